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
  it('has the share of answered statements in whole per cent', () => {
    expect([0, 1, 20, 35, 36].map((count) => percentAnswered(answersTo(count)))).toEqual([
      0, 3, 56, 97, 100,
    ]);
  });

  it('has the first unanswered statement, even if it comes before answered ones', () => {
    const { q5: _open, ...rest } = answersTo(36);
    expect(firstOpenPosition(answersTo(0))).toBe(0);
    expect(firstOpenPosition(rest)).toBe(4);
    expect(firstOpenPosition(answersTo(36))).toBe(LAST_POSITION);
  });

  it('is submitted with each answer as text and as a score, in the order of the question bank', () => {
    const backwards = Object.fromEntries(Object.entries(answersTo(36, '2')).toReversed());
    const { responses, ...person } = toSubmission({ ...halfway, answers: backwards }, false);
    expect(person).toEqual(halfway.person);
    expect(responses).toHaveLength(36);
    expect(responses[0]).toEqual({ questionId: 'q1', answer: '2', score: 2 });
    expect(responses.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
  });
});

describe('a draft from the server', () => {
  it('fills in what is missing and continues at the first unanswered statement', () => {
    const merged = mergeDraft(NEW_FUNNEL_STATE, { ...halfway.person, answers: answersTo(20) });
    expect(merged).toMatchObject({ person: halfway.person, position: 20, step: 'quiz' });
  });

  it('does not close the details while the visitor is typing them', () => {
    const typing = { ...NEW_FUNNEL_STATE, person: { ...NEW_FUNNEL_STATE.person, firstName: 'Gr' } };
    const merged = mergeDraft(typing, { ...halfway.person, answers: answersTo(20) });
    expect(merged).toMatchObject({ step: 'details', position: 20 });
    expect(merged.person.firstName).toBe('Gr');
  });

  it('stays at the details if some are missing', () => {
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

  it('keeps the position if it has no new answers', () => {
    expect(mergeDraft({ ...halfway, position: 3 }, { answers: answersTo(5) }).position).toBe(3);
  });
});

describe('a stored funnel state', () => {
  it('is the same after writing and reading', () => {
    expect(readFunnelState(writeFunnelState(halfway))).toEqual(halfway);
  });

  it('continues after the last answered statement, or at an earlier one that was open', () => {
    const at = (position: number) =>
      readFunnelState(writeFunnelState({ ...halfway, position })).position;
    expect([at(19), at(20), at(3)]).toEqual([20, 20, 3]);
  });

  it.each([null, '', 'no JSON', '[]', '"text"', '{"bankVersion":1}'])(
    'starts from the beginning if %j is stored',
    (text) => {
      expect(readFunnelState(text)).toEqual(NEW_FUNNEL_STATE);
    },
  );

  it('drops everything that is not an answer to a statement', () => {
    const odd = { q1: '3', q2: '9', q3: 3, q37: '1', constructor: '1' };
    const text = JSON.stringify({ ...JSON.parse(writeFunnelState(halfway)), answers: odd });
    expect(readFunnelState(text).answers).toEqual({ q1: '3' });
  });

  it('drops answers to another version of the question bank, and keeps the details', () => {
    const text = writeFunnelState(halfway).replace(
      `"bankVersion":${BANK_VERSION}`,
      '"bankVersion":0',
    );
    expect(readFunnelState(text)).toEqual({ ...NEW_FUNNEL_STATE, person: halfway.person });
  });

  it('has no preview step without an assessment', () => {
    expect(readFunnelState(writeFunnelState({ ...halfway, step: 'preview' })).step).toBe('quiz');
  });
});
