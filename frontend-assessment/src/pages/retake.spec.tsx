import { type Assessment, endpoints, pages, pageTo } from '@bearings/contracts';
import {
  answer,
  refuse,
  renderPage,
  screen,
  server,
  signIn,
  waitFor,
  linkTo,
  record,
} from '@bearings/web/testing';
import { funnel } from '../features/funnel/use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import {
  answerUpTo,
  ASSESSMENT_ID,
  completed,
  preview,
  quietApi,
  resetFunnel,
} from '../testing/funnel.factory';

const OWNED: Assessment = {
  ...completed,
  id: '99999999-2222-4333-8444-555555555555',
  completedAt: '2026-01-05T10:00:00Z',
  isPaid: true,
  status: 'ready',
  retakeUntil: '2027-01-05T10:00:00Z',
  circumstances: { interests: { care: 'like' }, stage: 'working' },
};
const { retakeUntil: _, ...USED } = OWNED;

const open = () =>
  renderPage([...routes, { path: pages.report, element: <p>The report</p> }], {
    path: pages.assessment,
  });
const handlersFor = (owned: Assessment) => [
  answer(endpoints.assessments, [completed, owned]),
  answer(endpoints.assessment, ({ params }) => (params['id'] === owned.id ? owned : completed)),
];

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  answerUpTo(36);
  server.use(...quietApi(), answer(endpoints.assessment, completed));
});

describe('the preview of a user who owns a report', () => {
  beforeEach(() => funnel.complete(ASSESSMENT_ID));

  it('offers a free retake of the report before payment, and submits the answers to it', async () => {
    const sent = jest.fn();
    signIn();
    server.use(
      ...handlersFor(OWNED),
      answer(endpoints.retakeReport, ({ params, body }) => {
        sent(params, body);
        return { status: 'generating' as const };
      }),
    );
    const { user, router } = open();
    expect(await screen.findByText('You own a report from 5 January 2026')).toBeVisible();
    expect(screen.getByText(/free until 5 January 2027/)).toBeVisible();
    const [button] = screen.getAllByRole('button', { name: 'Update my report, free' });
    if (!button) throw new Error('There is no button.');
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe(pageTo.report(OWNED.id)));
    expect(sent).toHaveBeenCalledWith({ id: OWNED.id }, { assessmentId: ASSESSMENT_ID });
    expect(funnel.current().assessmentId).toBeNull();
  });

  it('keeps the answers if the retake is refused', async () => {
    signIn();
    server.use(
      ...handlersFor(OWNED),
      refuse(endpoints.retakeReport, 409, { message: 'It was used.' }),
    );
    const { user } = open();
    const [button] = await screen.findAllByRole('button', { name: 'Update my report, free' });
    if (!button) throw new Error('There is no button.');
    await user.click(button);
    expect(await screen.findByText('It was used.')).toBeVisible();
    expect(funnel.current().assessmentId).toBe(ASSESSMENT_ID);
  });

  it('says that another payment creates a second report if the retake has been used', async () => {
    signIn();
    server.use(...handlersFor(USED));
    open();
    expect(await screen.findByText(/makes a second, separate report/)).toBeVisible();
    expect(linkTo('Open my report')).toBe(pageTo.report(OWNED.id));
    expect(screen.queryByRole('button', { name: 'Update my report, free' })).toBeNull();
  });

  it('mentions no report to a visitor, and does not fetch a list of assessments', async () => {
    const listed = record(endpoints.assessments, [OWNED]);
    open();
    await screen.findByRole('heading', { name: preview.pattern });
    expect(screen.queryByText(/You own a report/)).toBeNull();
    expect(listed).toEqual([]);
  });
});

it('the circumstances step starts with the choices of the report that the user owns', async () => {
  signIn();
  server.use(...handlersFor(OWNED));
  funnel.askCircumstances();
  open();
  expect(await screen.findByText(/This is filled in from your report/)).toBeVisible();
  expect(screen.getAllByRole('radio', { name: 'Like' })[0]).toBeChecked();
  expect(funnel.current().choices?.stage).toBe('working');
});
