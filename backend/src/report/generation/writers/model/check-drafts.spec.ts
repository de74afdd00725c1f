import { FALSE_DRAFTS } from '../../../../test/support/drafts/false-drafts.js';
import { GOOD_DRAFTS } from '../../../../test/support/drafts/good-drafts.js';
import { ROBIN, ROBINS_DRAFT } from '../../../../test/support/drafts/robin.js';
import { checkProse } from './check-prose.js';

const faultsOf = (changes: Record<string, string>): string[] =>
  checkProse({ ...ROBINS_DRAFT, ...changes }, ROBIN).map(({ field, what }) => `${field}: ${what}`);

describe('twenty false drafts and twenty good ones, written by hand', () => {
  it('are forty', () => {
    expect([FALSE_DRAFTS, GOOD_DRAFTS].map((drafts) => Object.keys(drafts).length)).toEqual([
      20, 20,
    ]);
  });

  it.each(Object.entries(FALSE_DRAFTS))('refuses %s, in the text at fault alone', (_, changes) => {
    const faults = checkProse({ ...ROBINS_DRAFT, ...changes }, ROBIN);
    expect([...new Set(faults.map(({ field }) => field))]).toEqual(Object.keys(changes));
    expect(faultsOf(changes).filter((fault) => /words are too/.test(fault))).toEqual([]);
  });

  it.each(Object.entries(GOOD_DRAFTS))('accepts %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });
});
