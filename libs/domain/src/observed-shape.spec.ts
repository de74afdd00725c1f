import { CATEGORIES, mapCategories, type Category } from './categories.js';
import {
  chooseDrawnReplies,
  createObserverVoice,
  createOwnerVoice,
  createPictureVoice,
  describeSeen,
  findArrowCategory,
  listSeenDifferences,
  type ObserverAnswer,
  toSeenValues,
} from './observed-shape.js';

const OWN = mapCategories((category) => (category === 'leadership' ? 25 : 50));
const answerAll = (answers: Partial<Record<Category, ObserverAnswer['answer']>> = {}): ObserverAnswer[] =>
  CATEGORIES.map((category) => ({ category, answer: answers[category] ?? 3 }));

function see(...replies: ObserverAnswer[][]) {
  const seen = toSeenValues(replies);
  if (seen === null) throw new Error('There are too few answers.');
  return seen;
}

describe('what observers see', () => {
  it('is the mean of their answers, from 0 to 100, and nothing where none could say', () => {
    const short = answerAll().filter(({ category }) => category !== 'risk');
    const seen = see(short, answerAll({ leadership: 5, risk: 1 }));
    expect(seen).toMatchObject({ leadership: 75, planning: 50, risk: 0 });
    expect(see(short).risk).toBeUndefined();
  });

  it('is drawn from eight answers on', () => {
    const replies = [7, 8, 12].map((count) => ({ answers: answerAll().slice(0, count) }));
    expect(chooseDrawnReplies(replies).map(({ answers }) => answers.length)).toEqual([8, 12]);
    expect(toSeenValues([])).toBeNull();
  });

  it('differs only by more than one step of the scale, widest first', () => {
    expect(listSeenDifferences(OWN, see(answerAll({ leadership: 2, planning: 4 })))).toEqual([]);
    expect(listSeenDifferences(OWN, see(answerAll({ leadership: 5, planning: 1, risk: 5 })))).toEqual([
      { category: 'leadership', points: 75 },
      { category: 'risk', points: 50 },
      { category: 'planning', points: -50 },
    ]);
  });

  it('has an arrow only for a difference of at least 50 points', () => {
    expect(findArrowCategory({ ...OWN, planning: 58 }, see(answerAll({ leadership: 2, planning: 5 })))).toBeUndefined();
    expect(findArrowCategory(OWN, see(answerAll({ leadership: 4 })))).toBe('leadership');
  });
});

describe('the sentence on two shapes', () => {
  const more = see(answerAll({ leadership: 4 }));
  const less = see(answerAll({ leadership: 2, helping: 1 }));
  const alike = see(answerAll({ leadership: 2 }));

  it('names the widest difference to the owner, on a picture and to the observer', () => {
    expect(describeSeen(OWN, more, createOwnerVoice(['parent']))).toBe(
      'A parent sees more leadership in you than you do',
    );
    expect(describeSeen(OWN, more, createOwnerVoice(['parent', 'friend', 'other']))).toBe(
      '3 people see more leadership in you than you do',
    );
    expect(describeSeen(OWN, less, createPictureVoice(['other']))).toBe(
      'Someone who knows me sees less care for others in me than I do',
    );
    expect(describeSeen(OWN, less, createObserverVoice('Ada'))).toBe(
      'You see less care for others in Ada than Ada does',
    );
    expect(describeSeen(OWN, more, createObserverVoice(null))).toBe(
      'You see more leadership in this person than they do',
    );
  });

  it('says so if the two hardly differ', () => {
    expect(describeSeen(OWN, alike, createOwnerVoice(['colleague']))).toBe('A colleague sees you much as you do');
    expect(describeSeen(OWN, alike, createObserverVoice('Ada'))).toBe('You see Ada much as Ada does');
    expect(describeSeen(OWN, alike, createPictureVoice(['parent', 'friend']))).toBe('2 people see me much as I do');
  });
});
