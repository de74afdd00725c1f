import { BANK_VERSION, endpoints, pages, QUESTIONS } from '@bearings/contracts';
import { act, answer, render, renderPage, screen } from '@bearings/web/testing';
import { readFunnelState } from '../features/funnel/funnel-state';
import { usePreferences } from '../features/funnel/preferences';
import { useFunnel } from '../features/funnel/use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import { ASSESSMENT_ID, completed, quietApi, resetFunnel } from '../testing/funnel.factory';

/** The text that release 0.1 stored, key by key, so that a renamed or dropped key fails here; of today's statements. */
const storedBy01 = ({ step = 'quiz', count = 20, id = 'null', queued = false }) =>
  `{"step":"${step}","person":{"email":"ada@example.com","firstName":"Ada","lastName":"Lovelace"},` +
  `"answers":{${answersUpTo(count)}},"position":${Math.min(count, 35)},"assessmentId":${id},` +
  `"unsaved":true,"queued":${queued},"owner":null,"bankVersion":${BANK_VERSION}}`;

const answersUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `"q${index + 1}":"${valueAt(index)}"`).join(',');

/** A different answer from one statement to the next, so that swapped answers fail too. */
const valueAt = (index: number) => String((index % 5) + 1);

const expectedAnswers = (count: number) =>
  Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }, index) => [id, valueAt(index)]));

function StoreReaders() {
  useFunnel();
  usePreferences();
  return null;
}

/** Stores a text under its key, and makes both stores read it, as a new page does. */
function store(key: string, text: string) {
  const { unmount } = render(<StoreReaders />);
  act(() => {
    window.localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  unmount();
}

function openWith(text: string) {
  store('bearings.assessment', text);
  return renderPage(routes, {
    path: pages.assessment,
    handlers: [...quietApi(), answer(endpoints.assessment, completed)],
  });
}

beforeAll(loadAssessmentPage);
afterEach(resetFunnel);

describe('the storage of release 0.1', () => {
  it('resumes at the next statement, with every answer', async () => {
    const text = storedBy01({ count: 20 });
    const { user } = openWith(text);
    expect(await screen.findByText('Question 21 of 36')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Question 20 of 36')).toBeInTheDocument();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', valueAt(19));
    expect(readFunnelState(text)).toEqual({
      step: 'quiz',
      person: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      answers: expectedAnswers(20),
      position: 20,
      choices: null,
      screen: 0,
      assessmentId: null,
      unsaved: true,
      queued: false,
      refused: null,
      owner: null,
    });
  });

  it('keeps its keys when the state is stored again', async () => {
    const { user } = openWith(storedBy01({ count: 20 }));
    await screen.findByText('Question 21 of 36');
    await user.click(screen.getByRole('radio', { name: /^Agree/ }));
    const stored: unknown = JSON.parse(window.localStorage.getItem('bearings.assessment') ?? '');
    expect(stored).toMatchObject({
      step: 'quiz',
      person: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      answers: { ...expectedAnswers(20), q21: '4' },
      position: 20,
      assessmentId: null,
      queued: false,
      owner: null,
      bankVersion: BANK_VERSION,
    });
  });

  it('opens the review with all 36 answers', async () => {
    openWith(storedBy01({ step: 'review', count: 36 }));
    expect(await screen.findByRole('heading', { level: 1, name: /Check/ })).toBeVisible();
    expect(screen.queryByText('No answer yet')).not.toBeInTheDocument();
  });

  it('opens the preview of its assessment', async () => {
    openWith(storedBy01({ step: 'preview', count: 36, id: `"${ASSESSMENT_ID}"` }));
    expect(await screen.findByText('You take the lead now and then.')).toBeVisible();
  });

  it('keeps the preferences for answering', async () => {
    store('bearings.quiz-preferences', '{"nextOnAnswer":true,"numberKeys":false}');
    const { user } = openWith(storedBy01({ count: 20 }));
    await screen.findByText('Question 21 of 36');
    await user.click(screen.getByRole('radio', { name: /^Agree/ }));
    expect(await screen.findByText('Question 22 of 36')).toBeInTheDocument();
  });
});
