import type { Circumstances } from '@bearings/contracts';
import {
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  INTEREST_ANSWERS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  PLACES,
  QUALIFICATION_LEVELS,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  TILES,
  TRAINING_TIMES,
  WORK_FIELDS,
} from '@bearings/domain';
import * as fc from 'fast-check';
import { OCCUPATIONS } from '@bearings/career-data';
import { parseCircumstances } from './circumstances.js';

const COMPLETE_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', repair: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  subjects: ['psychology', 'law'],
  schoolSubjects: ['maths', 'physics'],
  certificate: 'NZ.ncea-2',
  place: 'CA-QC',
  field: 'care',
  fieldYears: '2to4',
  training: '3y',
  dealBreakers: ['heights', 'distress'],
  fieldsLeftOut: ['sales', 'transport'],
  jobsInMind: ['29-1141.00', '47-2111.00', '15-1252.00'],
  keptJobs: [
    { occupation: '29-1141.00', dealBreaker: 'distress', isKept: true },
    { occupation: '47-2111.00', dealBreaker: 'heights', isKept: false },
  ],
};

const KEPT = { occupation: '47-2181.00', dealBreaker: 'heights', isKept: true };

/** Parses JSON as the server does. Unlike an object literal, parsed JSON can have a key __proto__. */
const parseJson = (json: string): unknown => JSON.parse(json);

it('each list of choices has unique ids and labels', () => {
  for (const choices of [TILES, DEAL_BREAKERS, STAGES, TRAINING_TIMES, FIELD_YEARS, SUBJECTS, SCHOOL_SUBJECTS]) {
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  }
});

describe('parseCircumstances', () => {
  it('accepts circumstances in which every question is answered', () => {
    expect(parseCircumstances(COMPLETE_CIRCUMSTANCES)).toEqual({
      ok: true,
      value: COMPLETE_CIRCUMSTANCES,
    });
  });

  it.each<[string, unknown]>([
    ['nothing answered', {}],
    ['no tile answered', { interests: {} }],
    ['empty lists', { interests: {}, dealBreakers: [], jobsInMind: [] }],
  ])('accepts circumstances with %s', (_, input) => {
    expect(parseCircumstances(input)).toEqual({ ok: true, value: { interests: {} } });
  });

  it('accepts a tile of an earlier list as both of the tiles that it was split into', () => {
    expect(parseCircumstances({ interests: { nature: 'like', sell: 'not_for_me', win: 'like' } })).toEqual({
      ok: true,
      value: { interests: { animals: 'like', plants: 'like', sales: 'not_for_me', win: 'like' } },
    });
  });

  it('accepts all valid answers, and returns the choices in the same order whatever order they were sent in', () => {
    const someOf = <T>(list: readonly T[], most = list.length) => fc.shuffledSubarray([...list], { maxLength: most });
    const anyCircumstances = fc.record(
      {
        interests: someOf(TILES).map((tiles) =>
          Object.fromEntries(tiles.map(({ id }, index) => [id, INTEREST_ANSWERS[index % 2]])),
        ),
        stage: fc.constantFrom(...STAGES.map(({ id }) => id)),
        qualificationLevel: fc.constantFrom(...QUALIFICATION_LEVELS),
        subjects: someOf(
          SUBJECTS.map(({ id }) => id),
          MAX_SUBJECTS,
        ),
        schoolSubjects: someOf(
          SCHOOL_SUBJECTS.map(({ id }) => id),
          MAX_SCHOOL_SUBJECTS,
        ),
        field: fc.constantFrom(...FIELDS_OF_WORK.map(({ id }) => id)),
        fieldYears: fc.constantFrom(...FIELD_YEARS.map(({ id }) => id)),
        place: fc.constantFrom(...PLACES.map(({ id }) => id)),
        training: fc.constantFrom(...TRAINING_TIMES.map(({ id }) => id)),
        dealBreakers: someOf(DEAL_BREAKERS.map(({ id }) => id)),
        fieldsLeftOut: someOf(
          WORK_FIELDS.map(({ id }) => id),
          MAX_FIELDS_LEFT_OUT,
        ),
        jobsInMind: someOf(
          OCCUPATIONS.map(({ code }) => code),
          MAX_JOBS_IN_MIND,
        ),
      },
      { requiredKeys: ['interests'] },
    );
    fc.assert(
      fc.property(anyCircumstances, (input) => {
        const parsedOnce = parseCircumstances(input);
        if (!parsedOnce.ok) throw new Error(parsedOnce.message);
        expect(parsedOnce.value.interests).toEqual(input.interests);
        expect(parsedOnce.value.stage).toBe(input.stage);
        expect(parsedOnce.value.place).toBe(input.place);
        expect(parsedOnce.value.field).toBe(input.field);
        expect(parsedOnce.value.fieldYears).toBe(input.fieldYears);
        expect(new Set(parsedOnce.value.subjects)).toEqual(new Set(input.subjects));
        expect(new Set(parsedOnce.value.schoolSubjects)).toEqual(new Set(input.schoolSubjects));
        expect(parsedOnce.value.jobsInMind ?? []).toEqual(input.jobsInMind ?? []);
        const reversedInput = {
          ...input,
          interests: Object.fromEntries(Object.entries(input.interests).toReversed()),
          dealBreakers: input.dealBreakers?.toReversed(),
          subjects: input.subjects?.toReversed(),
        };
        expect(JSON.stringify(parseCircumstances(reversedInput))).toBe(JSON.stringify(parsedOnce));
      }),
    );
  });

  it('keeps a certificate with its level', () => {
    const input = { interests: {}, qualificationLevel: 3, certificate: 'IN.class-12-commerce' };
    expect(parseCircumstances(input)).toEqual({ ok: true, value: input });
  });

  it.each<[string, unknown, string, RegExp]>([
    ['null', null, '', /object/],
    ['an unknown part', { ...COMPLETE_CIRCUMSTANCES, mood: 'good' }, '', /"mood" is no part/],
    ['a key __proto__', parseJson('{"__proto__": {}}'), '', /__proto__/],
    ['a key that every object inherits', { constructor: 1 }, '', /constructor/],
    ['interests as a list', { interests: ['care'] }, '.interests', /object/],
    ['null interests', { interests: null }, '.interests', /object/],
    ['an unknown tile', { interests: { sums: 'like' } }, '.interests', /"sums"/],
    ['markup', { interests: { '<b>': 'like' } }, '.interests', /What was sent is not/],
    ['a tile __proto__', { interests: parseJson('{"__proto__": "like"}') }, '.interests', /__p/],
    ['an answer "maybe" for a tile', { interests: { care: 'maybe' } }, '.interests.care', /like or not_for/],
    ['an unknown stage', { stage: 'retired' }, '.stage', /one of school, fe/],
    ['level 9', { qualificationLevel: 9 }, '.qualificationLevel', /1, 2, 3/],
    ['level "3"', { qualificationLevel: '3' }, '.qualificationLevel', /1, 2, 3/],
    ['an unknown certificate', { qualificationLevel: 3, certificate: 'DE.matura' }, '.certificate', /one of/],
    [
      'a certificate of another level',
      { qualificationLevel: 6, certificate: 'DE.abitur' },
      '.certificate',
      /of the qual/,
    ],
    ['a certificate without a level', { certificate: 'DE.abitur' }, '.certificate', /of the qual/],
    ['an unknown state', { place: 'US-QC' }, '.place', /one of/],
    ['a fourth subject', { subjects: ['law', 'art', 'music', 'drama'] }, '.subjects', /3/],
    ['an unknown subject', { subjects: ['magic'] }, '.subjects', /"magic"/],
    ['a degree subject as a school subject', { schoolSubjects: ['nursing'] }, '.schoolSubjects', /"nursing"/],
    ['an unknown field', { field: 'space' }, '.field', /one of business, computing/],
    ['years as a number', { fieldYears: 5 }, '.fieldYears', /under2, 2to4, 5up/],
    ['an unknown deal-breaker', { dealBreakers: ['spiders'] }, '.dealBreakers', /"spiders"/],
    ['a deal-breaker twice', { dealBreakers: ['dirt', 'dirt'] }, '.dealBreakers', /once/],
    ['deal-breakers as text', { dealBreakers: 'dirt' }, '.dealBreakers', /list/],
    ['six fields left out', { fieldsLeftOut: Array(6).fill('a') }, '.fieldsLeftOut', /5/],
    ['an unknown occupation', { jobsInMind: ['00-0000.00'] }, '.jobsInMind', /"00-0000.00"/],
    ['an occupation as a number', { jobsInMind: [29] }, '.jobsInMind', /text/],
    ['an occupation twice', { jobsInMind: ['29-1141.00', '29-1141.00'] }, '.jobsInMind', /more than once/],
    [
      'four occupations',
      { jobsInMind: ['29-1141.00', '47-2111.00', '15-1252.00', '53-3032.00'] },
      '.jobsInMind',
      /At most 3/,
    ],
  ])('refuses circumstances with an invalid part and names its field: %s', (_, input, field, message) => {
    expect(parseCircumstances(input)).toEqual({
      ok: false,
      field: `circumstances${field}`,
      message: expect.stringMatching(message),
    });
  });

  it.each<[string, unknown, string, RegExp]>([
    ['an object', {}, '', /list/],
    ['a text', ['heights'], '', /object/],
    ['an unknown part', [{ ...KEPT, why: 'fun' }], '', /"why" is no part/],
    ['an unknown occupation', [{ ...KEPT, occupation: 'x:taxi' }], '.occupation', /"x:taxi"/],
    ['an unknown deal-breaker', [{ ...KEPT, dealBreaker: 'mondays' }], '.dealBreaker', /one of blood/],
    ['no deal-breaker', [{ occupation: KEPT.occupation, isKept: true }], '.dealBreaker', /missing/],
    ['no answer', [{ ...KEPT, isKept: 'yes' }], '.isKept', /true or false/],
    ['two answers to one question', [KEPT, { ...KEPT, isKept: false }], '', /more than once/],
  ])('refuses an invalid answer on whether a job is kept: %s', (_, keptJobs, field, message) => {
    expect(parseCircumstances({ ...COMPLETE_CIRCUMSTANCES, keptJobs })).toEqual({
      ok: false,
      field: `circumstances.keptJobs${field}`,
      message: expect.stringMatching(message),
    });
  });

  it('leaves out answers on jobs that the person does not name and deal-breakers that they did not choose', () => {
    const job = { occupation: '47-2181.00', isCurrent: false, moreTasks: [], lessTasks: [] };
    const readKept = (input: object) => {
      const parsed = parseCircumstances({
        dealBreakers: ['heights'],
        ...input,
        keptJobs: [{ ...KEPT, dealBreaker: 'weather' }, KEPT],
      });
      return parsed.ok ? parsed.value.keptJobs : parsed;
    };
    expect(readKept({})).toBeUndefined();
    expect(readKept({ jobsInMind: [KEPT.occupation] })).toEqual([KEPT]);
    expect(readKept({ experience: { jobs: [job] } })).toEqual([KEPT]);
  });

  it('does not throw for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(typeof parseCircumstances(input).ok).toBe('boolean');
      }),
    );
  });
});
