// What a person has done changes scores, and which careers are recommended.
import type { Circumstances, Experience, PastJob } from '@bearings/contracts';
import type { DealBreakerId, Direction, JobYears } from '@bearings/domain';
import { TASK_ACTIVITIES } from '@bearings/career-data';
import { toTileAnswers } from '../interests.js';
import { matchCareers } from '../match-careers.js';
import { scorePerson } from '../match-person.js';
import type { MatchingResult } from '../match-result.js';
import { loadMatchingTables } from '../tables.js';
import { dislikeTiles, likeTiles } from '../testing/stated-interests.js';
import { measureExperience } from './experience-effect.js';

const tables = loadMatchingTables();
const indexOf = (title: string): number => tables.occupations.findIndex((occupation) => occupation.title === title);
const codeOf = (title: string): string => tables.occupations[indexOf(title)]?.code ?? '';

const TEACHER = 'Primary school teacher';

const createJob = (title: string, changes: Partial<PastJob> = {}): PastJob => ({
  occupation: title.startsWith('x:') ? title : codeOf(title),
  years: 'over10',
  isCurrent: true,
  moreTasks: [],
  lessTasks: [],
  ...changes,
});

function effectOn(title: string, experience: Experience, interests: Circumstances['interests'] = {}) {
  const effects = measureExperience(tables, { interests, experience }, toTileAnswers(interests), 'GB');
  const effect = effects[indexOf(title)];
  if (!effect) throw new Error(`There is no ${title}.`);
  return effect;
}

const ANSWERS = '343 443 444 555 343 232 443 334 545 323 232 444'.split(' ').map((three) => Array.from(three, Number));
const match = (circumstances: Circumstances): MatchingResult => matchCareers(tables, { keyed: ANSWERS, circumstances });
const titlesOf = (careers: readonly { occupation: { title: string } }[]): string[] =>
  careers.map(({ occupation }) => occupation.title);

describe('nearness to the jobs that a person has done', () => {
  const reach = (direction?: Direction, years: JobYears = 'over10'): number =>
    effectOn('Special needs teacher', { jobs: [createJob(TEACHER, { years })], ...(direction && { direction }) }).nats;

  it('counts by the person’s word: most to stay near, least for something new', () => {
    expect(reach('near')).toBeGreaterThan(reach('open'));
    expect(reach('open')).toBeGreaterThan(reach());
    expect(reach()).toBeGreaterThan(reach('new'));
    expect(reach('new')).toBeGreaterThan(0);
    expect(reach() / reach('open')).toBeCloseTo(1 / 2);
  });

  it('counts by years', () => {
    expect(reach('open', 'under1') / reach('open', 'over10')).toBeCloseTo(0.4);
    expect(reach('open', '3to5') / reach('open', 'over10')).toBeCloseTo(0.7);
  });

  it('costs far professions something only if the person wants to stay near', () => {
    const far = (direction: Direction) =>
      effectOn('Anthropologist or archaeologist', { jobs: [createJob('Electrician')], direction }).nats;
    expect(far('near')).toBeLessThan(-1);
    expect(far('open')).toBeGreaterThanOrEqual(0);
  });

  it('counts the best of several jobs, common jobs outside our occupations, and what an apprenticeship taught', () => {
    const one = effectOn('Training officer', { jobs: [createJob(TEACHER)] });
    const two = effectOn('Training officer', { jobs: [createJob('x:taxi', { isCurrent: false }), createJob(TEACHER)] });
    expect(two).toMatchObject({ nats: one.nats, nearestJob: codeOf(TEACHER) });
    expect(effectOn('Customer service adviser', { jobs: [createJob('x:telesales')] }).isRealMove).toBe(true);
    expect(effectOn('Electrician', { apprenticeship: codeOf('Electrician') }).nats).toBeGreaterThan(0.3);
  });

  it('does not speak for work whose core the person does not want', () => {
    const jobs = [createJob(TEACHER)];
    const wanted = effectOn('Nursery teacher', { jobs, direction: 'near' });
    const unwanted = effectOn('Nursery teacher', { jobs, direction: 'near' }, dislikeTiles('teach'));
    expect(unwanted.nats).toBeLessThan(wanted.nats - 1);
  });

  it('costs a step below the person’s level unless they want something new, and says so', () => {
    const down = (direction?: Direction, years: JobYears = 'over10') =>
      effectOn('Childcare worker', { jobs: [createJob(TEACHER, { years })], ...(direction && { direction }) });
    expect(down()).toMatchObject({ isBelowLevel: true });
    expect(down().nats).toBeLessThan(0);
    expect(down('new').isBelowLevel).toBe(true);
    expect(down('new').nats).toBeGreaterThanOrEqual(0);
    expect(down('open', '1to2').isBelowLevel).toBe(false);
  });

  it('costs a step down most if the person wants to stay near, and nothing if they name the job', () => {
    const jobs = [createJob(TEACHER)];
    const cost = (direction?: Direction): number =>
      effectOn('Childcare worker', { jobs, ...(direction && { direction }) }).levelNats;
    expect(cost('near')).toBeLessThan(cost('open'));
    expect(cost('open')).toBeLessThan(cost());
    expect(cost('new')).toBe(0);
    const adjust = (jobsInMind: string[]) => {
      const circumstances: Circumstances = { interests: {}, experience: { jobs, direction: 'open' }, jobsInMind };
      return scorePerson(tables, { keyed: ANSWERS, circumstances }).adjustments[indexOf('Childcare worker')];
    };
    const named = adjust([codeOf('Childcare worker')]);
    expect(Number(named?.total) - Number(adjust([])?.total)).toBeCloseTo(1 - cost('open'));
    expect(named?.namedNats).toBeCloseTo(1 - cost('open'));
  });

  it('leads from a job that takes long to learn to teaching it', () => {
    const teaching = (title: string) =>
      effectOn('Further education (vocational) teacher', { jobs: [createJob(title)], direction: 'open' });
    expect(teaching('Registered nurse (adult)').reachability).toBeCloseTo(0.5, 1);
    expect(teaching('Registered nurse (adult)').isRealMove).toBe(false);
    expect(teaching('Waiter or waitress').reachability).toBeLessThan(0.25);
    expect(teaching(TEACHER).reachability).toBeLessThan(0.5);
  });

  it('counts for twins of the present job, unless the person wants something new', () => {
    const twin = (direction: Direction): number =>
      effectOn('IT systems analyst', { jobs: [createJob('Systems and network administrator')], direction }).nats;
    expect(twin('open')).toBeGreaterThan(1);
    expect(twin('new')).toBeCloseTo(-2);
  });

  it('costs a step down also those who want something new, if they would train for another profession', () => {
    const down = (training: Circumstances['training']): number => {
      const circumstances = { interests: {}, training, experience: { jobs: [createJob(TEACHER)], direction: 'new' } };
      const effects = measureExperience(tables, circumstances as Circumstances, toTileAnswers({}), 'GB');
      return effects[indexOf('Childcare worker')]?.nats ?? 0;
    };
    expect(down('3y')).toBeLessThan(-0.5);
    expect(down('1y')).toBeGreaterThanOrEqual(0);
  });

  const isBelow = (title: string, ...jobs: PastJob[]): boolean => effectOn(title, { jobs }).isBelowLevel;

  it('takes work that asks for less preparation and a lower qualification as below a job', () => {
    expect(isBelow('Teaching assistant', createJob(TEACHER))).toBe(true);
    expect(isBelow('Pharmacy technician', createJob('Registered nurse (adult)'))).toBe(true);
    expect(isBelow('Leisure and recreation manager', createJob('Writer'))).toBe(false);
    expect(isBelow('Bricklayer', createJob('Carpenter or joiner'))).toBe(false);
  });

  it('takes work at the same preparation as below a post in which one leads, if it asks for a lower qualification', () => {
    expect(isBelow('Receptionist', createJob('Retail supervisor'))).toBe(true);
    expect(isBelow('Medical secretary', createJob('Retail supervisor'))).toBe(false);
    expect(isBelow('Receptionist', createJob('Sales assistant'))).toBe(false);
  });

  it('takes the jobs in which people start as below the senior post that they lead to', () => {
    expect(isBelow('Waiter or waitress', createJob('Restaurant or catering manager'))).toBe(true);
    expect(isBelow('Administrative assistant', createJob('Executive assistant'))).toBe(true);
    expect(isBelow('Restaurant or catering manager', createJob('Waiter or waitress'))).toBe(false);
  });

  it('takes the level from the present jobs, and from past ones only if there are no years in a present one', () => {
    const manager = createJob('Restaurant or catering manager');
    const waiter = createJob('Waiter or waitress', { years: '3to5', isCurrent: false });
    expect(isBelow('Waiter or waitress', manager, waiter)).toBe(true);
    expect(isBelow('Waiter or waitress', { ...waiter, isCurrent: true }, { ...manager, isCurrent: false })).toBe(false);
    expect(
      isBelow('Bartender', { ...waiter, years: 'under1', isCurrent: true }, { ...manager, isCurrent: false }),
    ).toBe(true);
  });

  it('names the job itself if the person has done it, before a job from which people move to it', () => {
    const jobs = [createJob('Optometrist'), createJob('Dental hygienist', { isCurrent: false, years: 'under1' })];
    expect(effectOn('Dental hygienist', { jobs })).toMatchObject({ nearestJob: codeOf('Dental hygienist') });
  });
});

describe('marked tasks and pastimes', () => {
  const [lessTask] = [1, 2, 3, 4, 5, 6].filter((number) => TASK_ACTIVITIES[codeOf('Plumber')]?.[number - 1]?.length);

  it('count against work that is made of what the person wants to do less, and become a doubt from half of it', () => {
    const jobs = (lessTasks: PastJob['lessTasks']) => [createJob('Customer service adviser', { lessTasks })];
    const all = effectOn('Customer service adviser', { jobs: jobs([1, 2, 3, 4, 5, 6]), direction: 'near' });
    const none = effectOn('Customer service adviser', { jobs: jobs([]), direction: 'near' });
    expect(all.nats).toBeCloseTo(none.nats - 2.5 - 0.7);
    expect(all.doubtedFor.length).toBeGreaterThan(0);
    expect(none.doubtedFor).toEqual([]);
    expect(lessTask).toBeDefined();
  });

  it('count for work that has the tasks which the person wants to do more, at most two of them', () => {
    const nats = (moreTasks: PastJob['moreTasks']) =>
      effectOn('Customer service adviser', { jobs: [createJob('Customer service adviser', { moreTasks })] }).nats;
    const gains = [nats([1]), nats([1, 2]), nats([1, 2, 3, 4])].map((value) => value - nats([]));
    expect(gains[0]).toBeCloseTo(0.35);
    expect(gains[1]).toBeCloseTo(0.7);
    expect(gains[2]).toBeCloseTo(0.7);
  });

  it('count pastimes, unless the person answered their kind of work', () => {
    const walk = (interests: Circumstances['interests']) =>
      effectOn('Wildlife biologist', { pastimes: ['walking'] }, interests).nats;
    expect(walk({})).toBeCloseTo(0.35);
    expect(walk(likeTiles('plants'))).toBe(0);
  });
});

describe('work that pays less than the present job', () => {
  const effect = (title: string, experience: Experience): number =>
    effectOn(title, experience).nats - effectOn(title, { ...experience, changes: [] }).nats;

  it('costs those who want better pay, if it clearly pays less', () => {
    const jobs = [createJob('Bookkeeper or accounts clerk')];
    expect(effect('Medical secretary', { jobs, changes: ['pay'] })).toBeCloseTo(-0.4);
    expect(effect('Pharmacy technician', { jobs, changes: ['pay'] })).toBe(0);
    expect(effect('Medical secretary', { jobs, changes: ['hours'] })).toBe(0);
  });

  it('costs nothing without a present job whose pay is known', () => {
    const past = [createJob('Bookkeeper or accounts clerk', { isCurrent: false })];
    expect(effect('Medical secretary', { jobs: past, changes: ['pay'] })).toBe(0);
    expect(effect('Medical secretary', { jobs: [createJob('x:taxi')], changes: ['pay'] })).toBe(0);
  });
});

describe('an occupation for which only the statements speak', () => {
  const likes = likeTiles('teach', 'listen', 'write');
  const baseOf = (title: string, circumstances: Circumstances): number =>
    scorePerson(tables, { keyed: ANSWERS, circumstances }).base[indexOf(title)] ?? 0;
  const cost = (title: string, interests: Circumstances['interests'], experience: Experience): number =>
    baseOf(title, { interests, experience }) - baseOf(title, { interests });

  it('costs those who said what they have done and what they like', () => {
    expect(cost('Jeweller', likes, {})).toBeCloseTo(-0.7);
    expect(cost('Jeweller', likes, { direction: 'new' })).toBeCloseTo(-0.7);
    expect(cost('Jeweller', likes, { direction: 'open' })).toBeCloseTo(-1.5);
    expect(cost('Jeweller', likes, { direction: 'near' })).toBeCloseTo(-1.5);
    expect(cost('Jeweller', likeTiles('teach', 'listen'), {})).toBe(0);
    expect(cost('Jeweller', {}, { pastimes: ['reading'] })).toBe(0);
  });

  it('is none that they like, or that a job, a task or a pastime of theirs leads to', () => {
    expect(cost('Secondary school teacher', likes, {})).toBe(0);
    expect(cost('Jeweller', { ...likes, ...likeTiles('craft') }, {})).toBe(0);
    expect(cost('Jeweller', likes, { pastimes: ['craft'] })).toBeGreaterThan(0);
    expect(cost('Toolmaker', likes, { jobs: [createJob('Metal machinist')] })).toBeGreaterThan(0);
  });

  it('costs less if one liked kind of work is often part of it, and nothing if that is its core', () => {
    const records = { ...likes, ...likeTiles('records') };
    expect(cost('Biology laboratory technician', records, { direction: 'open' })).toBeCloseTo(-0.4);
    expect(cost('Medical secretary', records, { direction: 'open' })).toBe(0);
    expect(cost('Biology laboratory technician', records, { direction: 'new' })).toBe(0);
    expect(cost('Biology laboratory technician', records, {})).toBe(0);
  });

  it('raises the fit word of no other', () => {
    const interests = likeTiles('teach', 'listen', 'children', 'learning', 'families');
    const fits = (experience?: Experience) =>
      new Map(
        match({ interests, ...(experience && { experience }) }).careers.map(({ occupation, fit }) => [
          occupation.title,
          fit,
        ]),
      );
    const before = fits();
    const both = [...fits({ direction: 'open' })].filter(([title]) => before.has(title));
    expect(new Set(before.values()).size).toBeGreaterThan(1);
    expect(both.length).toBeGreaterThan(5);
    expect(both).toEqual(both.map(([title]) => [title, before.get(title)]));
  });
});

describe('the careers of a person who says what they have done', () => {
  const circumstances: Circumstances = {
    interests: { ...likeTiles('teach', 'listen', 'write'), ...dislikeTiles('sales', 'win', 'build') },
    stage: 'working',
    qualificationLevel: 6,
    training: '1y',
    experience: { jobs: [createJob(TEACHER)], direction: 'open' },
  };

  it('leave out the present job and its twins, which are named apart', () => {
    const { careers, ownJobs } = match(circumstances);
    expect(titlesOf(ownJobs)).toEqual([TEACHER]);
    const twins = (ownJobs[0]?.twins ?? []).map(({ title }) => title);
    expect(twins.length).toBeGreaterThan(0);
    expect(titlesOf(careers).filter((title) => title === TEACHER || twins.includes(title))).toEqual([]);
    expect(careers).toHaveLength(10);
  });

  it('include the twins, but never the present job, if the person wants to stay near', () => {
    const { careers, ownJobs } = match({
      ...circumstances,
      experience: { ...circumstances.experience, direction: 'near' },
    });
    expect(ownJobs[0]?.twins).toEqual([]);
    expect(titlesOf(careers)).not.toContain(TEACHER);
  });

  it('include a job that the person left, unless they want something new', () => {
    const past = (direction: Direction): string[] =>
      titlesOf(
        match({
          ...circumstances,
          training: 'longer',
          experience: { jobs: [createJob(TEACHER, { isCurrent: false })], direction },
        }).careers,
      );
    expect(past('open')).toContain(TEACHER);
    expect(past('new')).not.toContain(TEACHER);
  });

  it('require no longer training than the person accepts; at most two stand apart, named ones first', () => {
    const named = codeOf('Psychiatrist');
    const { careers, overLimit } = match({ ...circumstances, training: 'none', jobsInMind: [named] });
    expect(careers.filter(({ exceedsTraining }) => exceedsTraining)).toEqual([]);
    expect(overLimit.length).toBeLessThanOrEqual(2);
    expect(overLimit[0]?.occupation.code).toBe(named);
    expect(overLimit.every(({ exceedsTraining }) => exceedsTraining)).toBe(true);
  });

  it('include a job that the person left, however long its training is', () => {
    const left: Experience = { jobs: [createJob('Electrician', { isCurrent: false })], direction: 'near' };
    const named: Circumstances = { ...circumstances, training: 'none', jobsInMind: [codeOf('Electrician')] };
    expect(match(named).inMind[0]?.exceedsTraining).toBe(true);
    expect(match({ ...named, experience: left }).inMind[0]).toMatchObject({ exceedsTraining: false });
  });

  describe('past a deal-breaker', () => {
    const SECONDARY = 'Secondary school teacher';
    const judge = (title: string, changes: Partial<Circumstances>) => {
      const { inMind } = match({ ...circumstances, jobsInMind: [codeOf(title)], ...changes });
      return inMind.map(({ openedDealBreakers, excludedBy }) => [openedDealBreakers, excludedBy])[0];
    };
    const answer = (title: string, dealBreaker: DealBreakerId, isKept: boolean) => ({
      occupation: codeOf(title),
      dealBreaker,
      isKept,
    });

    it('keep a named job if the person says so for each, and name it in their verdict', () => {
      const named = (...keptJobs: ReturnType<typeof answer>[]) =>
        judge('Roofer', { dealBreakers: ['heights', 'lifting'], keptJobs });
      const kept = [answer('Roofer', 'heights', true), answer('Roofer', 'lifting', true)];
      expect(named()).toEqual([[], ['heights', 'lifting']]);
      expect(named(...kept.slice(0, 1))).toEqual([[], ['heights', 'lifting']]);
      expect(named(...kept)).toEqual([['heights', 'lifting'], []]);
      expect(named(answer('Roofer', 'heights', false), ...kept.slice(1))).toEqual([[], ['heights', 'lifting']]);
      expect(named(answer('Primary school teacher', 'heights', true), ...kept.slice(1))).toEqual([
        [],
        ['heights', 'lifting'],
      ]);
    });

    it('keep jobs much like the present one if the person says so, unless such a job has its own answer', () => {
      const named = (...keptJobs: ReturnType<typeof answer>[]) =>
        judge(SECONDARY, { dealBreakers: ['public'], keptJobs });
      expect(named()).toEqual([[], ['public']]);
      expect(named(answer(TEACHER, 'public', true))).toEqual([['public'], []]);
      expect(named(answer(TEACHER, 'public', true), answer(SECONDARY, 'public', false))).toEqual([[], ['public']]);
    });

    it('leave out a job that people of theirs really enter if the person says so', () => {
      const named = (...keptJobs: ReturnType<typeof answer>[]) =>
        judge('Detective', {
          dealBreakers: ['shifts'],
          experience: { jobs: [createJob('Fraud investigator')], direction: 'open' },
          keptJobs,
        });
      expect(named()).toEqual([['shifts'], []]);
      expect(named(answer('Detective', 'shifts', false))).toEqual([[], ['shifts']]);
    });

    it('cost a kept job as much as one that is open for another reason', () => {
      const scoreOf = (changes: Partial<Circumstances>): number | undefined => {
        const input = {
          keyed: ANSWERS,
          circumstances: { ...circumstances, jobsInMind: [codeOf('Roofer')], ...changes },
        };
        return scorePerson(tables, input).adjustments[indexOf('Roofer')]?.total;
      };
      const cost =
        Number(scoreOf({})) -
        Number(scoreOf({ dealBreakers: ['heights'], keptJobs: [answer('Roofer', 'heights', true)] }));
      expect(cost).toBeCloseTo(0.5);
    });
  });

  it('stay open past shifts alone if people of their job really enter them, and say so', () => {
    const verdict = (changes: Partial<Circumstances>) => {
      const { inMind } = match({
        ...circumstances,
        dealBreakers: ['shifts'],
        jobsInMind: [codeOf('Detective')],
        experience: { jobs: [createJob('Fraud investigator')], direction: 'open' },
        ...changes,
      });
      return inMind.map(({ openedDealBreakers, excludedBy }) => [openedDealBreakers, excludedBy]);
    };
    expect(verdict({})).toEqual([[['shifts'], []]]);
    expect(verdict({ dealBreakers: ['shifts', 'conflict'] })).toEqual([[[], ['shifts', 'conflict']]]);
    expect(verdict({ experience: {} })).toEqual([[[], ['shifts']]]);
  });
});
