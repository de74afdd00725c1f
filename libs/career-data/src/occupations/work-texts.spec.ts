import { OCCUPATIONS } from './occupations.js';
import { SPELLINGS, workTextsOf } from './work-texts.js';

const BRITISH = new RegExp(`\\b(?:${SPELLINGS.map(([british]) => british).join('|')})`, 'i');
const CHIEF = '11-1011.00';

it('texts on an occupation are in American English for US readers, and otherwise in British English', () => {
  const [british, american, indian] = ['GB', 'US', 'IN'].map((country) =>
    workTextsOf(CHIEF, country),
  );
  expect(british?.what).toContain('leads a whole organisation and');
  expect(american?.what).toBe(british?.what.replace('organisation', 'organization'));
  expect(american?.tasks[0]).toBe('Decide how the organization spends and invests its money');
  expect(indian).toEqual(british);
  // Lorry drivers have a separately written American text.
  expect(workTextsOf('53-3032.00', 'US').what).toMatch(/^Truck drivers/);
  expect(workTextsOf('00-0000.00', 'US')).toMatchObject({ what: '', tasks: [], tryIt: '' });
});

it('no text on an occupation for US readers has a British spelling', () => {
  const texts = OCCUPATIONS.flatMap(({ code }) => Object.values(workTextsOf(code, 'US')).flat());
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
});
