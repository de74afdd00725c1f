import { type Answer, BANK_VERSION, QUESTIONS } from '@bearings/contracts';
import {
  firstOpenPosition,
  LAST_POSITION,
  mergeDraft,
  NEW_FUNNEL_STATE,
  percentAnswered,
  readFunnelState,
  toSubmission,
  writeFunnelState,
  type FunnelState,
} from './funnel-state';

const answersTo = (count: number, value: Answer = '3') =>
  Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }) => [id, value]));

const halfway: FunnelState = {
  ...NEW_FUNNEL_STATE,
  step: 'quiz',
  person: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
  answers: answersTo(20),
  position: 20,
};

describe('the funnel state', () => {
  it('gives the share of answered statements as a percentage without decimals', () => {
    expect([0, 1, 20, 35, 36].map((count) => percentAnswered(answersTo(count)))).toEqual([
      0, 3, 56, 97, 100,
    ]);
  });

  it('gives the position of the first unanswered statement, even if later ones are answered', () => {
    const { q5: _open, ...rest } = answersTo(36);
    expect(firstOpenPosition(answersTo(0))).toBe(0);
    expect(firstOpenPosition(rest)).toBe(4);
    expect(firstOpenPosition(answersTo(36))).toBe(LAST_POSITION);
  });

  it('is submitted with all answers in the order of the question bank', () => {
    const backwards = Object.fromEntries(Object.entries(answersTo(36, '2')).toReversed());
    const { responses, ...person } = toSubmission({ ...halfway, answers: backwards }, false);
    expect(person).toEqual(halfway.person);
    expect(responses).toHaveLength(36);
    expect(responses[0]).toEqual({ questionId: 'q1', answer: '2', score: 2 });
    expect(responses.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
  });
});

describe('merging a draft from the server', () => {
  it('adds missing details and answers, and continues at the first unanswered statement', () => {
    const merged = mergeDraft(NEW_FUNNEL_STATE, { ...halfway.person, answers: answersTo(20) });
    expect(merged).toMatchObject({ person: halfway.person, position: 20, step: 'quiz' });
  });

  it('keeps the details form open while the visitor is typing in it', () => {
    const typing = { ...NEW_FUNNEL_STATE, person: { ...NEW_FUNNEL_STATE.person, firstName: 'Gr' } };
    const merged = mergeDraft(typing, { ...halfway.person, answers: answersTo(20) });
    expect(merged).toMatchObject({ step: 'details', position: 20 });
    expect(merged.person.firstName).toBe('Gr');
  });

  it('keeps the details form open if some details are missing', () => {
    const draft = { email: 'ada@example.com', answers: answersTo(2) };
    expect(mergeDraft(NEW_FUNNEL_STATE, draft).step).toBe('details');
  });

  it('never replaces local details or answers', () => {
    const draft = {
      email: 'old@example.com',
      answers: { ...answersTo(20, '1'), q21: '5' as const },
    };
    const merged = mergeDraft(halfway, draft);
    expect(merged.person.email).toBe('ada@example.com');
    expect(merged.answers).toEqual({ ...answersTo(20), q21: '5' });
  });

  it('keeps the position if the draft has no new answers', () => {
    expect(mergeDraft({ ...halfway, position: 3 }, { answers: answersTo(5) }).position).toBe(3);
  });
});

describe('a funnel state in the browser’s storage', () => {
  it('is unchanged after it was written and read', () => {
    expect(readFunnelState(writeFunnelState(halfway))).toEqual(halfway);
  });

  it('continues after the last answered statement, or at an earlier one that was open', () => {
    const at = (position: number) =>
      readFunnelState(writeFunnelState({ ...halfway, position })).position;
    expect([at(19), at(20), at(3)]).toEqual([20, 20, 3]);
  });

  it.each([null, '', 'no JSON', '[]', '"text"', '{"bankVersion":1}'])(
    'is replaced by a new state if the stored text is %j',
    (text) => {
      expect(readFunnelState(text)).toEqual(NEW_FUNNEL_STATE);
    },
  );

  it('is read without anything that is not an answer to a statement', () => {
    const odd = { q1: '3', q2: '9', q3: 3, q37: '1', constructor: '1' };
    const text = JSON.stringify({ ...JSON.parse(writeFunnelState(halfway)), answers: odd });
    expect(readFunnelState(text).answers).toEqual({ q1: '3' });
  });

  it('is read without answers to another version of the question bank, but with the details', () => {
    const text = writeFunnelState(halfway).replace(
      `"bankVersion":${BANK_VERSION}`,
      '"bankVersion":0',
    );
    expect(readFunnelState(text)).toEqual({ ...NEW_FUNNEL_STATE, person: halfway.person });
  });

  it('reopens at the statements instead of a preview if it has no assessment', () => {
    expect(readFunnelState(writeFunnelState({ ...halfway, step: 'preview' })).step).toBe('quiz');
  });
});
