import { QUESTIONS, type Answer } from '@bearings/contracts';
import {
  firstOpenPosition,
  LAST_POSITION,
  mergeDraft,
  NEW_JOURNEY,
  percentAnswered,
  readJourney,
  toSubmission,
  writeJourney,
  type Journey,
} from './journey';

const answers = (count: number, value: Answer = '3') =>
  Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }) => [id, value]));

const halfway: Journey = {
  ...NEW_JOURNEY,
  step: 'quiz',
  person: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
  answers: answers(20),
  position: 20,
};

describe('a journey', () => {
  it('counts the answered of 36 in whole percent', () => {
    expect([0, 1, 20, 35, 36].map((count) => percentAnswered(answers(count)))).toEqual([
      0, 3, 56, 97, 100,
    ]);
  });

  it('finds the first open statement, also behind answered ones', () => {
    const { q5: _open, ...rest } = answers(36);
    expect(firstOpenPosition(answers(0))).toBe(0);
    expect(firstOpenPosition(rest)).toBe(4);
    expect(firstOpenPosition(answers(36))).toBe(LAST_POSITION);
  });

  it('is submitted with each answer as text and as score, in the order of the bank', () => {
    const backwards = Object.fromEntries(Object.entries(answers(36, '2')).toReversed());
    const { responses, ...person } = toSubmission({ ...halfway, answers: backwards });
    expect(person).toEqual(halfway.person);
    expect(responses).toHaveLength(36);
    expect(responses[0]).toEqual({ questionId: 'q1', answer: '2', score: 2 });
    expect(responses.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
  });
});

describe('a draft from the server', () => {
  it('fills in what is missing and goes on at the first open statement', () => {
    const merged = mergeDraft(NEW_JOURNEY, { ...halfway.person, answers: answers(20) });
    expect(merged).toMatchObject({ person: halfway.person, position: 20, step: 'quiz' });
  });

  it('does not take the details away from somebody who is typing them', () => {
    const typing = { ...NEW_JOURNEY, person: { ...NEW_JOURNEY.person, firstName: 'Gr' } };
    const merged = mergeDraft(typing, { ...halfway.person, answers: answers(20) });
    expect(merged).toMatchObject({ step: 'details', position: 20 });
    expect(merged.person.firstName).toBe('Gr');
  });

  it('asks for the details that it lacks', () => {
    const draft = { email: 'ada@example.com', answers: answers(2) };
    expect(mergeDraft(NEW_JOURNEY, draft).step).toBe('details');
  });

  it('never outranks what was typed or answered here', () => {
    const draft = { email: 'old@example.com', answers: { ...answers(20, '1'), q21: '5' as const } };
    const merged = mergeDraft(halfway, draft);
    expect(merged.person.email).toBe('ada@example.com');
    expect(merged.answers).toEqual({ ...answers(20), q21: '5' });
  });

  it('leaves the place alone when it brings nothing new', () => {
    expect(mergeDraft({ ...halfway, position: 3 }, { answers: answers(5) }).position).toBe(3);
  });
});

describe('a stored journey', () => {
  it('is read as it was written', () => {
    expect(readJourney(writeJourney(halfway))).toEqual(halfway);
  });

  it('goes on after the statement answered last, and at an earlier one that was looked at', () => {
    const at = (position: number) => readJourney(writeJourney({ ...halfway, position })).position;
    expect([at(19), at(20), at(3)]).toEqual([20, 20, 3]);
  });

  it.each([null, '', 'no JSON', '[]', '"text"', '{"bankVersion":1}'])(
    'starts anew where %j is stored',
    (text) => {
      expect(readJourney(text)).toEqual(NEW_JOURNEY);
    },
  );

  it('keeps nothing that is no answer to a statement', () => {
    const odd = { q1: '3', q2: '9', q3: 3, q37: '1', constructor: '1' };
    const text = JSON.stringify({ ...JSON.parse(writeJourney(halfway)), answers: odd });
    expect(readJourney(text).answers).toEqual({ q1: '3' });
  });

  it('drops answers to other words, and keeps who it was', () => {
    const text = writeJourney(halfway).replace('"bankVersion":1', '"bankVersion":0');
    expect(readJourney(text)).toEqual({ ...NEW_JOURNEY, person: halfway.person });
  });

  it('shows no preview of no assessment', () => {
    expect(readJourney(writeJourney({ ...halfway, step: 'preview' })).step).toBe('quiz');
  });
});
