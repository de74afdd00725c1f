import { type Answer, BANK_VERSION, QUESTIONS } from '@bearings/domain';
import {
  findFirstUnansweredPosition,
  LAST_POSITION,
  mergeDraft,
  NEW_FUNNEL_STATE,
  readFunnelState,
  toSubmission,
  writeFunnelState,
  type FunnelState,
} from './funnel-state';

const createAnswers = (count: number, value: Answer = '3') =>
  Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }) => [id, value]));

const halfwayState: FunnelState = {
  ...NEW_FUNNEL_STATE,
  step: 'quiz',
  person: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
  answers: createAnswers(20),
  position: 20,
};

describe('the funnel state (a visitor’s progress)', () => {
  it('gives the position of the first unanswered statement, even if later ones are answered', () => {
    const { q5: _open, ...rest } = createAnswers(36);
    expect(findFirstUnansweredPosition(createAnswers(0))).toBe(0);
    expect(findFirstUnansweredPosition(rest)).toBe(4);
    expect(findFirstUnansweredPosition(createAnswers(36))).toBe(LAST_POSITION);
  });

  it('is submitted with all answers in the order of the question bank', () => {
    const backwards = Object.fromEntries(Object.entries(createAnswers(36, '2')).toReversed());
    const { responses, ...person } = toSubmission({ ...halfwayState, answers: backwards }, false);
    expect(person).toEqual(halfwayState.person);
    expect(responses).toHaveLength(36);
    expect(responses[0]).toEqual({ questionId: 'q1', answer: '2', score: 2 });
    expect(responses.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
  });
});

describe('merging a draft from the server', () => {
  it('adds missing details and answers, and continues at the first unanswered statement', () => {
    const mergedState = mergeDraft(NEW_FUNNEL_STATE, {
      ...halfwayState.person,
      answers: createAnswers(20),
    });
    expect(mergedState).toMatchObject({ person: halfwayState.person, position: 20, step: 'quiz' });
  });

  it('keeps the details form open while the visitor is typing in it', () => {
    const typingState = {
      ...NEW_FUNNEL_STATE,
      person: { ...NEW_FUNNEL_STATE.person, firstName: 'Gr' },
    };
    const mergedState = mergeDraft(typingState, {
      ...halfwayState.person,
      answers: createAnswers(20),
    });
    expect(mergedState).toMatchObject({ step: 'details', position: 20 });
    expect(mergedState.person.firstName).toBe('Gr');
  });

  it('keeps the details form open if some details are missing', () => {
    const draft = { email: 'ada@example.com', answers: createAnswers(2) };
    expect(mergeDraft(NEW_FUNNEL_STATE, draft).step).toBe('details');
  });

  it('never replaces local details or answers', () => {
    const draft = {
      email: 'old@example.com',
      answers: { ...createAnswers(20, '1'), q21: '5' as const },
    };
    const mergedState = mergeDraft(halfwayState, draft);
    expect(mergedState.person.email).toBe('ada@example.com');
    expect(mergedState.answers).toEqual({ ...createAnswers(20), q21: '5' });
  });

  it('keeps the visitor at the same statement if the draft has no new answers', () => {
    expect(mergeDraft({ ...halfwayState, position: 3 }, { answers: createAnswers(5) }).position).toBe(3);
  });
});

describe('a funnel state in the browser’s storage', () => {
  it('is unchanged after it was written and read', () => {
    expect(readFunnelState(writeFunnelState(halfwayState))).toEqual(halfwayState);
  });

  it('reopens the statement that was on the screen, or the next one if that was the last answered', () => {
    const stateAt = (position: number) => readFunnelState(writeFunnelState({ ...halfwayState, position })).position;
    expect([stateAt(19), stateAt(20), stateAt(3)]).toEqual([20, 20, 3]);
  });

  it.each([null, '', 'no JSON', '[]', '"text"', '{"bankVersion":1}'])(
    'is replaced by a new state if the stored text is %j',
    (text) => {
      expect(readFunnelState(text)).toEqual(NEW_FUNNEL_STATE);
    },
  );

  it('is read without entries that are not valid answers to statements', () => {
    const oddAnswers = { q1: '3', q2: '9', q3: 3, q37: '1', constructor: '1' };
    const text = JSON.stringify({
      ...JSON.parse(writeFunnelState(halfwayState)),
      answers: oddAnswers,
    });
    expect(readFunnelState(text).answers).toEqual({ q1: '3' });
  });

  it('is read without answers to another version of the question bank, but with the details', () => {
    const text = writeFunnelState(halfwayState).replace(`"bankVersion":${BANK_VERSION}`, '"bankVersion":0');
    expect(readFunnelState(text)).toEqual({ ...NEW_FUNNEL_STATE, person: halfwayState.person });
  });

  it.each(['preview', 'circumstances'] as const)(
    'opens the statements instead of the step %s without its data',
    (step) => {
      const state = { ...halfwayState, step, screen: 2 };
      expect(readFunnelState(writeFunnelState(state))).toMatchObject({ step: 'quiz', screen: 2 });
    },
  );
});
