import { type AssessmentSubmission, endpoints, pages } from '@bearings/contracts';
import { COUNTRY_LIST } from '@bearings/domain';
import {
  createSignedInUser,
  mockAndRecord,
  mockReply,
  renderPage,
  screen,
  server,
  waitFor,
  type UserEvent,
} from '@bearings/web/testing';
import { toSubmission } from '../../../funnel/funnel-state';
import { funnel } from '../../../funnel/use-funnel';
import { loadAssessmentPage } from '../../../page-loaders/assessment-page';
import { routes } from '../../../routes';
import { ada, mockVisitorApi, resetFunnel } from '../../../testing/funnel.factory';

const openAssessment = () => renderPage(routes, { path: pages.assessment });
const findCountry = () => screen.findByRole('combobox', { name: /^Country/ });

function setTimeZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

async function acceptDetails(user: UserEvent): Promise<void> {
  for (const [label, text] of [
    ['First name', ada.firstName],
    ['Last name', ada.lastName],
    ['Email', ada.email],
  ] as const) {
    const field = screen.getByRole('textbox', { name: new RegExp(label) });
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: /assessment/ }));
  expect(await screen.findByText(/Question \d of 36/)).toBeVisible();
}

const readSentCountry = (): AssessmentSubmission['countryCode'] => toSubmission(funnel.current(), false).countryCode;

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  server.use(...mockVisitorApi());
});
afterEach(() => jest.restoreAllMocks());

describe('the country on the details page', () => {
  it('is one of twenty in a select with a label and a description', async () => {
    openAssessment();
    const select = await findCountry();
    expect(select).toHaveAccessibleDescription(/Where you want to work/);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(COUNTRY_LIST);
    expect(names).toHaveLength(20);
  });

  it.each([
    ['Europe/Dublin', 'IE'],
    ['America/Chicago', 'US'],
    ['America/Sao_Paulo', 'GB'],
    ['UTC', 'GB'],
  ])('is at first that of the time zone %s (%s), whatever the browser’s languages', async (timeZone, code) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-CA']);
    setTimeZone(timeZone);
    const { user } = openAssessment();
    expect(await findCountry()).toHaveValue(code);
    await acceptDetails(user);
    expect(readSentCountry()).toBe(code);
  });

  it('is the chosen one, which is saved with the draft and kept when the details are edited', async () => {
    const drafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    const { user } = openAssessment();
    await user.selectOptions(await findCountry(), 'New Zealand');
    await acceptDetails(user);
    await waitFor(() => expect(drafts).toEqual([{ ...ada, answers: {}, countryCode: 'NZ' }]), { timeout: 30_000 });
    expect(readSentCountry()).toBe('NZ');
    funnel.editDetails();
    expect(await findCountry()).toHaveValue('NZ');
  });

  it('is that of the draft from another browser, unless this one has a choice', async () => {
    setTimeZone('Asia/Kolkata');
    server.use(mockReply(endpoints.draft, { answers: { q1: '3' }, countryCode: 'SE' }));
    const { unmount } = openAssessment();
    await waitFor(async () => expect(await findCountry()).toHaveValue('SE'));
    unmount();
    resetFunnel();
    funnel.chooseCountry('JP');
    openAssessment();
    await waitFor(() => expect(Object.keys(funnel.current().answers)).toHaveLength(1));
    expect(await findCountry()).toHaveValue('JP');
  });

  it('is that of the account, which the server uses unless another is chosen', async () => {
    setTimeZone('America/New_York');
    createSignedInUser({ country: 'Norway' });
    const { user } = openAssessment();
    await waitFor(async () => expect(await findCountry()).toHaveValue('NO'));
    await acceptDetails(user);
    expect(readSentCountry()).toBeUndefined();
    funnel.editDetails();
    await user.selectOptions(await findCountry(), 'Denmark');
    await acceptDetails(user);
    expect(readSentCountry()).toBe('DK');
  });
});
