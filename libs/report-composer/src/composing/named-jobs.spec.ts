import type { Circumstances } from '@bearings/contracts';
import { listJobTasks } from '@bearings/career-data';
import { createScores } from '@bearings/career-matching/testing';
import { renderHtml } from '../files/render-html.js';
import { createFacts, createRandomScores, composeWithTexts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { composeNamedJobs } from './named-jobs.js';

const ELECTRICIAN = '47-2111.00';
const SECURITY_SYSTEMS = '49-2098.00';
const NURSE = '29-1141.00';
const BARBER = '39-5012.00';

const SCORES = createScores({ practical: 92, spatial: 83, creativity: 25 });
const IN_WORK: Circumstances = {
  interests: { build: 'like', repair: 'like', design: 'not_for_me' },
  stage: 'working',
  qualificationLevel: 3,
  training: '1y',
  experience: {
    jobs: [{ occupation: ELECTRICIAN, years: '6to10', isCurrent: true, moreTasks: [1, 2, 3, 4, 5, 6], lessTasks: [] }],
    pastimes: ['mending'],
  },
};

const nameJobs = (jobsInMind: string[], circumstances: Circumstances = IN_WORK, scores = SCORES) =>
  createFacts(scores, { circumstances: { ...circumstances, jobsInMind } });

describe('the part on a job that the reader named', () => {
  it('is there with its rank, the gate, the way and three careers also when the job is far down the order', () => {
    const refused = ['care', 'listen', 'host', 'body', 'medicines', 'perform'] as const;
    const interests = { ...IN_WORK.interests, ...Object.fromEntries(refused.map((id) => [id, 'not_for_me' as const])) };
    const scores = createScores({ practical: 92, spatial: 83, helping: 0, communication: 0 });
    const facts = nameJobs([BARBER, NURSE], { ...IN_WORK, interests }, scores);
    const jobs = composeNamedJobs(facts, 'GB', true);
    expect(jobs.map(({ code }) => code)).toEqual([BARBER, NURSE]);
    expect(Math.max(...jobs.map(({ rank }) => rank ?? 0))).toBeGreaterThan(180);
    for (const { text, place, rank, speaksAgainst, missing, pay, related } of jobs) {
      expect(text).toMatch(/^By fit it is \d+\w\w of all 247 careers\./);
      expect(place).toMatch(new RegExp(`^${rank}\\w\\w of 247$`));
      expect(speaksAgainst.join('')).not.toBe('');
      expect(pay).toMatchObject({ kind: 'published', country: 'GB' });
      expect(missing.join(' ')).toMatch(/About .* (years|months)|Step 1: /);
      expect(related).toHaveLength(3);
    }
  });

  it('names the gate, and says nothing where none is known', () => {
    const reader: Circumstances = {
      interests: {},
      stage: 'working',
      qualificationLevel: 3,
      certificate: 'IE.leaving-certificate',
    };
    const [garda] = composeNamedJobs(nameJobs(['33-3051.00'], reader), 'IE', true);
    expect(garda?.gates).toContain('You may have to pass a fitness test.');
    expect(garda?.haves).toContain('Leaving Certificate.');
    expect(garda?.missing.join(' ')).toMatch(/^Step 1: Garda Trainee .*8 months, paid\.$/);
    const [scientist] = composeNamedJobs(nameJobs(['15-2051.00'], reader), 'US', true);
    expect(scientist?.gates).toEqual([]);
    expect(scientist?.pay.kind).toBe('published');
  });

  it('begins the careers with the same wish with the best of the ten', () => {
    for (const scores of createRandomScores(5, 3)) {
      const [job] = composeNamedJobs(nameJobs([SECURITY_SYSTEMS], IN_WORK, scores), 'GB', true);
      expect(job?.related[0]?.place).toMatch(/^number \d+ of your ten$/);
    }
  });

  it('marks careers with the same wish that take longer than the reader said, and never begins with a refusal', () => {
    for (const scores of createRandomScores(15, 7)) {
      const facts = nameJobs([NURSE, BARBER, '29-1215.00'], { ...IN_WORK, training: 'none' }, scores);
      for (const country of ['GB', 'US', 'DE']) {
        for (const { code, text, related } of composeNamedJobs(facts, country, true)) {
          expect([code, text]).toEqual([code, expect.not.stringMatching(/^(Not|Left out|None|You ruled)/)]);
          if (country === 'DE') expect([code, related.filter(({ isLong }) => isLong)]).toEqual([code, []]);
        }
      }
    }
  });

  it('states the British length of training abroad only where no way of the country’s own states one', () => {
    const listMissing = (code: string, country: string, circumstances?: Circumstances) =>
      composeNamedJobs(nameJobs([code], circumstances), country, true).flatMap(({ missing }) => missing);
    expect(listMissing(NURSE, 'DE').join(' ')).toMatch(/^Step 1: Pflegefachmann.*, 3 years, paid\./);
    expect(listMissing(NURSE, 'IN')[0]).toMatch(/^In the United Kingdom, training takes about 3 years\./);
    const graduate: Circumstances = { interests: {}, stage: 'graduate', qualificationLevel: 6, subjects: ['nursing'] };
    expect(listMissing(NURSE, 'IN', graduate)[0]).toMatch(/^In the United Kingdom, you’d need little or no training\./);
  });

  it('says what the reader has done that counts for it only if it may', () => {
    const facts = nameJobs([SECURITY_SYSTEMS]);
    const said = (withExperience: boolean) => {
      const [job] = composeNamedJobs(facts, 'GB', withExperience);
      return [...(job?.speaksFor ?? []), ...(job?.haves ?? [])].join(' ');
    };
    const done = ['electrician', ...listJobTasks(ELECTRICIAN).map(({ text }) => text)];
    const listDone = (text: string) => done.filter((each) => text.toLowerCase().includes(each.toLowerCase()));
    expect(listDone(said(true)).length).toBeGreaterThan(1);
    expect(listDone(said(false))).toEqual([]);
  });

  it('shows others the way of somebody without the reader’s jobs', () => {
    const [mechanical, electrical] = ['17-2141.00', '17-2071.00'];
    const job = { occupation: mechanical, years: 'over10' as const, isCurrent: true, moreTasks: [], lessTasks: [] };
    const facts = nameJobs([electrical], {
      interests: { engineer: 'like' },
      stage: 'experienced',
      qualificationLevel: 7,
      subjects: ['mechanical'],
      experience: { jobs: [job] },
    });
    const listRoutes = (withExperience: boolean) =>
      composeNamedJobs(facts, 'GB', withExperience).flatMap(({ routes }) => routes.map(({ name }) => name));
    expect(listRoutes(true)[0]).toBe('From your job');
    expect(listRoutes(false).length).toBeGreaterThan(0);
    expect(listRoutes(false)).not.toContain('From your job');
  });

  it('says that they are one already, without a gate or a way, and leaves their own job out for others', () => {
    const facts = nameJobs([ELECTRICIAN, NURSE]);
    const [own] = composeNamedJobs(facts, 'GB', true);
    expect(own).toMatchObject({ rank: null, place: '', gates: [], haves: [], missing: [], routes: [] });
    expect(own?.text).toMatch(/^You are one already\./);
    expect(composeNamedJobs(facts, 'GB', false).map(({ code }) => code)).toEqual([NURSE]);
  });

  it('and the line on the reader’s own job are in the files as on the page', async () => {
    const source = await createSource(nameJobs([NURSE]));
    const compose = (withExperience: boolean) =>
      composeWithTexts({ ...source, country: 'GB', withExperience }).document.matching.ownJobs;
    expect(compose(true)).toMatch(/^We left out your own job, electrician/);
    expect(compose(false)).toBe('');
    const html = renderHtml(composeWithTexts({ ...source, country: 'GB', withExperience: true }));
    for (const part of [
      'The job you named: Registered nurse',
      'The gate',
      'You have',
      'Missing',
      'We left out your own job',
    ])
      expect([part, html.includes(part)]).toEqual([part, true]);
  });
});
