import { endpoints, type Endpoint, pages, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { QUESTIONS, SECTION_TITLES } from '@bearings/domain';
import {
  act,
  mockReply,
  fireEvent,
  mockHeldReply,
  mockAndRecord,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  userEvent,
  type UserEvent,
  waitFor,
  within,
  waitForEarlierRequests,
  setOffline,
} from '@bearings/web/testing';
import { changePreferences } from '../../../funnel/preferences';
import { funnel } from '../../../funnel/use-funnel';
import { loadAssessmentPage } from '../../../page-loaders/assessment-page';
import { routes } from '../../../routes';
import {
  ada,
  answerQuestionsUpTo,
  completedAssessment,
  mockVisitorApi,
  resetFunnel,
  preview,
} from '../../../testing/funnel.factory';

const elsewhereRoute = { path: '/elsewhere', element: null };
const openAssessment = () => renderPage([elsewhereRoute, ...routes], { path: pages.assessment });
const findQuestion = (number: number) => screen.findByText(`Question ${number} of 36`);
const findButtonNamed = (name: string) => screen.findByRole('button', { name });
const findRadio = (name: string) => screen.findByRole('radio', { name });

const realSetTimeout = window.setTimeout;

/**
 * Changes when the save happens that is due a second after an answer. Assigned directly, because Testing Library would
 * mistake a mock for Jest's fake timers.
 */
function replaceDelayedSaves(replace: (save: TimerHandler) => [TimerHandler, number]) {
  window.setTimeout = ((run: TimerHandler, delay?: number) =>
    delay === 1_000 ? realSetTimeout(...replace(run)) : realSetTimeout(run, delay)) as typeof setTimeout;
}
/** Ignores the delayed saves, so that only leaving the page saves. */
const dropDelayedSaves = () => replaceDelayedSaves(() => [() => undefined, 0]);
const saveWithoutDelay = () => replaceDelayedSaves((save) => [save, 0]);

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  changePreferences({ nextOnAnswer: null, numberKeys: true });
  server.use(...mockVisitorApi());
});
afterEach(() => {
  jest.restoreAllMocks();
  window.setTimeout = realSetTimeout;
});

describe('the page of a statement', () => {
  it('shows the section, the number of the statement and the progress', async () => {
    answerQuestionsUpTo(12);
    openAssessment();
    await findQuestion(13);
    const statement = screen.getByRole('heading', { name: QUESTIONS[12]?.text });
    expect(statement).toHaveAccessibleDescription('Question 13 of 36');
    expect(screen.getByText(SECTION_TITLES.analytical)).toBeVisible();
    expect(screen.getByText('33% complete')).toBeVisible();
    expect(screen.getAllByText(/part 1 of 2/)).not.toHaveLength(0);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 36 answered');
    const scale = screen.getByRole('radiogroup', { name: QUESTIONS[12]?.text });
    expect(within(scale).getAllByRole('radio')).toHaveLength(5);
  });

  it('shows an error if Next is pressed without an answer', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    const nextButton = await findButtonNamed('Next');
    expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    expect(await findButtonNamed('Previous')).toBeDisabled();
    await user.click(nextButton);
    expect(await screen.findByText('Answer Required')).toBeVisible();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please select an answer before continuing.');
    await user.click(await findRadio('Agree'));
    expect(screen.queryByText('Please select an answer before continuing.')).not.toBeInTheDocument();
    await user.click(nextButton);
    expect(await findQuestion(2)).toBeVisible();
  });

  it('stores an answer at once, and lets the visitor change it later', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await user.click(await findRadio('Disagree'));
    expect(window.localStorage.getItem('bearings.assessment')).toContain('"q1":"2"');
    await user.click(await findButtonNamed('Next'));
    await user.click(await findButtonNamed('Previous'));
    expect(await findRadio('Disagree')).toBeChecked();
    await user.click(await findRadio('Strongly Agree'));
    expect(funnel.current().answers).toEqual({ q1: '5' });
  });

  it('accepts the keys 1 to 5 as answers, and Enter to open the next statement', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await findQuestion(1);
    await user.keyboard('4');
    expect(await findRadio('Agree')).toBeChecked();
    expect(await findQuestion(1)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await findQuestion(2)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.keyboard('{Tab}{ArrowRight}{ArrowRight}{Enter}');
    expect(await findQuestion(3)).toBeVisible();
    expect(funnel.current().answers).toMatchObject({ q1: '4' });
    expect(funnel.current().answers['q2']).toBeDefined();
  });

  it('announces each new statement to screen readers, even if its heading already has the focus', async () => {
    answerQuestionsUpTo(3);
    const { user } = openAssessment();
    await findQuestion(4);
    await user.keyboard('5{Enter}');
    await findQuestion(5);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    await user.keyboard('5{Enter}');
    await findQuestion(6);
    // The element stays the same, so screen readers need aria-live to announce its text.
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(heading).toHaveTextContent(QUESTIONS[5]?.text ?? '');
    expect(heading).toHaveAttribute('aria-live', 'polite');
  });

  it('does not open the next statement when Enter presses a button that has the focus', async () => {
    answerQuestionsUpTo(1);
    const { user } = openAssessment();
    await findQuestion(2);
    await user.keyboard('3');
    (await findButtonNamed('Previous')).focus();
    await user.keyboard('{Enter}');
    expect(await findQuestion(1)).toBeVisible();
  });

  /** jsdom's pointer events have no pointer type and no size, so they are added here. */
  const pointerDown = (pointer: { pointerType: string; width: number; height: number }) =>
    Object.assign(new MouseEvent('pointerdown', { bubbles: true }), pointer);

  /** Presses an answer with the events that a finger on a touch screen causes. */
  async function touch(name: string) {
    const answer = await findRadio(name);
    fireEvent(answer, pointerDown({ pointerType: 'touch', width: 20, height: 20 }));
    fireEvent.click(answer);
  }

  it('opens the next statement after an answer by touch unless the setting is off', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await findQuestion(1);
    await touch('Agree');
    expect(await findQuestion(2)).toBeVisible();
    expect(screen.queryByRole('switch', { name: /next statement when I answer/ })).toBeNull();
    await user.click(await findButtonNamed('Previous'));
    const offer = await screen.findByRole('switch', { name: /next statement when I answer/ });
    act(() => changePreferences({ nextOnAnswer: false }));
    expect(offer).not.toBeChecked();
    await touch('Neutral');
    expect(await findQuestion(1)).toBeVisible();
  });

  it('opens the next statement after a mouse click only if the setting is on', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await user.click(await findRadio('Agree'));
    expect(await findQuestion(1)).toBeVisible();
    await user.click(await screen.findByRole('switch', { name: /next statement when I answer/ }));
    fireEvent(await findRadio('Neutral'), pointerDown({ pointerType: 'mouse', width: 1, height: 1 }));
    fireEvent.click(await findRadio('Neutral'));
    expect(await findQuestion(2)).toBeVisible();
    expect(window.localStorage.getItem('bearings.quiz-preferences')).toContain('true');
  });

  it.each([
    ['number keys', async (user: UserEvent) => user.keyboard('3')],
    [
      'arrow keys',
      async (user: UserEvent) => {
        act(() => screen.getByRole('radio', { name: 'Strongly Disagree' }).focus());
        await user.keyboard('{ArrowDown}{ArrowDown}');
      },
    ],
    [
      'a screen reader',
      async () => {
        const answer = await findRadio('Neutral');
        fireEvent(answer, pointerDown({ pointerType: 'touch', width: 0, height: 0 }));
        fireEvent.click(answer);
      },
    ],
  ])('stays open after an answer by %s, whatever the setting is', async (_, press) => {
    changePreferences({ nextOnAnswer: true });
    answerQuestionsUpTo(3);
    const { user } = openAssessment();
    await findQuestion(4);
    await press(user);
    expect(await findQuestion(4)).toBeVisible();
    expect(await findRadio('Neutral')).toBeChecked();
  });

  it('mentions the number keys only after a key was pressed, and ignores them once they are switched off', async () => {
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await findQuestion(1);
    expect(screen.queryByRole('switch', { name: /keys 1 to 5/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/to go on\.$/)).not.toBeInTheDocument();
    await user.keyboard('3');
    expect(screen.getByText(/to go on\.$/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /keys 1 to 5/ }));
    await user.keyboard('4');
    expect(funnel.current().answers).toEqual({ q1: '3' });
  });

  it('has the reduced header, which becomes the full header when the visitor leaves the statements', async () => {
    answerQuestionsUpTo(36);
    funnel.goTo(11);
    const { store, user, visit } = openAssessment();
    await findQuestion(12);
    expect(store.getState().chrome).toEqual({ kind: 'focus' });
    await user.click(await findButtonNamed('Check your answers'));
    expect(store.getState().chrome).toEqual({ kind: 'full' });
    await user.click(await findButtonNamed('Back to the statements'));
    await findQuestion(12);
    expect(store.getState().chrome).toEqual({ kind: 'focus' });
    await visit(elsewhereRoute.path);
    expect(store.getState().chrome).toEqual({ kind: 'full' });
  });

  it('saves unsaved answers on Save & exit, and shows a message with a link back', async () => {
    dropDelayedSaves();
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    answerQuestionsUpTo(2);
    const start = { path: pages.home, element: <p>The start page</p> };
    const { user } = renderPage([start, ...routes], { path: pages.assessment });
    await findQuestion(3);
    await user.keyboard('4');
    await user.click(await findButtonNamed('Save & exit'));
    expect(await screen.findByText('The start page')).toBeVisible();
    expect(await screen.findByText('Your answers are saved')).toBeVisible();
    await waitFor(() => expect(savedDrafts).toEqual([{ ...ada, answers: { q1: '4', q2: '4', q3: '4' } }]));
    await user.click(await findButtonNamed('Carry on'));
    await findQuestion(3);
    expect(await findRadio('Agree')).toBeChecked();
  });
});

describe('the answers given so far', () => {
  it('are saved on the server one second after the last answer', async () => {
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    answerQuestionsUpTo(0);
    const { user } = openAssessment();
    await findQuestion(1);
    await user.keyboard('4{Enter}');
    await findQuestion(2);
    await user.keyboard('2');
    await waitFor(() => expect(savedDrafts).toHaveLength(1), { timeout: 30_000 });
    expect(savedDrafts).toEqual([{ ...ada, answers: { q1: '4', q2: '2' } }]);
  });

  it('are not saved again when the visitor opens another statement without changing an answer', async () => {
    saveWithoutDelay();
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    answerQuestionsUpTo(2);
    const { user } = openAssessment();
    await user.click(await findButtonNamed('Previous'));
    await findQuestion(2);
    await act(waitForEarlierRequests);
    expect(savedDrafts).toEqual([]);
    await user.keyboard('1');
    await waitFor(() => expect(savedDrafts).toEqual([{ ...ada, answers: { q1: '4', q2: '1' } }]));
  });

  it('are saved when the visitor leaves the page, even if the previous attempt to save them failed', async () => {
    saveWithoutDelay();
    const refusedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} }, 503);
    answerQuestionsUpTo(2);
    const page = openAssessment();
    await findQuestion(3);
    await page.user.keyboard('4');
    await waitFor(() => expect(refusedDrafts).toHaveLength(1));
    await act(waitForEarlierRequests);
    expect(funnel.current().unsaved).toBe(true);
    dropDelayedSaves();
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const all = { ...ada, answers: { q1: '4', q2: '4', q3: '4' } };
    await waitFor(() => expect(savedDrafts).toEqual([all]));
    await waitFor(() => expect(funnel.current().unsaved).toBe(false));
    await page.user.keyboard('1');
    await page.visit(elsewhereRoute.path);
    await waitFor(() => expect(savedDrafts).toHaveLength(2));
    expect(savedDrafts[1]).toMatchObject({ answers: { q3: '1' } });
  });

  it('are not saved on leaving the page if their account has signed out', async () => {
    dropDelayedSaves();
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    funnel.claim(createSignedInUser().id);
    answerQuestionsUpTo(2);
    const { user } = openAssessment();
    await findQuestion(3);
    await user.keyboard('4');
    document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(waitForEarlierRequests);
    expect(savedDrafts).toEqual([]);

    createSignedInUser();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(savedDrafts).toHaveLength(1));
  });

  it('are saved on the next visit if the last save failed', async () => {
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    answerQuestionsUpTo(2);
    funnel.answer('q2', '1');
    openAssessment();
    await waitFor(() => expect(savedDrafts).toHaveLength(1), { timeout: 30_000 });
    expect(savedDrafts[0]).toMatchObject({ answers: { q1: '4', q2: '1' } });
  });

  it('are saved only after the server has created the draft', async () => {
    saveWithoutDelay();
    const savedDrafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
    const heldTracking = mockHeldReply(endpoints.startTracking, { id: 'a' });
    funnel.type(ada);
    answerQuestionsUpTo(2);
    funnel.editDetails();
    const { user } = openAssessment();
    await user.click(await findButtonNamed('Go on with your assessment (2 answered)'));
    await findQuestion(3);
    await user.keyboard('1');
    await act(waitForEarlierRequests);
    expect(savedDrafts).toEqual([]);
    heldTracking.release();
    await waitFor(() => expect(savedDrafts).toHaveLength(1), { timeout: 30_000 });
  });
});

/** Completes the statements and skips the circumstances step. */
async function completeQuiz(user: UserEvent): Promise<void> {
  await user.click(await findButtonNamed('Complete Assessment'));
  await user.click(await findButtonNamed('Skip this part'));
  await screen.findByRole('heading', { name: 'Would you enjoy any of these?' });
  await user.click(await findButtonNamed('Skip to the end'));
}

describe('completing the assessment', () => {
  it('sends all 36 answers and opens the preview', async () => {
    const sentBodies = mockAndRecord(endpoints.submitAssessment, completedAssessment);
    answerQuestionsUpTo(35);
    const { user } = openAssessment();
    await findQuestion(36);
    await user.keyboard('2');
    await completeQuiz(user);
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toHaveFocus();
    expect(screen.getByText('Assessment Completed!')).toBeVisible();
    expect(screen.getByText('Your personality assessment is ready for preview.')).toBeVisible();
    expect(sentBodies).toHaveLength(1);
    expect(sentBodies[0]).toMatchObject(ada);
    expect(sentBodies[0]).toHaveProperty('responses.length', 36);
    expect(sentBodies[0]).toHaveProperty('responses.35', {
      questionId: 'q36',
      answer: '2',
      score: 2,
    });
  });

  it('sends only one request if the button is pressed several times', async () => {
    const { sent, release } = mockHeldReply(endpoints.submitAssessment, completedAssessment);
    answerQuestionsUpTo(36);
    funnel.askCircumstances(5);
    const { user } = openAssessment();
    const finish = await findButtonNamed('See your preview');
    await user.dblClick(finish);
    await user.click(finish);
    expect(finish).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('shows the server’s reason for a refusal, and keeps all answers', async () => {
    server.use(mockRefusal(endpoints.submitAssessment, 400, { message: 'Not q7.' }));
    answerQuestionsUpTo(36);
    const { user } = openAssessment();
    await completeQuiz(user);
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Not q7.')).toBeVisible();
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
    server.use(mockReply(endpoints.submitAssessment, completedAssessment));
    await user.click(await findButtonNamed('Skip to the end'));
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
  });

  const anyReplyEndpoint: Endpoint<unknown, unknown> = endpoints.submitAssessment;
  it.each([
    ['an empty object', mockReply(anyReplyEndpoint, {})],
    ['null', mockReply(anyReplyEndpoint, null)],
    ['a list', mockReply(anyReplyEndpoint, [])],
    ['an error without a message', mockRefusal(endpoints.submitAssessment, 500, { message: '' })],
  ])('shows an error and keeps the answers if the reply is %s', async (_, handler) => {
    server.use(handler);
    answerQuestionsUpTo(36);
    const { user } = openAssessment();
    await completeQuiz(user);
    expect(await screen.findByText('Failed to save assessment. Please try again.')).toBeVisible();
    expect(screen.queryByText('Assessment Completed!')).not.toBeInTheDocument();
    expect(funnel.current().assessmentId).toBeNull();
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
  });

  it('opens the details form if the server refuses one of the details', async () => {
    const refusal = { code: 'invalid_field' as const, message: 'Not an email.', field: 'email' };
    server.use(mockRefusal(endpoints.submitAssessment, 400, refusal));
    answerQuestionsUpTo(36);
    const { user } = openAssessment();
    await completeQuiz(user);
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveAccessibleDescription(/^Not an email\./);
    expect(email).toHaveFocus();
  });

  it('sends the answers again as soon as the server is reachable', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      let hasArrived = false;
      const originalFetch = globalThis.fetch;
      jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        const isLost = String(input).endsWith(endpoints.submitAssessment.path) && !hasArrived;
        return isLost ? Promise.reject(new TypeError('reset')) : originalFetch(input, init);
      });
      answerQuestionsUpTo(36);
      renderPage(routes, { path: pages.assessment, user });
      await completeQuiz(user);
      expect(await screen.findByText('Failed to save assessment. Please try again.')).toBeVisible();
      expect(screen.getByText('Your answers are safe and waiting to be sent')).toBeVisible();
      expect(screen.getByText(/^We cannot reach the site at the moment/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(screen.queryByRole('heading', { name: preview.headline.title })).not.toBeInTheDocument();
      hasArrived = true;
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('accepts answers while offline, and sends all of them once when online again', async () => {
    const sentBodies = mockAndRecord(endpoints.submitAssessment, completedAssessment);
    answerQuestionsUpTo(34);
    const { user } = openAssessment();
    await findQuestion(35);
    setOffline(true);
    const words = 'You are offline. Your answers are kept on this device, and you can go on answering.';
    expect(await screen.findByText(words)).toBeVisible();
    await user.keyboard('4{Enter}');
    await findQuestion(36);
    await user.keyboard('4');
    await completeQuiz(user);
    await user.click(await findButtonNamed('Skip to the end'));
    expect(await screen.findByText('Your answers are safe and waiting to be sent')).toBeVisible();
    expect(window.localStorage.getItem('bearings.assessment')).toContain('"queued":true');
    expect(sentBodies).toEqual([]);
    setOffline(false);
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(sentBodies).toHaveLength(1);
  });
});

describe('the review of answers', () => {
  it('shows all answers, each with a button to change it', async () => {
    answerQuestionsUpTo(36);
    const { user } = openAssessment();
    await user.click(await findButtonNamed('Check your answers'));
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
    expect(screen.getAllByText('Agree')).toHaveLength(36);
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    await user.click(await findButtonNamed('Change the answer to question 7'));
    expect(await findQuestion(7)).toBeVisible();
    await user.keyboard('1');
    await user.click(await findButtonNamed('Check your answers'));
    expect(await screen.findAllByText('Strongly Disagree')).toHaveLength(1);
    await completeQuiz(user);
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
  });

  it('opens at the answer whose change button was pressed before, and otherwise at the top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation();
    answerQuestionsUpTo(36);
    const { user } = openAssessment();
    await user.click(await findButtonNamed('Check your answers'));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(scrollIntoView).not.toHaveBeenCalled();
    await user.click(await findButtonNamed('Change the answer to question 20'));
    await findQuestion(20);
    scrollTo.mockClear();
    await user.click(await findButtonNamed('Check your answers'));
    expect(await findButtonNamed('Change the answer to question 20')).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('opens the first unanswered statement instead of submitting the answers', async () => {
    answerQuestionsUpTo(34);
    funnel.review();
    const { user } = openAssessment();
    expect(await screen.findByText('2 statements have no answer yet.')).toBeVisible();
    await user.click(await findButtonNamed('Complete Assessment'));
    expect(await findQuestion(35)).toBeVisible();
  });
});
