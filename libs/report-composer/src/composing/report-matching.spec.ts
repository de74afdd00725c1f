import type { Circumstances } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { createFacts, createRandomScores, composeWithTexts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { createScores } from '@bearings/career-matching/testing';
import { toOrdinal } from './verdict.js';
import { renderHtml } from '../files/render-html.js';
import { renderText } from '../files/render-text.js';

const HELPER_SCORES = createScores({ helping: 92, communication: 83, spatial: 25, practical: 33 });
const EVEN_SCORES = createScores({});

const SCHOOL_LEAVER: Circumstances = {
  interests: { care: 'like', listen: 'like', safety: 'like', software: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00', '47-2181.00', '11-1011.00'],
};

async function createReport(scores = HELPER_SCORES, circumstances: Circumstances | null = null) {
  const facts = createFacts(scores, { circumstances });
  return { facts, view: composeWithTexts({ ...(await createSource(facts)), country: 'GB' }) };
}

describe('what a report says about the matching', () => {
  it('includes no career with too long training among the ten, and later senior posts', async () => {
    const { careers, matching } = (await createReport(HELPER_SCORES, SCHOOL_LEAVER)).view.document;
    expect(careers.filter(({ exceedsTraining }) => exceedsTraining)).toEqual([]);
    expect(matching.longer.length).toBeLessThanOrEqual(2);
    expect(careers.some(({ seniorPosts }) => (seniorPosts ?? []).length > 0)).toBe(true);
  });

  it('lists the excluded occupations by deal-breaker, and counts each only once', async () => {
    const { facts, view } = await createReport(HELPER_SCORES, SCHOOL_LEAVER);
    const { matching, careers } = view.document;
    expect(matching.excludedCount).toBe(facts.excluded.length);
    expect(matching.excluded.map(({ id }) => id)).toEqual(['heights', 'selling']);
    const namedCategories = new Set(
      matching.excluded.flatMap(({ occupations }) => occupations.map(({ code }) => code)),
    );
    expect(namedCategories.size).toBe(matching.excludedCount);
    expect(careers.filter(({ code }) => namedCategories.has(code))).toEqual([]);
  });

  it('includes for each career that the user named whether it is on the list, excluded, or a senior post for later', async () => {
    const { matching, careers } = (await createReport(HELPER_SCORES, SCHOOL_LEAVER)).view.document;
    const [nurse, roofer, chief] = matching.inMind;
    expect(nurse?.amongTen).toBe(careers.some(({ code }) => code === '29-1141.00'));
    expect(nurse?.text).toMatch(/^It is number \d+ of your ten\./);
    expect(roofer).toMatchObject({ title: 'Roofer', fit: null, stability: null });
    expect(roofer?.text).toMatch(/^By fit it is \d+\w\w of all 247 careers\. You ruled out .*: working at heights\.$/);
    expect(chief?.text).toMatch(/^By fit it is \d+\w\w of all 247 careers\. People grow into it/);
    expect(chief?.gates.join(' ')).toMatch(/Usually after/);
  });

  it('lists a named job that the reader keeps past a deal-breaker, and prints the doubt', async () => {
    const roofing = { occupation: '47-2181.00', dealBreaker: 'heights' } as const;
    const keptJobs = [{ ...roofing, isKept: true }];
    const read = async (kept: Circumstances['keptJobs'], withExperience = true) => {
      const facts = createFacts(HELPER_SCORES, { circumstances: { ...SCHOOL_LEAVER, keptJobs: kept ?? [] } });
      const source = { ...(await createSource(facts)), country: 'GB', withExperience };
      return composeWithTexts(source).document.matching;
    };
    const matching = await read(keptJobs);
    const roofer = matching.inMind[1];
    expect(roofer?.text).not.toMatch(/ruled out/);
    expect(roofer?.speaksAgainst.join(' ')).toMatch(/ruled (this )?out.*working at heights/);
    expect(matching.excluded[0]?.occupations.map(({ title }) => title)).not.toContain('Roofer');
    const find = (given: typeof matching) => given.takenIntoAccount.find(({ id }) => id === 'dealBreakers')?.text;
    expect(find(matching)).toMatch(/working at heights; selling to strangers\. Kept all the same: roofer\.$/i);
    expect(find(await read(keptJobs, false))).not.toMatch(/Kept/);
    const without = await read([{ ...roofing, isKept: false }]);
    expect(without.inMind[1]?.text).toMatch(/You ruled out .*: working at heights/);
    expect(find(without)).not.toMatch(/Kept/);
  });

  it('shows no training still to do for a job that the reader did, and hides that it was done from others', async () => {
    const ELECTRICIAN = '47-2111.00';
    const circumstances: Circumstances = {
      interests: {},
      stage: 'working',
      qualificationLevel: 2,
      training: 'none',
      jobsInMind: [ELECTRICIAN],
      experience: {
        jobs: [{ occupation: ELECTRICIAN, years: '6to10', isCurrent: false, moreTasks: [], lessTasks: [] }],
        direction: 'near',
      },
    };
    const facts = createFacts(HELPER_SCORES, { circumstances });
    const source = { ...(await createSource(facts)), country: 'GB' };
    const read = (withExperience: boolean) => composeWithTexts({ ...source, withExperience }).document;
    const { matching, careers } = read(true);
    expect(matching.inMind[0]).toMatchObject({ title: 'Electrician', missing: [] });
    expect(matching.inMind[0]?.gates.join(' ')).not.toMatch(/longer than you said/);
    const own = careers.find(({ code }) => code === ELECTRICIAN);
    expect(own?.training).toBe('Little or no training for you');
    expect(matching.takenIntoAccount.map(({ id }) => id)).not.toContain('field');
    const shared = read(false).careers.find(({ code }) => code === ELECTRICIAN);
    expect(shared?.training).toMatch(/^About/);
  });

  it('says of each of the ten that takes longer to train for than the reader said that the training is paid', async () => {
    const circumstances: Circumstances = { ...SCHOOL_LEAVER, training: 'none' };
    const { careers } = (await createReport(HELPER_SCORES, circumstances)).view.document;
    const longer = careers.filter(({ training }) => !/^(?:Little|About (?:a month|[23] months))/.test(training));
    expect(longer.length).toBeGreaterThan(0);
    expect(careers.filter(({ training }) => training.includes('usually paid'))).toEqual(longer);
    const accepting = (await createReport(HELPER_SCORES, { ...SCHOOL_LEAVER, training: 'longer' })).view.document;
    expect(JSON.stringify(accepting.careers.map(({ training }) => training))).not.toContain('paid');
  });

  it('never lists a senior post under the title of the job in which people start', async () => {
    const circumstances: Circumstances = {
      interests: { host: 'like', design: 'like' },
      stage: 'fe',
      qualificationLevel: 3,
      training: '1y',
    };
    const scores = createScores({ leadership: 83, practical: 83 });
    const { careers } = (await createReport(scores, circumstances)).view.document;
    expect(careers.filter(({ code, title }) => code === '35-1011.00' || title === 'Commis chef')).toEqual([]);
  });

  it('includes for a named career beyond the training limit that its training is the reason, and how it would rank', async () => {
    const circumstances: Circumstances = { ...SCHOOL_LEAVER, training: '1y' };
    const { matching, careers } = (await createReport(HELPER_SCORES, circumstances)).view.document;
    const [nurse] = matching.inMind;
    expect(careers.map(({ code }) => code)).not.toContain('29-1141.00');
    expect(nurse?.text).toMatch(/^By fit it is \d+\w\w of all 247 careers\. Its training is longer than you said/);
  });

  it('includes the rank of a career that the user named and that is not among the ten', async () => {
    const circumstances = {
      interests: { figures: 'like', money: 'like' },
      jobsInMind: ['39-5012.00'],
    };
    const scores = createScores({ analytical: 100, helping: 0, creativity: 8, communication: 0 });
    const [verdict] = (await createReport(scores, circumstances as Circumstances)).view.document.matching.inMind;
    expect(verdict?.amongTen).toBe(false);
    expect(verdict?.text).toMatch(/^By fit it is \d+(st|nd|rd|th) of all/);
    expect(verdict?.text).toContain(` of all ${OCCUPATIONS.length} careers`);
    expect(verdict?.place).toBe(`${toOrdinal(verdict?.rank ?? 0)} of ${OCCUPATIONS.length}`);
  });

  it('appears in the report’s text, in the HTML download and in the text download', async () => {
    const { view } = await createReport(HELPER_SCORES, SCHOOL_LEAVER);
    const [html, text] = [renderHtml(view), renderText(view).replaceAll(/\s+/g, ' ')];
    for (const part of [
      'The job you named: Roofer',
      'Missing',
      'The same wish',
      'What you ruled out',
      'Later, from here',
      'A similar career',
    ]) {
      expect([part, view.content.includes(part)]).toEqual([part, true]);
      expect([part, html.includes(part), text.includes(part)]).toEqual([part, true, true]);
    }
  });

  it('includes that the careers are in no order if all scores are similar and the circumstances step was skipped', async () => {
    const { document, content } = (await createReport(EVEN_SCORES)).view;
    expect(document).toMatchObject({ matching: { ranked: false, direction: false } });
    expect(new Set(document.careers.map(({ fit }) => fit))).toEqual(new Set(['Possible']));
    expect(content).not.toMatch(/\*\*\d+\. /);
    expect(content).toMatch(/in no order, and each is called.*at no cost/);
  });

  it('includes a ranking of the careers if all scores are similar and the circumstances step was completed', async () => {
    const { document, content } = (await createReport(EVEN_SCORES, SCHOOL_LEAVER)).view;
    expect(document).toMatchObject({ matching: { ranked: true, direction: false } });
    expect(content).toMatch(/\*\*1\. /);
  });
});

describe('the careers that need longer training than the reader accepts', () => {
  it('are listed with the length of the training, and usually with a reason why they suit the reader', async () => {
    let reasonedCount = 0;
    let all = 0;
    for (const scores of createRandomScores(20, 11)) {
      const { view } = await createReport(scores, { ...SCHOOL_LEAVER, training: 'none' });
      for (const { title, text } of view.document.matching.longer) {
        all += 1;
        expect([title, text]).toEqual([title, expect.stringMatching(/for you\./)]);
        if (/what you’d like to do|you scored high there/.test(text)) reasonedCount += 1;
      }
    }
    expect(all).toBeGreaterThan(10);
    expect(reasonedCount / all).toBeGreaterThan(0.7);
  });
});

describe('the traits and the headline of a report', () => {
  const INTROVERT = { communication: 25, leadership: 25, risk: 25 } as const;
  const traitsFor = async (scores: Parameters<typeof createScores>[0]) =>
    (await createReport(createScores({ ...INTROVERT, ...scores }))).view.document.personality.traits;

  it('do not mark a trait that the scores contradict', async () => {
    expect(await traitsFor({ planning: 0, analytical: 92 })).toEqual([
      { text: 'Thoughtful', agrees: true },
      { text: 'Detail-oriented', agrees: false },
      { text: 'Independent', agrees: true },
    ]);
    expect(await traitsFor({ planning: 83 })).toContainEqual({ text: 'Detail-oriented', agrees: true });
  });

  it('name no strength in any file if no score stands out', async () => {
    const { view } = await createReport(EVEN_SCORES);
    const title = 'Your answers are even, so many kinds of work may suit you';
    expect(view.document.headline).toMatchObject({ patternId: null, title });
    expect(renderText(view)).toContain(`${title}.`);
    expect(renderHtml(view)).toContain(`<p class="headline">${title}</p>`);
  });
});
