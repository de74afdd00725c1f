import { findRequiredLicence } from '@bearings/career-matching';
import { occupationByCode, findRoute } from '@bearings/career-data';
import {
  LONG_PAID_TRAINING_NOTES,
  LONGER_TRAINING_NOTES,
  US_COST,
  US_DIPLOMA_HELD,
} from '../content/report-copy/guidance.js';
import { getText, type Wording } from '../content/wording.js';
import { PhrasePicker } from '../composing/phrase-picker.js';
import { createAnyReader, type Reader } from './reader.js';
import { composeWayInStep, isUsTrainingTooLong } from './way-in.js';
import { listNamedWays } from './ways.js';

const SAMPLE_READER: Reader = {
  ...createAnyReader('IT'),
  stage: 'school',
  level: 3,
  training: '3y',
  willingMonths: 42,
};

const ELECTRICIAN_CODE = '47-2111.00';
const PSYCHOLOGIST_CODE = '19-3033.00';
const WAREHOUSE_WORKER_CODE = '53-7065.00';
const PARALEGAL_CODE = '23-2011.00';

function composeStep(code: string, reader: Partial<Reader>, isLong = false): string {
  const occupation = occupationByCode(code);
  if (occupation === undefined) throw new Error(`There is no occupation ${code}.`);
  return composeWayInStep(occupation, isLong, { ...SAMPLE_READER, ...reader }, new PhrasePicker(code));
}

const hasSentence = (text: string, sentences: readonly Wording[]): boolean =>
  sentences.some((each) => text.includes(getText(each)));

it('the step into a career names the country’s own way, and says if a marked career takes longer than the reader accepts', () => {
  const norwegian = { country: 'NO', level: 2, willingMonths: 12 } as const;
  const step = composeStep(ELECTRICIAN_CODE, norwegian, true);
  expect(step).toContain('an apprenticeship: Fagbrev i elektrikerfaget');
  expect(step).toContain('usually 4½ years, the last 2½ years paid');
  expect(hasSentence(step, LONGER_TRAINING_NOTES)).toBe(true);
  const unmarked = [
    composeStep(ELECTRICIAN_CODE, norwegian),
    composeStep(ELECTRICIAN_CODE, { ...norwegian, willingMonths: 54 }, true),
  ];
  expect(unmarked.filter((each) => hasSentence(each, LONGER_TRAINING_NOTES))).toEqual([]);
  const german = { country: 'DE', level: 2, willingMonths: 24 } as const;
  expect(hasSentence(composeStep(ELECTRICIAN_CODE, german), LONG_PAID_TRAINING_NOTES)).toBe(true);
  const study = composeStep(PSYCHOLOGIST_CODE, norwegian, true);
  expect(study).toContain('Profesjonsstudiet i psykologi');
  expect(hasSentence(study, LONGER_TRAINING_NOTES)).toBe(true);
});

describe('the step into a career in the United States', () => {
  const country = 'US';

  it('tells a reader with a high-school diploma that employers ask for this diploma', () => {
    expect(hasSentence(composeStep(ELECTRICIAN_CODE, { country }), US_DIPLOMA_HELD)).toBe(true);
    expect(hasSentence(composeStep(ELECTRICIAN_CODE, { country, level: 2 }), US_DIPLOMA_HELD)).toBe(false);
    expect(hasSentence(composeStep(ELECTRICIAN_CODE, { country, level: null }), US_DIPLOMA_HELD)).toBe(false);
  });

  it('counts a two-year degree that the reader has, and calls it too long only for a reader without one', () => {
    const isLong = (level: 3 | 5): boolean =>
      isUsTrainingTooLong({ code: PARALEGAL_CODE }, { ...createAnyReader(country), level, training: '1y' });
    expect([isLong(3), isLong(5)]).toEqual([true, false]);
    expect(hasSentence(composeStep(PARALEGAL_CODE, { country, level: 5 }), US_DIPLOMA_HELD)).toBe(true);
    expect(hasSentence(composeStep(PARALEGAL_CODE, { country, level: 4 }), US_DIPLOMA_HELD)).toBe(false);
  });

  it('suggests asking about paid training unless the reader has a degree', () => {
    expect(composeStep(WAREHOUSE_WORKER_CODE, { country })).toContain(US_COST.work);
    expect(composeStep(WAREHOUSE_WORKER_CODE, { country, level: 6 })).not.toContain(US_COST.work);
  });

  it('names the paid apprenticeship of a trade, and never calls it too long', () => {
    const step = composeStep(ELECTRICIAN_CODE, { country });
    expect(step).toMatch(/registered apprenticeship.*paid.*four to five years/);
    expect(hasSentence(step, LONGER_TRAINING_NOTES)).toBe(false);
    expect(step).not.toMatch(/United Kingdom/);
  });

  it('knows that states license trades, nurses and teachers, but not artists, developers and engineers', () => {
    const licensed = [ELECTRICIAN_CODE, '29-1141.00', '39-5012.00', '25-2031.00', '53-3032.00'];
    const others = ['27-1013.00', '15-1252.00', '17-2141.00', '31-9096.00', '11-1011.00'];
    expect([...licensed, ...others].filter((code) => findRequiredLicence(code, 'US') !== null)).toEqual(licensed);
  });
});

describe('the entry routes for a graduate or student', () => {
  const [SPEECH, PSYCHOLOGIST, NURSE] = ['29-1127.00', '19-3033.00', '29-1141.00'];
  const reader = {
    country: 'GB',
    level: 6,
    stage: 'graduate',
    training: 'degree',
    willingMonths: 72,
  } as const;
  const student = { ...reader, level: 3, stage: 'student' } as const;

  it.each([reader, student])(
    'start with a course after the degree unless the degree is in the usual subject',
    (each) => {
      const ways = (code: string, subjects: Reader['subjects']): string => {
        const route = findRoute(code);
        if (route === null) throw new Error(`There are no ways into ${code}.`);
        return listNamedWays(route, { ...SAMPLE_READER, ...each, subjects }, 1)[0]?.text ?? '';
      };
      expect(ways(SPEECH, ['psychology'])).toBe('After your degree, take a two-year postgraduate course.');
      expect(ways(SPEECH, [])).toMatch(/^After your degree/);
      expect(ways(NURSE, ['nursing'])).toMatch(/^People take an approved degree .* Check that yours counts\.$/);
      expect(ways(PSYCHOLOGIST, ['history'])).toMatch(/^After your degree, take a psychology conversion/);
      expect(ways(PSYCHOLOGIST, ['psychology'])).toMatch(/a doctorate\. Check that yours counts\.$/);
      expect(composeStep(PSYCHOLOGIST, { ...each, subjects: ['psychology'] })).not.toMatch(/conversion/);
      expect(composeStep(PSYCHOLOGIST, { ...each, subjects: ['psychology'] })).not.toMatch(/more training than/);
    },
  );
});
