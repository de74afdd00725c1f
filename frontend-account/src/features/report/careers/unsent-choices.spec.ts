import type { CareerChoice } from '@bearings/contracts';
import { isUnsentChoice, withUnsent } from './unsent-choices';

const NURSE_CODE = '29-1141.00';
const CHEF_CODE = '35-1011.00';

describe('unsent choices about careers', () => {
  it('are applied to the stored choices in the order in which they were made', () => {
    const storedChoice: CareerChoice = {
      code: NURSE_CODE,
      choice: 'keep',
      added: false,
      note: '',
      chosenAt: '2026-11-02T09:00:00.000Z',
    };
    const shownChoices = withUnsent(
      [storedChoice],
      [
        { code: NURSE_CODE, change: { choice: 'remove', note: 'Ask.' } },
        { code: CHEF_CODE, change: { added: true } },
        { code: NURSE_CODE, change: { choice: null } },
      ],
    );
    expect(shownChoices.map(({ code, choice, added, note }) => [code, choice, added, note])).toEqual([
      [NURSE_CODE, null, false, 'Ask.'],
      [CHEF_CODE, null, true, ''],
    ]);
    expect(withUnsent([storedChoice], [])).toEqual([storedChoice]);
  });

  it.each([
    ['a change', { code: NURSE_CODE, change: { choice: 'keep' } }, true],
    ['a number', 7, false],
    ['nothing', null, false],
    ['a code only', { code: NURSE_CODE }, false],
    ['a code that is a number', { code: 7, change: {} }, false],
    ['a change that is a text', { code: NURSE_CODE, change: 'keep' }, false],
    ['a change that is nothing', { code: NURSE_CODE, change: null }, false],
  ])('are accepted from storage only if they are valid: %s', (_, value, isChange) => {
    expect(isUnsentChoice(value)).toBe(isChange);
  });
});
