// Twelve invented people, with careers that must or must not be recommended to them.
import type { Circumstances } from '@bearings/contracts';
import { type CountryCode, QUALIFICATION_LEVELS, QUALIFICATION_NAMES, REPORT_FITS, TILES } from '@bearings/domain';
import { matchCareers } from './match-careers.js';
import { TILE_COUNT } from './interests.js';
import { getAt, loadMatchingTables } from './tables.js';
import { likeTiles, dislikeTiles } from './testing/stated-interests.js';

const tables = loadMatchingTables();

interface GoldenPerson {
  who: string;
  country: CountryCode;
  /** The name of the highest qualification in the person's country. */
  qualification: string;
  /** Three answers for each category, in the order of CATEGORIES. Answers to reverse-scored statements are reversed. */
  answers: string;
  circumstances: Circumstances;
  /** Careers that must be among the ten: all of `must`, and one from each list in `oneOf`. */
  must: readonly string[];
  oneOf?: readonly (readonly string[])[];
  neverTitles: readonly string[];
  /** Careers that must not be among the first three. */
  notFirst?: readonly string[];
  /** The career that suits the person so obviously that it must be among the first three. */
  obvious?: string;
}

const DOCTOR_TITLES = [
  'General practitioner (GP)',
  'Emergency medicine doctor',
  'Psychiatrist',
  'Dentist',
  'Veterinary surgeon',
];

const GOLDEN_PEOPLE: readonly GoldenPerson[] = [
  {
    who: 'a pupil who repairs things and wants no office',
    country: 'GB',
    qualification: 'GCSEs 9–4, National 5s',
    answers: '343 333 223 222 454 343 444 555 333 444 454 333',
    circumstances: {
      interests: {
        ...likeTiles('repair', 'build', 'engineer'),
        ...dislikeTiles('write', 'sales', 'win', 'care', 'children', 'records'),
      },
      stage: 'school',
      schoolSubjects: ['maths', 'physics', 'technology'],
      training: '3y',
      dealBreakers: ['desk', 'blood'],
    },
    must: ['Electrician'],
    oneOf: [['Plumber', 'Carpenter or joiner', 'Heating and refrigeration engineer', 'Solar panel installer']],
    neverTitles: [
      'Construction manager',
      'Construction site supervisor',
      'Engineering manager',
      'Registered nurse (adult)',
    ],
    obvious: 'Electrician',
  },
  {
    who: 'a trainee at college who looks after people',
    country: 'DE',
    qualification: 'Mittlere Reife',
    answers: '343 443 444 555 343 232 443 334 545 323 232 444',
    circumstances: {
      interests: {
        ...likeTiles('care', 'listen', 'children'),
        ...dislikeTiles('software', 'money', 'build', 'sales', 'win', 'engineer'),
      },
      stage: 'fe',
      training: '3y',
      dealBreakers: ['heights'],
    },
    must: ['Registered nurse (adult)'],
    oneOf: [['Childcare worker', 'Nursery teacher', 'Teaching assistant', 'Midwife']],
    neverTitles: ['Nurse practitioner', 'Head teacher', 'Nursery or early-years manager', ...DOCTOR_TITLES],
    obvious: 'Registered nurse (adult)',
  },
  {
    who: 'a student of computing who studies already what the work asks for',
    country: 'IN',
    qualification: 'Class 12',
    answers: '232 444 222 223 555 434 444 233 333 333 444 333',
    circumstances: {
      interests: {
        ...likeTiles('software', 'figures', 'engineer', 'apps'),
        ...dislikeTiles('care', 'sales', 'win', 'host', 'body', 'children'),
      },
      stage: 'student',
      subjects: ['computing'],
      training: '1y',
    },
    must: ['Software developer', 'Data scientist'],
    neverTitles: ['IT manager', 'IT project manager', 'Network architect', ...DOCTOR_TITLES],
    obvious: 'Software developer',
  },
  {
    who: 'a graduate of psychology who would study on for some years',
    country: 'US',
    qualification: 'Bachelor’s degree',
    answers: '333 444 454 555 444 333 343 222 444 333 222 344',
    circumstances: {
      interests: {
        ...likeTiles('care', 'listen', 'research'),
        ...dislikeTiles('build', 'drive', 'repair', 'money', 'sales', 'win'),
      },
      stage: 'graduate',
      subjects: ['psychology'],
      training: 'degree',
    },
    must: ['Clinical or counselling psychologist'],
    oneOf: [['Mental health counsellor', 'Child and family social worker', 'Probation officer']],
    neverTitles: [...DOCTOR_TITLES, 'Pharmacist', 'Family therapist'],
    notFirst: ['Dietitian', 'Dental hygienist', 'Optometrist'],
  },
  {
    who: 'a teacher of many years who would lead',
    country: 'FR',
    qualification: 'Master or engineering diploma',
    answers: '555 444 555 444 333 333 555 233 444 333 222 444',
    circumstances: {
      interests: {
        ...likeTiles('teach', 'lead', 'children'),
        ...dislikeTiles('repair', 'drive', 'build', 'software'),
      },
      stage: 'working',
      subjects: ['english'],
      field: 'education',
      fieldYears: '5up',
      training: '1y',
    },
    must: ['Head teacher'],
    neverTitles: ['IT manager', 'Construction manager', 'Sales manager', 'Restaurant or catering manager'],
  },
  {
    who: 'somebody in work who does not say in which field',
    country: 'NL',
    qualification: 'HBO or university bachelor',
    answers: '555 444 555 333 333 333 444 222 444 444 222 444',
    circumstances: {
      interests: {
        ...likeTiles('sales', 'win', 'lead', 'money'),
        ...dislikeTiles('care', 'repair', 'animals', 'plants', 'build', 'research'),
      },
      stage: 'working',
      training: 'none',
    },
    must: ['Sales manager'],
    neverTitles: ['Registered nurse (adult)', 'Physicist', ...DOCTOR_TITLES],
  },
  {
    who: 'somebody who returns to office work and wants no course',
    country: 'IE',
    qualification: 'Leaving Certificate',
    answers: '333 444 344 344 343 222 555 333 444 222 222 444',
    circumstances: {
      interests: {
        ...likeTiles('records', 'host'),
        ...dislikeTiles('build', 'repair', 'drive', 'research', 'perform'),
      },
      stage: 'returning',
      field: 'office',
      fieldYears: '5up',
      training: 'none',
      dealBreakers: ['lifting', 'shifts'],
    },
    must: ['Administrative assistant'],
    oneOf: [['Office supervisor', 'Executive assistant']],
    neverTitles: ['Librarian', 'Archivist', 'Actuary', 'Head teacher', 'IT manager'],
  },
  {
    who: 'a builder of many years who is ready to lead',
    country: 'ZA',
    qualification: 'Matric (National Senior Certificate)',
    answers: '555 444 444 333 343 333 555 555 444 444 454 444',
    circumstances: {
      interests: {
        ...likeTiles('build', 'lead', 'repair'),
        ...dislikeTiles('write', 'care', 'children', 'perform', 'software'),
      },
      stage: 'experienced',
      field: 'construction',
      fieldYears: '5up',
      training: '1y',
    },
    must: ['Construction site supervisor', 'Construction manager'],
    neverTitles: ['Head teacher', 'Health services manager', 'IT manager', 'Nursery or early-years manager'],
  },
  {
    who: 'a pupil who would study for as long as medicine takes',
    country: 'JP',
    qualification: 'Junior high school',
    answers: '333 555 344 444 555 333 444 333 555 333 333 555',
    circumstances: {
      interests: {
        ...likeTiles('care', 'research'),
        ...dislikeTiles('sales', 'win', 'host', 'perform', 'build', 'drive'),
      },
      stage: 'school',
      schoolSubjects: ['biology', 'chemistry', 'maths'],
      training: 'longer',
    },
    must: [],
    oneOf: [DOCTOR_TITLES, ['Medical research scientist', 'Biochemist', 'Microbiologist', 'Chemist']],
    neverTitles: ['Nurse practitioner', 'Science and research manager', 'Healthcare assistant'],
  },
  {
    who: 'a graduate of law',
    country: 'AU',
    qualification: 'Bachelor’s degree',
    answers: '444 444 444 333 555 333 444 222 444 333 222 444',
    circumstances: {
      interests: {
        ...likeTiles('law', 'write', 'listen'),
        ...dislikeTiles('build', 'repair', 'drive', 'care', 'body'),
      },
      stage: 'graduate',
      subjects: ['law'],
      training: '3y',
    },
    must: ['Solicitor or lawyer', 'Paralegal'],
    neverTitles: ['Judge or magistrate', 'Detective', 'Dietitian', ...DOCTOR_TITLES],
  },
  {
    who: 'a graduate who likes children and being among many people',
    country: 'GB',
    qualification: 'Degree',
    answers: '444 344 555 555 333 444 444 233 444 323 222 434',
    circumstances: {
      interests: {
        ...likeTiles('teach', 'children', 'write'),
        ...dislikeTiles('repair', 'drive', 'money', 'software', 'build', 'care', 'law'),
      },
      stage: 'graduate',
      training: '1y',
      dealBreakers: ['shifts', 'dirt'],
    },
    must: [],
    neverTitles: ['Head teacher', ...DOCTOR_TITLES],
    obvious: 'Primary school teacher',
  },
  {
    who: 'somebody who returns to work, loves driving and wants no long training',
    country: 'GB',
    qualification: 'GCSEs 9–4, National 5s',
    answers: '222 333 222 232 222 122 334 455 443 333 444 344',
    circumstances: {
      interests: {
        ...likeTiles('drive'),
        ...dislikeTiles('teach', 'care', 'write', 'software', 'sales', 'win', 'research', 'children', 'design', 'host'),
      },
      stage: 'returning',
      training: 'none',
      dealBreakers: ['desk', 'public'],
    },
    must: [],
    neverTitles: ['Registered nurse (adult)', ...DOCTOR_TITLES],
    obvious: 'Lorry driver',
  },
];

describe.each(GOLDEN_PEOPLE)('$who ($country)', (person) => {
  const keyedAnswers = person.answers.split(' ').map((three) => Array.from(three, Number));
  const names = QUALIFICATION_NAMES[person.country];
  const qualificationLevel = QUALIFICATION_LEVELS.find((level) => names[level] === person.qualification);
  const circumstances = {
    ...person.circumstances,
    ...(qualificationLevel && { qualificationLevel }),
  };
  const { careers } = matchCareers(tables, { keyed: keyedAnswers, circumstances });
  const titles = careers.map(({ occupation }) => occupation.title);

  it('has a qualification that exists in the country, and gets ten careers', () => {
    expect(qualificationLevel).toBeDefined();
    expect(careers).toHaveLength(10);
  });

  it('gets every career that the test case requires', () => {
    expect(titles).toEqual(expect.arrayContaining([...person.must]));
    if (person.obvious !== undefined) expect(titles.slice(0, 3)).toContain(person.obvious);
    for (const some of person.oneOf ?? []) {
      expect([titles, some.some((title) => titles.includes(title))]).toEqual([titles, true]);
    }
  });

  it('gets no career from the forbidden list', () => {
    const namedTitles = [...person.must, ...(person.oneOf ?? []).flat(), ...person.neverTitles];
    const knownTitles = tables.occupations.map(({ title }) => title);
    expect(knownTitles).toEqual(expect.arrayContaining(namedTitles));
    expect(titles.filter((title) => person.neverTitles.includes(title))).toEqual([]);
    expect(titles.slice(0, 3).filter((title) => person.notFirst?.includes(title))).toEqual([]);
  });

  it('gets at least one career with each activity that the person likes', () => {
    for (const [tile, { id }] of TILES.entries()) {
      if (circumstances.interests[id] !== 'like') continue;
      const carriers = careers.filter(({ occupation }) => {
        const index = tables.indexByCode.get(occupation.code) ?? -1;
        return (tables.tiles[index * TILE_COUNT + tile] ?? 0) >= 2;
      });
      expect([id, carriers.length > 0]).toEqual([id, true]);
    }
  });

  it('gets careers in the order of their fit words, and then of their fit', () => {
    const words = careers.map(({ fit }) => REPORT_FITS.indexOf(fit));
    expect(words).toEqual(words.toSorted((a, b) => a - b));
    expect(getAt(careers, 0).fit).not.toBe('Possible');
    for (const fit of REPORT_FITS) {
      const scores = careers.filter((career) => career.fit === fit).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it('gets no career among the ten that requires longer training than the person accepts', () => {
    expect(careers.filter(({ exceedsTraining }) => exceedsTraining)).toEqual([]);
  });
});
