import { type Assessment, endpoints, pages, pageTo } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  findLinkTarget,
  mockAndRecord,
  type UserEvent,
} from '@bearings/web/testing';
import { funnel } from '../../funnel/use-funnel';
import { loadAssessmentPage } from '../../page-loaders/assessment-page';
import { routes } from '../../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  preview,
  mockVisitorApi,
  resetFunnel,
} from '../../testing/funnel.factory';

const OWNED_ASSESSMENT: Assessment = {
  ...completedAssessment,
  id: '99999999-2222-4333-8444-555555555555',
  completedAt: '2026-01-05T10:00:00Z',
  isPaid: true,
  status: 'ready',
  retakeUntil: '2027-01-05T10:00:00Z',
  circumstances: { interests: { care: 'like' }, stage: 'working' },
};
const { retakeUntil: _, ...USED } = OWNED_ASSESSMENT;

const openAssessment = () =>
  renderPage([...routes, { path: pages.report, element: <p>The report</p> }], {
    path: pages.assessment,
  });
async function pressUpdate(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: 'Update my report, free' });
  if (!button) throw new Error('There is no button.');
  await user.click(button);
}
const mockOwnedAssessment = (owned: Assessment) => [
  mockReply(endpoints.assessments, [completedAssessment, owned]),
  mockReply(endpoints.assessment, ({ params }) => (params['id'] === owned.id ? owned : completedAssessment)),
];

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  answerQuestionsUpTo(36);
  server.use(...mockVisitorApi(), mockReply(endpoints.assessment, completedAssessment));
});

describe('the preview after the assessment was repeated', () => {
  beforeEach(() => funnel.complete(ASSESSMENT_ID));

  it('has a button with which the owner of a report updates it free of charge with the new answers', async () => {
    const onSent = jest.fn();
    createSignedInUser();
    server.use(
      ...mockOwnedAssessment(OWNED_ASSESSMENT),
      mockReply(endpoints.retakeReport, ({ params, body }) => {
        onSent(params, body);
        return { status: 'generating' as const };
      }),
    );
    const { user, router } = openAssessment();
    expect(await screen.findByText('You own a report from 5 January 2026')).toBeVisible();
    expect(screen.getByText(/free until 5 January 2027/)).toBeVisible();
    await pressUpdate(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(pageTo.report(OWNED_ASSESSMENT.id)));
    expect(onSent).toHaveBeenCalledWith({ id: OWNED_ASSESSMENT.id }, { assessmentId: ASSESSMENT_ID });
    expect(funnel.current().assessmentId).toBeNull();
  });

  it('keeps the answers if the server refuses to update the report with them', async () => {
    createSignedInUser();
    server.use(
      ...mockOwnedAssessment(OWNED_ASSESSMENT),
      mockRefusal(endpoints.retakeReport, 409, { message: 'It was used.' }),
    );
    const { user } = openAssessment();
    await pressUpdate(user);
    expect(await screen.findByText('It was used.')).toBeVisible();
    expect(funnel.current().assessmentId).toBe(ASSESSMENT_ID);
  });

  it('tells an owner who has used the free retake that another payment creates a second report', async () => {
    createSignedInUser();
    server.use(...mockOwnedAssessment(USED));
    openAssessment();
    expect(await screen.findByText(/makes a second, separate report/)).toBeVisible();
    expect(findLinkTarget('Open my report')).toBe(pageTo.report(OWNED_ASSESSMENT.id));
    expect(screen.queryByRole('button', { name: 'Update my report, free' })).toBeNull();
  });

  it('mentions no earlier report to a visitor without an account, and does not fetch a list of assessments', async () => {
    const listBodies = mockAndRecord(endpoints.assessments, [OWNED_ASSESSMENT]);
    openAssessment();
    await screen.findByRole('heading', { name: preview.headline.title });
    expect(screen.queryByText(/You own a report/)).toBeNull();
    expect(listBodies).toEqual([]);
  });
});

it('the circumstances step starts with the choices of the report that the user owns', async () => {
  createSignedInUser();
  server.use(...mockOwnedAssessment(OWNED_ASSESSMENT));
  funnel.askCircumstances();
  openAssessment();
  expect(await screen.findByText(/This is filled in from your report/)).toBeVisible();
  expect(screen.getAllByRole('radio', { name: 'Like' })[0]).toBeChecked();
  expect(funnel.current().choices?.stage).toBe('working');
});
