import { endpoints, pages, pageTo } from '@bearings/contracts';
import {
  mockAndRecord,
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@bearings/web/testing';
import { readFunnelState, toSubmission, writeFunnelState } from '../../funnel/funnel-state';
import { funnel } from '../../funnel/use-funnel';
import { loadAssessmentPage } from '../../page-loaders/assessment-page';
import { routes } from '../../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  COUNTRY_REPORTS,
  mockVisitorApi,
  previewCareers,
  PUBLIC_CONFIG,
  resetFunnel,
} from '../../testing/funnel.factory';

const [, germany] = COUNTRY_REPORTS;
const THIN = {
  line: 'Of your ten careers, none with published pay; none with the country’s own ways in.',
  note: 'So what you buy here is mainly the list, the reasons and the plan.',
};
/** Opens the collapsed part about the country, and returns the page region in it. */
const openDetails = async () => {
  const summary = await screen.findByText('Change country, or see what that means');
  summary.closest('details')?.setAttribute('open', '');
  return screen.findByRole('region', { name: 'What a report has for your country' });
};

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  answerQuestionsUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  server.use(
    ...mockVisitorApi(),
    mockReply(endpoints.assessment, completedAssessment),
    mockReply(endpoints.createPaymentIntent, { clientSecret: 'pi_1_secret_2' }),
  );
});

it('the part of a page about the report’s country offers a retry if it fails to load', async () => {
  server.use(mockRefusal(endpoints.countryReports, 404));
  const { user } = renderPage(routes, { path: pages.assessment });
  const part = within(await openDetails());
  const retry = await part.findByRole('button', { name: 'Try Again' });
  server.use(mockReply(endpoints.countryReports, COUNTRY_REPORTS));
  await user.click(retry);
  expect(await part.findByText(/published figures for 230 of 247/)).toBeVisible();
});

it('the part about the report’s country is above the price on the preview and at the checkout', async () => {
  const sentBodies: unknown[] = [];
  server.use(
    mockReply(endpoints.changeAssessment, ({ body }) => {
      sentBodies.push(body);
      server.use(mockReply(endpoints.assessment, { ...completedAssessment, countryCode: 'DE' }));
      return { ...completedAssessment, countryCode: 'DE' };
    }),
  );
  const { user, unmount } = renderPage(routes, { path: pages.assessment });
  const part = within(await openDetails());
  expect(await part.findByRole('combobox', { name: 'Country' })).toHaveTextContent('United Kingdom');
  await user.click(await part.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  for (const text of germany?.says ?? []) expect(part.getByText(text)).toBeVisible();
  expect(part.getByText('Your report for Germany has published pay and no ways in.')).toBeVisible();
  await waitFor(() => expect(sentBodies).toEqual([{ countryCode: 'DE' }]));
  const [price] = screen.getAllByRole('link', { name: 'Get Complete Report' });
  const order = price ? (await openDetails()).compareDocumentPosition(price) : 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();

  renderPage(routes, { path: pageTo.checkout(ASSESSMENT_ID) });
  const shownDetails = within(await openDetails());
  for (const text of germany?.says ?? []) expect(await shownDetails.findByText(text)).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(-2)).toEqual(['Country', 'Total']);
  expect(summary.getAllByRole('definition').at(-2)).toHaveTextContent('Germany');
});

it('the line on the country counts the reader’s own careers, and says what is bought where few have pay or ways in', async () => {
  server.use(mockReply(endpoints.previewCareers, { ...previewCareers, coverage: THIN }));
  renderPage(routes, { path: pages.assessment });
  expect(await screen.findByText(THIN.line)).toBeVisible();
  const note = screen.getByText(THIN.note);
  const [price] = screen.getAllByRole('link', { name: 'Get Complete Report' });
  expect(note.compareDocumentPosition(price ?? note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('the checkout counts the reader’s own careers in the same words, and says above the payment what is bought', async () => {
  server.use(mockReply(endpoints.previewCareers, { ...previewCareers, coverage: THIN }));
  renderPage(routes, { path: pageTo.checkout(ASSESSMENT_ID) });
  expect(await screen.findByText(THIN.line)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Order summary' })).getByText(THIN.note)).toBeVisible();
});

it.each([
  ['DE', /^About €\d+, at the rate of \w+ 20\d\d\. You pay in pounds, and your bank sets its own rate\.$/],
  ['GB', null],
])(
  'the price has its rough equivalent abroad, on the preview and at the checkout: %s',
  async (countryCode, expected) => {
    server.use(mockReply(endpoints.assessment, { ...completedAssessment, countryCode }));
    for (const path of [pages.assessment, pageTo.checkout(ASSESSMENT_ID)]) {
      const { unmount } = renderPage(routes, { path });
      await screen.findAllByText('£9.99');
      await screen.findAllByText(`For ${countryCode === 'GB' ? 'the United Kingdom' : 'Germany'}`);
      const found = screen.queryByText(/at the rate of/);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toHaveTextContent(expected);
      unmount();
    }
  },
);

describe('the offer to write when the country has more', () => {
  const withNewsletter = { ...PUBLIC_CONFIG, capabilities: ['newsletter'] };
  const inIndia = { ...completedAssessment, countryCode: 'IN' };
  const OFFER = 'Hear when we have more for India';
  beforeEach(() =>
    server.use(
      mockReply(endpoints.config, withNewsletter),
      mockReply(endpoints.assessment, inIndia),
      mockReply(endpoints.previewCareers, { ...previewCareers, country: 'IN', coverage: THIN }),
    ),
  );

  it('asks for one email about this country, to the assessment’s address or another', async () => {
    const sentBodies = mockAndRecord(endpoints.subscribeToNewsletter, { status: 'accepted' });
    const { user } = renderPage(routes, { path: pages.assessment });
    (await screen.findByText(OFFER)).closest('details')?.setAttribute('open', '');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue(completedAssessment.email);
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Write to me once' }));
    expect(sentBodies).toEqual([]);
    expect(email).toHaveFocus();
    await user.type(email, 'other@example.com');
    await user.click(screen.getByRole('button', { name: 'Write to me once' }));
    expect(await screen.findByText('Look in your inbox')).toBeVisible();
    expect(sentBodies).toEqual([{ email: 'other@example.com', list: 'IN' }]);
  });

  it.each([
    ['the country has enough', () => mockReply(endpoints.previewCareers, { ...previewCareers, country: 'IN' })],
    ['no email can be sent', () => mockReply(endpoints.config, PUBLIC_CONFIG)],
  ])('is not made if %s', async (_, reply) => {
    server.use(reply());
    renderPage(routes, { path: pages.assessment });
    await screen.findAllByText(/^Of your ten careers/);
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('says why it failed', async () => {
    server.use(
      mockRefusal(endpoints.subscribeToNewsletter, 429, { code: 'too_many_requests', message: 'Wait an hour.' }),
    );
    const { user } = renderPage(routes, { path: pages.assessment });
    (await screen.findByText(OFFER)).closest('details')?.setAttribute('open', '');
    await user.click(screen.getByRole('button', { name: 'Write to me once' }));
    expect(await screen.findByText('Wait an hour.')).toBeVisible();
  });
});

it('the line on the country is about all occupations if the reader’s careers could not be loaded', async () => {
  server.use(mockRefusal(endpoints.previewCareers, 503));
  renderPage(routes, { path: pageTo.checkout(ASSESSMENT_ID) });
  expect(await screen.findByText(COUNTRY_REPORTS[0]?.line ?? '', { selector: '.text-muted' })).toBeVisible();
});

it('the country chosen for the report is kept when the answers are submitted again', async () => {
  server.use(mockReply(endpoints.changeAssessment, { ...completedAssessment, countryCode: 'DE' }));
  const { user } = renderPage(routes, { path: pages.assessment });
  await user.click(await within(await openDetails()).findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await waitFor(() => expect(funnel.current().country).toBe('DE'));
  const reloadedState = readFunnelState(writeFunnelState(funnel.current()));
  expect(toSubmission(reloadedState, false).countryCode).toBe('DE');
});

it('the country field shows the stored country again if saving fails', async () => {
  server.use(mockRefusal(endpoints.changeAssessment, 500));
  const { user } = renderPage(routes, { path: pages.assessment });
  const select = await within(await openDetails()).findByRole('combobox', { name: 'Country' });
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(await screen.findByText('Country not saved')).toBeVisible();
  expect(select).toHaveTextContent('United Kingdom');
});
