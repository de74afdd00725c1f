import { endpoints, type JobQuestions } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  createSignedInUser,
  mockAndRecord,
  server,
} from '@bearings/web/testing';
import { FeedbackPart } from './feedback-part';
import { routes } from '../../../routes';
import { createFeedback } from '../../../test/feedback.factory';

const openPart = (feedback = createFeedback(), jobs: JobQuestions['jobs'] = []) => {
  createSignedInUser();
  return renderPage([{ path: '/', element: <FeedbackPart id="1" /> }], {
    path: '/',
    handlers: [mockReply(endpoints.feedback, feedback), mockReply(endpoints.jobQuestions, { jobs })],
  });
};

describe('the rating of a report', () => {
  it('is sent with the value of each checkbox, ticked or not', async () => {
    const jobs = [
      { title: 'Baker', isSuggested: true, answer: 'yes' as const },
      { title: 'Diver', isSuggested: false, answer: 'unsure' as const },
    ];
    const sentBodies = mockAndRecord(endpoints.rateReport, createFeedback({ jobs, rating: 4 }));
    const { user } = openPart(createFeedback({ jobs }));
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      "BakerI'd look into itFrom your report",
      'DiverNot sureNot from your report',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Very' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you. We have it.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Email me in two weeks/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const plainFeedback = { rating: 4, comment: '', mayQuote: false };
    expect(sentBodies).toEqual([
      { ...plainFeedback, followUps: false },
      { ...plainFeedback, followUps: true },
    ]);
  });

  it('stays in the form when sending fails, and the reason is shown', async () => {
    server.use(mockRefusal(endpoints.rateReport, 503, { message: 'Busy.' }));
    const { user } = openPart();
    await user.click(await screen.findByRole('radio', { name: 'Very' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Busy.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Very' })).toBeChecked();
    expect(screen.queryByText('Thank you. We have it.')).toBeNull();
  });

  it('does not ask a pupil for consent to emails or quoting', async () => {
    openPart(createFeedback({ isPupil: true }));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the questions about jobs at the end of a report', () => {
  const createJob = (title: string) => ({ code: title, title, what: `What ${title} do.`, answer: null });
  const openQuestions = () => openPart(createFeedback(), [createJob('Bakers'), createJob('Divers')]);

  it('are asked one after another; a question stays if its answer was not saved, and the answers follow', async () => {
    server.use(mockRefusal(endpoints.answerJob, 503));
    const { user } = openQuestions();
    expect(await screen.findByRole('heading', { name: 'Bakers' })).toBeVisible();
    expect(screen.getByText(/Some of these jobs aren't from your report/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/Your answer wasn't saved/)).toBeVisible();
    const answerBodies = mockAndRecord(endpoints.answerJob, undefined);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { name: 'Divers' })).toHaveFocus();
    const jobs = [{ title: 'Bakers', isSuggested: true, answer: 'yes' as const }];
    server.use(mockReply(endpoints.feedback, createFeedback({ jobs })));
    await user.click(screen.getByRole('button', { name: 'Not sure' }));
    expect(await screen.findByText('From your report')).toBeVisible();
    expect(answerBodies).toEqual([
      { code: 'Bakers', answer: 'yes' },
      { code: 'Divers', answer: 'unsure' },
    ]);
  });

  it('disappear if the reader skips them', async () => {
    const { user } = openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Skip the questions' }));
    expect(screen.queryByRole('heading', { name: 'Bakers' })).not.toBeInTheDocument();
  });
});

describe('the page of a follow-up email', () => {
  const page = routes.filter(({ path }) => path === '/follow-up');
  it('preselects the answer in the link, but sends it only when the button is pressed', async () => {
    const sentBodies = mockAndRecord(endpoints.answerFollowUp, undefined);
    const { user } = renderPage(page, { path: '/follow-up#a-key.talked' });
    const chosenOption = await screen.findByRole('radio', { name: /^I talked to someone/ });
    expect(chosenOption).toBeChecked();
    expect(sentBodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sentBodies).toEqual([{ key: 'a-key', answer: 'talked' }]);
  });

  it('has a button that stops the follow-up emails', async () => {
    const keys: (string | null)[] = [];
    server.use(mockReply(endpoints.stopFollowUps, ({ search }) => void keys.push(search.get('key'))));
    const { user, unmount } = renderPage(page, { path: '/follow-up#a-key' });
    expect(await screen.findByRole('button', { name: 'Send my answer' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeVisible();
    expect(keys).toEqual(['a-key']);
    unmount();
    renderPage(page, { path: '/follow-up' });
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  });
});
