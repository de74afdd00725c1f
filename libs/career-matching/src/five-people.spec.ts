// Five invented people, for each of whom one job is obviously suitable.
import type { Circumstances } from '@bearings/contracts';
import { matchCareers } from './match-careers.js';
import { loadMatchingTables } from './tables.js';
import { likeTiles, dislikeTiles } from './testing/stated-interests.js';

const tables = loadMatchingTables();

interface TestPerson {
  job: string;
  code: string;
  /** Three answers for each category, in the order of CATEGORIES. Answers to reverse-scored statements are reversed. */
  answers: string;
  circumstances: Circumstances;
}

const FIVE_PEOPLE: readonly TestPerson[] = [
  {
    // A college student, who has looked after a grandmother and stays calm under pressure.
    job: 'a nurse',
    code: '29-1141.00',
    answers: '343 443 444 555 343 232 443 334 545 323 232 444',
    circumstances: {
      interests: {
        ...likeTiles('care', 'listen', 'safety'),
        ...dislikeTiles('engineer', 'software', 'money', 'sell', 'build', 'figures', 'body', 'children'),
      },
      stage: 'fe',
      qualificationLevel: 3,
      training: '3y',
      dealBreakers: ['heights', 'selling'],
    },
  },
  {
    // A school leaver with GCSEs, who rewires lamps and wants no office work.
    job: 'an electrician',
    code: '47-2111.00',
    answers: '343 333 223 222 454 343 444 555 333 444 454 333',
    circumstances: {
      interests: {
        ...likeTiles('repair', 'build', 'safety'),
        ...dislikeTiles('write', 'sell', 'care', 'perform', 'records', 'host', 'drive', 'nature'),
      },
      stage: 'school',
      qualificationLevel: 2,
      training: '3y',
      dealBreakers: ['desk', 'blood'],
    },
  },
  {
    // A call-centre worker, who programs at night and would rather not speak to strangers all day.
    job: 'a developer',
    code: '15-1252.00',
    answers: '232 444 122 223 555 434 444 233 333 333 444 333',
    circumstances: {
      interests: {
        ...likeTiles('software', 'engineer'),
        ...dislikeTiles('care', 'sell', 'drive', 'host', 'children', 'law', 'body'),
      },
      stage: 'working',
      qualificationLevel: 6,
      training: '1y',
      dealBreakers: ['selling', 'shifts'],
    },
  },
  {
    // A recent graduate, who ran a holiday club for children and likes being among many people.
    job: 'a primary teacher',
    code: '25-2021.00',
    answers: '444 344 555 555 333 444 444 233 444 323 222 434',
    circumstances: {
      interests: {
        ...likeTiles('teach', 'children', 'write'),
        ...dislikeTiles('repair', 'drive', 'money', 'software', 'build', 'care', 'law'),
      },
      stage: 'graduate',
      qualificationLevel: 6,
      training: '1y',
      dealBreakers: ['shifts', 'dirt'],
    },
  },
  {
    // A person who returns to work after years at home, loves driving and wants no long training.
    job: 'an HGV driver',
    code: '53-3032.00',
    answers: '222 333 222 232 222 122 334 455 443 333 444 344',
    circumstances: {
      interests: {
        ...likeTiles('drive'),
        ...dislikeTiles('teach', 'care', 'write', 'software', 'sell', 'research', 'children', 'design', 'host'),
      },
      stage: 'returning',
      qualificationLevel: 2,
      training: 'none',
      dealBreakers: ['desk', 'public'],
    },
  },
];

const parseKeyed = (answers: string) => answers.split(' ').map((three) => Array.from(three, Number));

describe.each(FIVE_PEOPLE)('the matching for $job', ({ code, answers, circumstances }) => {
  const keyedAnswers = parseKeyed(answers);

  it('is tested with an occupation that exists and with three answers for each category', () => {
    expect(tables.indexByCode.has(code)).toBe(true);
    expect(keyedAnswers.map((three) => three.length)).toEqual(Array(12).fill(3));
  });

  it('puts the job first or second if the person completed the circumstances step', () => {
    const { careers } = matchCareers(tables, { keyed: keyedAnswers, circumstances });
    expect(careers.slice(0, 2).map(({ occupation }) => occupation.code)).toContain(code);
  });

  it('calls each career Strong, Good or Possible by its stability if the person skipped the circumstances step', () => {
    const { careers, ranked, direction } = matchCareers(tables, { keyed: keyedAnswers });
    expect(ranked).toBe(direction.clear);
    for (const { fit, stability } of careers) {
      const word = stability >= 0.75 ? 'Strong' : stability >= 0.5 ? 'Good' : 'Possible';
      expect([stability, fit]).toEqual([stability, ranked ? word : 'Possible']);
    }
    // Scores alone don't separate similar jobs, such as different trades.
    expect(careers.filter(({ fit }) => fit === 'Strong').length).toBeLessThanOrEqual(3);
  });
});

it('a person with equal scores who skipped the circumstances step gets an unranked list', () => {
  const { careers, ranked } = matchCareers(tables, {
    keyed: parseKeyed(Array(12).fill('333').join(' ')),
  });
  expect(ranked).toBe(false);
  expect(new Set(careers.map(({ fit }) => fit))).toEqual(new Set(['Possible']));
});
