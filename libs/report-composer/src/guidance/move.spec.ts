import type { PastJob } from '@bearings/contracts';
import { type ExperienceFacts, findMove, lacksLicence } from '@bearings/career-matching';
import { composeNextStepsBlocks } from './next-steps.js';
import { composeCareerPage } from '../composing/career-page.js';
import { listCareerDetails } from '../composing/career-details.js';
import { findCareerTraining } from './career-training.js';
import { createAnyReader, createReader, type Reader } from './reader.js';
import { createFacts } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { joinPlainRuns } from '../composing/report-document.js';
import { composeFromHere } from '../composing/from-here.js';

const MECHANICAL = '17-2141.00';
const [ELECTRICAL, AEROSPACE, TECHNICIAN] = ['17-2071.00', '17-2011.00', '17-3023.00'];
const [NURSE, MIDWIFE, CARE_WORKER] = ['29-1141.00', '29-9099.01', '31-1122.00'];

/** Returns a reader with a job in which they have so many years. */
const createWorker = (job: string, changes: Partial<Reader> = {}): Reader => ({
  ...createAnyReader('DE'),
  stage: 'working',
  level: 7,
  training: '1y',
  willingMonths: 12,
  subjects: ['mechanical'],
  years: 10,
  done: [job],
  yearsByJob: new Map([[job, 10]]),
  jobNow: { code: job, title: 'Mechanical engineer' },
  ...changes,
});

const createCareer = (
  code: string,
  job: string,
  experience: Partial<ExperienceFacts> = {},
  match: 'direct' | 'related' | 'other' | null = 'related',
  changeMonths = 0,
) => ({
  code,
  title: 'Electrical engineer',
  exceedsTraining: false,
  training: { months: 24, study: match === null ? null : { match, changeMonths } },
  experience: { reachability: 0.9, nearestJob: job, isRealMove: true, hasYearsForPost: false, ...experience },
});

describe('the move from a job of the reader’s straight into a career', () => {
  const engineer = createWorker(MECHANICAL);
  const electrical = createCareer(ELECTRICAL, MECHANICAL);

  it('is there for a real move, years in the job, the degree and a near subject, in each country', () => {
    for (const country of ['DE', 'GB', 'US', 'IE', 'AU', 'CA', 'FR', 'NO', 'IN', 'ZA']) {
      expect([country, findMove(electrical, { ...engineer, country })]).toEqual([
        country,
        { isNow: true, isOtherSubject: true, isPromotion: false, needsMoreYears: false },
      ]);
    }
    expect(findMove(createCareer(AEROSPACE, MECHANICAL, {}, 'direct'), engineer)?.isOtherSubject).toBe(false);
    expect(findMove(electrical, { ...engineer, jobNow: null })?.isNow).toBe(false);
  });

  it('is not there without one of them', () => {
    const none = [
      findMove(createCareer(ELECTRICAL, MECHANICAL, { isRealMove: false }), engineer),
      findMove(createCareer(ELECTRICAL, MECHANICAL, {}, 'other', 12), engineer),
      findMove({ ...electrical, exceedsTraining: true }, engineer),
      findMove(electrical, { ...engineer, yearsByJob: new Map([[MECHANICAL, 2]]) }),
      findMove(electrical, { ...engineer, level: 5 }),
      findMove(electrical, { ...engineer, done: [MECHANICAL, ELECTRICAL] }),
    ];
    expect(none).toEqual(none.map(() => null));
  });

  it('is not there where the work needs a licence that the job does not', () => {
    const nurse = createWorker(NURSE, { subjects: ['nursing'] });
    for (const country of ['GB', 'DE', 'IE', 'AU', 'US']) {
      expect(findMove(createCareer(MIDWIFE, NURSE, {}, 'direct'), { ...nurse, country })).toBeNull();
      const carer = createWorker(CARE_WORKER, { country, subjects: [] });
      expect(findMove(createCareer(NURSE, CARE_WORKER, {}, null), carer)).toBeNull();
    }
  });

  it('needs no degree where the rest is learnt at work within a year', () => {
    const fitter = createWorker('49-9041.00', { level: 3, subjects: [] });
    const career = createCareer(TECHNICIAN, '49-9041.00', {}, null);
    expect(findMove({ ...career, training: { months: 12, study: null } }, fitter)).not.toBeNull();
    expect(findMove(career, fitter)).toBeNull();
  });

  it('stands first among the ways in and in the drawing, and the degree after it only if an employer asks for it', () => {
    const ways = listCareerDetails(electrical, engineer, 'once').find(({ id }) => id === 'ways')?.text ?? '';
    expect(ways).toMatch(
      /^From your job: a change of job.* Or a postgraduate degree: Master Elektrotechnik, usually 2 years, if an employer asks for it\./,
    );
    const [first, second] = composeCareerPage(electrical, engineer).routes;
    expect(first).toMatchObject({
      name: 'From your job',
      stations: [{ title: 'Change of job', months: null, paid: true }],
      isLong: false,
    });
    expect(second?.text).toContain('if an employer asks for it');
    for (const country of ['GB', 'IN']) {
      const reader = { ...engineer, country };
      expect(composeCareerPage(electrical, reader).routes[0]?.name).toBe('From your job');
      expect(listCareerDetails(electrical, reader).find(({ id }) => id === 'ways')?.text).toMatch(/^From your job: /);
    }
    expect(findCareerTraining(electrical, engineer)).toMatchObject({ months: [0, 0], isLong: false });
  });

  it('is a promotion to a post to which people of the job rise, also before they have all its years', () => {
    const [TEACHER, HEAD, ADVISER] = ['25-2031.00', '11-9032.00', '13-1151.00'];
    const teacher = createWorker(TEACHER, { country: 'GB', subjects: ['education'] });
    const head = createCareer(HEAD, TEACHER, { isRealMove: false }, 'direct');
    expect(findMove(head, teacher)).toMatchObject({ isPromotion: true, needsMoreYears: false });
    expect(composeCareerPage(head, teacher).routes).toMatchObject([{ stations: [{ title: 'Promotion' }] }]);
    const younger = { ...teacher, yearsByJob: new Map([[TEACHER, 6]]) };
    expect(listCareerDetails(head, younger).find(({ id }) => id === 'ways')?.text).toBe(
      'From your job: a promotion in the same work, usually after more years in it.',
    );
    expect(findMove(createCareer(HEAD, ADVISER, { isRealMove: false }), createWorker(ADVISER))).toBeNull();
  });

  it('is none between kinds of schools whose teachers have licences of their own, and one to the head of a school', () => {
    const [primary, secondary, head] = ['25-2021.00', '25-2031.00', '11-9032.00'];
    const isOpen = (code: string, job: string, country: string): boolean => !lacksLicence(code, job, country);
    for (const country of ['DE', 'IE']) {
      expect([country, isOpen(secondary, primary, country), isOpen(primary, secondary, country)]).toEqual([
        country,
        false,
        false,
      ]);
      expect([country, isOpen(head, primary, country), isOpen(head, secondary, country)]).toEqual([
        country,
        true,
        true,
      ]);
    }
    for (const country of ['GB', 'US', 'AU']) {
      expect([country, isOpen(secondary, primary, country)]).toEqual([country, true]);
    }
  });

  it('is a step of the plan that names the move, and no training', () => {
    const job: PastJob = { occupation: MECHANICAL, years: 'over10', isCurrent: true, moreTasks: [], lessTasks: [] };
    const facts = createFacts(createScores({ analytical: 100, spatial: 80 }), {
      circumstances: {
        interests: { engineer: 'like', figures: 'like', improve: 'like' },
        stage: 'experienced',
        qualificationLevel: 7,
        training: '1y',
        subjects: ['mechanical'],
        experience: { jobs: [job], direction: 'near' },
      },
      country: 'DE',
    });
    const reader = createReader(facts, 'DE');
    const moves = facts.careers.filter((career) => findMove(career, reader) !== null);
    expect(findMove(facts.careers[0] ?? { code: '' }, reader)).not.toBeNull();
    const steps = composeNextStepsBlocks(facts, 'DE').flatMap((block) => (block.kind === 'steps' ? block.steps : []));
    for (const { code } of moves) {
      const step = steps.find(({ id }) => id === `way:${code}`);
      if (step !== undefined) expect(joinPlainRuns(step.runs)).toMatch(/from your kind of work/);
    }
    const text = steps.map(({ runs }) => joinPlainRuns(runs)).join('\n');
    expect(text).not.toMatch(/more training than|longer than the training|shorter training|course or trainee/);
    const [career] = moves.filter((each) => findMove(each, reader)?.isOtherSubject === true);
    if (career === undefined) throw new Error('No move asks for another subject.');
    expect(composeFromHere(career, facts, reader, true).missing).toEqual([expect.stringMatching(/^perhaps a degree/)]);
  });
});
