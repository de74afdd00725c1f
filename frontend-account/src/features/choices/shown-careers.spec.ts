import type { CareerChoice } from '@bearings/contracts';
import { careerRowOf, careersOf } from '../../test/careers.factory';
import { arrange, shownCareers } from './shown-careers';

const choiceOf = (code: string, changes: Partial<CareerChoice>): CareerChoice => ({
  code,
  choice: null,
  added: false,
  note: '',
  chosenAt: null,
  ...changes,
});
const strike = (code: string) => choiceOf(code, { choice: 'strike' });
const [FIRST = '', SECOND = ''] = careersOf().careers.map(({ code }) => code);
const [NEXT = '', LAST = ''] = careersOf().next.map(({ code }) => code);
const OTHER = careerRowOf(['29-1141.00', 'Registered nurse (adult)', 38_000], { growth: null });

const codesOf = (choices: CareerChoice[], lists = careersOf()) =>
  shownCareers(lists, choices).shown.map(({ row: { code }, origin }) => `${code} ${origin}`);

describe('the shown careers', () => {
  it('are the report’s own while nothing is chosen', () => {
    expect(codesOf([])).toEqual([`${FIRST} own`, `${SECOND} own`]);
  });

  it('have the next one in place of a struck one, and none in place of the last', () => {
    expect(codesOf([strike(FIRST)])).toEqual([`${SECOND} own`, `${NEXT} replacement`]);
    expect(codesOf([strike(FIRST), strike(NEXT)])).toEqual([
      `${SECOND} own`,
      `${LAST} replacement`,
    ]);
    expect(codesOf([strike(FIRST), strike(SECOND), strike(NEXT)])).toEqual([`${LAST} replacement`]);
  });

  it('are not replaced where there are no next ones', () => {
    expect(codesOf([strike(FIRST)], careersOf({ next: [] }))).toEqual([`${SECOND} own`]);
  });

  it('include kept and added ones from beyond the list, once each', () => {
    const lists = careersOf({ others: [OTHER] });
    expect(codesOf([choiceOf(OTHER.code, { added: true })], lists)).toContain(
      `${OTHER.code} added`,
    );
    expect(codesOf([choiceOf(NEXT, { choice: 'keep' })])).toEqual([
      `${FIRST} own`,
      `${SECOND} own`,
      `${NEXT} added`,
    ]);
    expect(codesOf([choiceOf(NEXT, { choice: 'keep' }), strike(FIRST)])).toEqual([
      `${SECOND} own`,
      `${NEXT} replacement`,
    ]);
    expect(codesOf([choiceOf(OTHER.code, { note: 'Later' })], lists)).toHaveLength(2);
  });
});

describe('the arrangement', () => {
  const careers = shownCareers(careersOf({ others: [OTHER] }), [
    choiceOf(OTHER.code, { added: true, choice: 'keep' }),
    strike(SECOND),
  ]).shown;
  const titles = (sort: 'fit' | 'pay' | 'growth', filter: 'all' | 'kept' | 'growing' = 'all') =>
    arrange(careers, { sort, filter }).map(({ row }) => row.title);

  it('sorts by pay, and by growth with unknown figures last', () => {
    expect(titles('pay')).toEqual(['Data scientist', 'Statistician', 'Registered nurse (adult)']);
    expect(titles('growth').at(-1)).toBe('Registered nurse (adult)');
  });

  it('filters kept and growing ones', () => {
    expect(titles('fit', 'kept')).toEqual(['Registered nurse (adult)']);
    expect(titles('fit', 'growing')).toEqual(['Data scientist', 'Statistician']);
  });
});
