import { OCCUPATIONS } from './occupations.js';
import { SPELLING_PAIRS, getWorkTexts } from './work-texts.js';

const BRITISH_PATTERN = new RegExp(`\\b(?:${SPELLING_PAIRS.map(([british]) => british).join('|')})`, 'i');
const CHIEF_CODE = '11-1011.00';

it('texts on an occupation are in American English for US readers, and otherwise in British English', () => {
  const [british, american, indian] = ['GB', 'US', 'IN'].map((country) => getWorkTexts(CHIEF_CODE, country));
  expect(british?.what).toContain('leads a whole organisation and');
  expect(american?.what).toBe(british?.what.replace('organisation', 'organization'));
  expect(american?.tasks[0]).toBe('Decide how the organization spends and invests its money');
  expect(indian).toEqual(british);
  // Lorry drivers have a separately written American text.
  expect(getWorkTexts('53-3032.00', 'US').what).toMatch(/^Truck drivers/);
  expect(getWorkTexts('53-3032.00', 'CA').what).toMatch(/^Truck drivers/);
  expect(getWorkTexts('00-0000.00', 'US')).toMatchObject({ what: '', more: '', tasks: [], tryIt: '' });
});

it('a text that begins with our title has the country’s own title', () => {
  const whatIn = (code: string, country: string): string => getWorkTexts(code, country).what;
  expect(whatIn('11-9032.00', 'AU')).toMatch(/^School principals lead/);
  expect(whatIn('31-1131.00', 'AU')).toMatch(/^Assistants in nursing work/);
  expect(whatIn('39-5012.00', 'CA')).toMatch(/^Hairstylists cut, colour/);
  expect(whatIn('33-3051.00', 'IE')).toMatch(/^Gardaí keep the peace/);
  expect(whatIn('11-9032.00', 'GB')).toMatch(/^Head teachers lead/);
});

it('an American text has the Canadian title for readers in Canada, also where that is ours', () => {
  const [PHYSIOTHERAPIST, LOSS_ADJUSTER] = ['29-1123.00', '13-1031.00'];
  expect(getWorkTexts(PHYSIOTHERAPIST, 'US').what).toMatch(/^Physical therapists help/);
  expect(getWorkTexts(PHYSIOTHERAPIST, 'CA').what).toMatch(/^Physiotherapists help/);
  expect(getWorkTexts(PHYSIOTHERAPIST, 'CA').tryIt).toContain('with its physiotherapist,');
  expect(getWorkTexts(LOSS_ADJUSTER, 'CA').what).toContain('an insurance adjuster finds');
});

it('Canadian texts are spelt with -ize and -our, and name no lorry', () => {
  const texts = OCCUPATIONS.flatMap(({ code }) => Object.values(getWorkTexts(code, 'CA')).flat()).join(' ');
  expect(texts).not.toMatch(/\b(?:organis(?:e|ing|ation)|specialis(?:e|ing)|programmes?|tyres?|lorr(?:y|ies))\b/i);
  expect(texts).not.toMatch(/\b(?:color|center|labor|neighbor|license|theater)\b/i);
  expect(texts).toMatch(/\bcolour/);
  expect(JSON.stringify(getWorkTexts('53-3032.00', 'AU'))).not.toMatch(/lorr/i);
});

it('no text on an occupation for US readers has a British spelling', () => {
  const texts = OCCUPATIONS.flatMap(({ code }) => Object.values(getWorkTexts(code, 'US')).flat());
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => BRITISH_PATTERN.test(text))).toEqual([]);
});
