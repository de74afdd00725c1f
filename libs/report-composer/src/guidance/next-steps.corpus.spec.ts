import { COUNTRIES, type Stage } from '@bearings/domain';
import type { Circumstances, ReportBlock } from '@bearings/contracts';
import { LINK_ROWS } from '../content/links/links.data.js';
import { LINK_REGISTER, shortenAddress } from '../content/links/links.js';
import { occupationByCode, findRoute } from '@bearings/career-data';
import {
  LONG_TRAINING_NOTES,
  LONG_TRAINING_NOTES_US,
  LONG_PAID_TRAINING_NOTES,
  LONGER_TRAINING_NOTES,
  PLAN_HEADINGS,
  PLAN_INTRO,
} from '../content/report-copy/guidance.js';
import { getText as wordingText } from '../content/wording.js';
import { createFacts, createRandomScores } from '../testing/report.factory.js';
import { listSharedShares } from '../testing/shared-words.js';
import { createScores } from '@bearings/career-matching/testing';
import { listItems, toPlainLines } from '../composing/report-document.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { composeNextStepsBlocks } from './next-steps.js';
import { listPlannedCareers } from './planned-careers.js';
import { draftSteps } from './plan-steps.js';
import type { PlannedCareer } from './planned-career.js';
import { createReader } from './reader.js';
import { listOwnTitles } from './search-titles.js';

const [UK, US, GERMANY] = ['GB', 'US', 'DE'];
const READER_COUNTRIES = [UK, US, GERMANY] as string[];

/** Scores shared by all three people below, so that only their circumstances make a difference. */
const SAMPLE_SCORES = createScores({
  helping: 92,
  communication: 83,
  resilience: 75,
  spatial: 17,
  risk: 25,
});
const LIKED_TILES: Circumstances['interests'] = { care: 'like', listen: 'like', teach: 'like' };
const SAMPLE_PERSONAS: Readonly<Record<string, Circumstances>> = {
  leaver: { interests: LIKED_TILES, stage: 'school', qualificationLevel: 2, training: '3y' },
  graduate: { interests: LIKED_TILES, stage: 'graduate', qualificationLevel: 6, training: '1y' },
  changer: { interests: LIKED_TILES, stage: 'working', qualificationLevel: 3, training: '1y' },
};

const createBlocks = (circumstances: Circumstances | null, country: string): ReportBlock[] =>
  composeNextStepsBlocks(createFacts(SAMPLE_SCORES, { circumstances }), country);
const listLines = (blocks: readonly ReportBlock[]): string[] => blocks.flatMap(toPlainLines);
const joinLines = (blocks: readonly ReportBlock[]): string => listLines(blocks).join('\n');
const listWords = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the blocks of the next steps that come before the list of websites. */
function listSteps(blocks: readonly ReportBlock[]): ReportBlock[] {
  const end = blocks.findIndex((each) => each.kind === 'heading' && each.text === PLAN_HEADINGS.places);
  return blocks.slice(0, end < 0 ? undefined : end);
}

/** Returns whether a line says that training is longer than the reader wants. */
const hasLongTrainingNote = (line: string): boolean =>
  [...LONGER_TRAINING_NOTES, ...LONG_TRAINING_NOTES, ...LONG_PAID_TRAINING_NOTES, ...LONG_TRAINING_NOTES_US].some(
    (each) => line.includes(each),
  );

describe('composeNextStepsBlocks', () => {
  it.each(Object.keys(SAMPLE_PERSONAS).flatMap((name) => READER_COUNTRIES.map((country) => [name, country] as const)))(
    'returns steps for each period, then websites, for a %s in %s',
    (name, country) => {
      const blocks = createBlocks(SAMPLE_PERSONAS[name] ?? null, country);
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
      const { week, month, quarter, year, places, choose } = PLAN_HEADINGS;
      // A site that a step names is not listed again, so that a country with few sites may have no list.
      expect(headings.filter((heading) => heading !== places)).toEqual([week, month, quarter, year, choose]);
      if (country === UK) expect(headings.indexOf(places)).toBe(4);
      for (const block of listSteps(blocks)) {
        if (block.kind === 'steps') expect(block.steps.length).toBeGreaterThanOrEqual(1);
      }
      expect(listWords(joinLines(blocks)).length).toBeGreaterThan(180);
      expect(listWords(joinLines(blocks)).length).toBeLessThan(580);
    },
  );

  it.each(READER_COUNTRIES)(
    'returns mostly different steps for a school leaver, a graduate and a career changer in %s',
    (country) => {
      const texts = Object.values(SAMPLE_PERSONAS).map((each) => joinLines(listSteps(createBlocks(each, country))));
      expect(Math.max(...listSharedShares(texts))).toBeLessThan(0.5);
      const [leaver = '', graduate = '', changer = ''] = texts;
      expect(leaver).toMatch(/at school/);
      expect(leaver).not.toMatch(/your (?:degree|old university|job now)/);
      expect(graduate).toMatch(/recently graduated/);
      expect(graduate).not.toMatch(/at school|A levels|GCSE|work experience/);
      expect(changer).toMatch(/in work/);
      expect(changer).not.toMatch(/at school|recently graduated|your degree/);
    },
  );

  it('says that nothing is known about a reader who skipped the circumstances step', () => {
    for (const country of READER_COUNTRIES) {
      const text = joinLines(createBlocks(null, country));
      expect(PLAN_INTRO.unknown.some((intro) => text.startsWith(wordingText(intro)))).toBe(true);
      expect(text).not.toMatch(/You're at|You're in work|you said/);
    }
  });

  it('returns mostly different wordings for each life stage of the reader', () => {
    const stages: Stage[] = ['school', 'fe', 'student', 'graduate', 'working', 'returning', 'experienced'];
    const texts = stages.map((stage) => joinLines(listSteps(createBlocks({ interests: LIKED_TILES, stage }, UK))));
    expect(Math.max(...listSharedShares(texts))).toBeLessThan(0.7);
  });

  it('mentions a way to try out the first career, the job titles of careers and their registration bodies', () => {
    let checkedCount = 0;
    for (const scores of createRandomScores(40, 9)) {
      const facts = createFacts(scores, { circumstances: SAMPLE_PERSONAS['changer'] ?? null });
      const text = joinLines(composeNextStepsBlocks(facts, UK));
      const routes = facts.careers.slice(0, 3).map(({ code }) => findRoute(code));
      const isIntrovert = facts.personality.type === 'introvert' && !facts.personality.closeToMiddle;
      for (const { tryIt } of routes.slice(0, 1).flatMap((route) => route ?? [])) {
        if (tryIt.job !== true && tryIt.for === 'anyone' && !(tryIt.crowd && isIntrovert))
          expect(text).toContain(tryIt.text);
      }
      // If people enter the job by promotion, the steps suggest searching for its own title. Otherwise they suggest the
      // titles of jobs in which people start.
      const isPromoted = routes[0]?.ways[0]?.kind === 'promotion';
      const titles = isPromoted
        ? listOwnTitles(facts.careers[0] ?? { code: '', title: '' }, createReader(facts, UK ?? ''))
        : (routes[0]?.firstJobs ?? []).map(({ title }) => title);
      expect([text, titles.some((title) => text.includes(`"${title}"`))]).toEqual([text, true]);
      // Of the careers that legally require registration, only the first gets a step on registration.
      const neededRegisters = routes
        .flatMap((route) => (route?.register ?? []).filter(({ required }) => required === 'law'))
        .slice(0, 1);
      const [link] = neededRegisters.flatMap(({ body }) => LINK_REGISTER.ofBody(body));
      if (neededRegisters.length === 0 || link === undefined) continue;
      checkedCount += 1;
      const sites = neededRegisters.flatMap(({ body }) => LINK_REGISTER.ofBody(body)).map(({ address }) => address);
      expect(sites.some((address) => text.includes(shortenAddress(address)))).toBe(true);
    }
    expect(checkedCount).toBeGreaterThan(3);
  });

  it('states the published level and length of an apprenticeship', () => {
    let found = 0;
    for (const scores of createRandomScores(60, 13)) {
      const facts = createFacts(scores, { circumstances: SAMPLE_PERSONAS['leaver'] ?? null });
      const text = joinLines(composeNextStepsBlocks(facts, UK));
      for (const [, title, level, months] of text.matchAll(
        /apprenticeship(?: is)? called ([^.]+)\. (?:It is level|Level) (\d)[^.]*?about (\d+) months/g,
      )) {
        found += 1;
        const listedApprenticeships = facts.careers.flatMap(({ code }) => findRoute(code)?.apprenticeships ?? []);
        const foundApprenticeship = listedApprenticeships.find((each) => each.title === title);
        expect([title, String(foundApprenticeship?.level), String(foundApprenticeship?.months)]).toEqual([
          title,
          level,
          months,
        ]);
        expect([foundApprenticeship?.isLater, foundApprenticeship?.status === 'paused']).toEqual([false, false]);
      }
    }
    expect(found).toBeGreaterThan(5);
  });
});

/** Patterns of training lengths, with their months, written independently of the tested code. */
const NAMED_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/two-year|\b24 months/, 24],
  [/three-year|\b36 months/, 36],
  [/four-year|\b48 months/, 48],
  [/five-year|\b60 months/, 60],
];

/** Returns the careers with longer training than the reader accepts, as they are if the reader adds them to the plan. */
const listLongerCareers = (facts: ReportFacts, country: string): PlannedCareer[] =>
  listPlannedCareers(
    facts,
    facts.longer.map(({ code }) => code),
    country,
  );

describe('a training length in the steps', () => {
  it('is called too long whenever it exceeds what the reader accepts', () => {
    let lineCount = 0;
    const willing = { none: 3, '1y': 12, '3y': 42 } as const;
    for (const scores of createRandomScores(40, 31)) {
      for (const [training, months] of Object.entries(willing)) {
        for (const qualificationLevel of [2, 6] as const) {
          const stage = qualificationLevel === 6 ? 'graduate' : 'school';
          const circumstances = {
            interests: LIKED_TILES,
            stage,
            qualificationLevel,
            training: training as keyof typeof willing,
          } as const;
          const facts = createFacts(scores, { circumstances });
          for (const country of READER_COUNTRIES) {
            const addedLines = draftSteps(facts, listLongerCareers(facts, country), country).map(
              ({ detail }) => detail,
            );
            for (const line of [...listLines(listSteps(composeNextStepsBlocks(facts, country))), ...addedLines]) {
              const isLengthStated = hasLongTrainingNote(line);
              if (isLengthStated) lineCount += 1;
              const studies = /degree|doctorate/.test(line.replaceAll(/below degree|without a degree/g, ''));
              // A graduate already has the two-year degree that American employers ask for.
              const heldDegree = stage === 'graduate' ? 'two-year degree' : '';
              const askedText = heldDegree === '' ? line : line.replace(heldDegree, '');
              const namedLengths = NAMED_LENGTHS.filter(([length]) => length.test(askedText));
              const longest = Math.max(
                0,
                ...namedLengths.map(([, each]) => each),
                studies && stage === 'school' ? 36 : 0,
              );
              expect([line, longest <= months || isLengthStated]).toEqual([line, true]);
            }
          }
        }
      }
    }
    expect(lineCount).toBeGreaterThan(50);
  });

  it('is called too long for every career that the reader adds and that is marked as long', () => {
    let found = 0;
    for (const scores of createRandomScores(60, 37)) {
      const circumstances = {
        interests: LIKED_TILES,
        stage: 'working',
        qualificationLevel: 3,
        training: 'none',
      } satisfies Circumstances;
      const facts = createFacts(scores, { circumstances });
      const careers = listLongerCareers(facts, UK ?? '');
      const lines = draftSteps(facts, careers, UK).map(({ detail }) => detail);
      const longCareers = careers.filter(({ isLong }) => isLong);
      const longLines = lines.filter(hasLongTrainingNote);
      found += longCareers.length;
      expect(longLines.length).toBeGreaterThanOrEqual(longCareers.length);
    }
    expect(found).toBeGreaterThan(5);
  });
});

describe('jobs that the reader’s deal-breakers exclude', () => {
  it('are never named in the next steps', () => {
    const circumstances: Circumstances = {
      interests: LIKED_TILES,
      stage: 'working',
      dealBreakers: ['blood', 'shifts', 'selling', 'lifting'],
      jobsInMind: ['29-1141.00', '31-1131.00', '41-2031.00'],
    };
    for (const scores of createRandomScores(60, 41)) {
      const facts = createFacts(scores, { circumstances });
      // "Animal care worker" contains the title "care worker", but is another job.
      const text = facts.careers.reduce(
        (rest, { title }) => rest.replaceAll(title.toLowerCase(), ''),
        joinLines(composeNextStepsBlocks(facts, UK)).toLowerCase(),
      );
      const refusedTitles = facts.excluded.map(({ title }) => title.toLowerCase());
      expect(refusedTitles.length).toBeGreaterThan(20);
      expect(refusedTitles.filter((title) => new RegExp(`\\b${title}s?\\b`).test(text))).toEqual([]);
    }
  });

  it('are not suggested as a first job, or as a way to try out another career', () => {
    const facts = createFacts(SAMPLE_SCORES, { circumstances: SAMPLE_PERSONAS['changer'] ?? null });
    const factsWithNurse = withFirstCareer(facts, '29-1141.00');
    const text = joinLines(composeNextStepsBlocks(factsWithNurse, UK));
    expect(text).toContain('"Healthcare assistant"');
    const assistant = { code: '31-1131.00', title: 'Healthcare assistant', dealBreakers: [] };
    const withoutAssistant = joinLines(composeNextStepsBlocks({ ...factsWithNurse, excluded: [assistant] }, UK));
    expect(withoutAssistant.toLowerCase()).not.toContain('healthcare assistant');
  });
});

/** Returns the facts with `code` as the top career, followed by two careers whose texts do not mention it. */
function withFirstCareer(facts: ReportFacts, code: string): ReportFacts {
  const [like] = facts.careers;
  const occupation = occupationByCode(code);
  if (!like || !occupation) throw new Error(`There is no occupation ${code}.`);
  const otherPages = ['27-1024.00', '15-1252.00'].map((each) => {
    const { title = '' } = occupationByCode(each) ?? {};
    return { ...like, code: each, title };
  });
  return { ...facts, careers: [{ ...like, code, title: occupation.title }, ...otherPages] };
}

describe('the links of the next steps', () => {
  it('are approved links of the reader’s country from the register, and are printed as their web address', () => {
    const knownLinks = new Map(LINK_ROWS.map(({ address, id }) => [address, id]));
    for (const country of COUNTRIES) {
      for (const circumstances of [null, ...Object.values(SAMPLE_PERSONAS)]) {
        const blocks = createBlocks(circumstances, country);
        const runs = blocks.flatMap((block) => {
          if (block.kind === 'heading') return [];
          return block.kind === 'paragraph' ? block.runs : listItems(block).flat();
        });
        const links = runs.filter(({ href }) => href !== undefined);
        expect(links.length).toBeGreaterThan(0);
        for (const { href = '', text } of links) {
          expect(LINK_REGISTER.byId(knownLinks.get(href) ?? '')).toMatchObject({ address: href, country });
          expect(text).toBe(shortenAddress(href));
        }
        const otherRuns = runs
          .filter(({ href, mark }) => href === undefined && mark === undefined)
          .map(({ text }) => text.replace('Apprenticeship.gov', ''));
        expect(otherRuns.filter((text) => /https?:|www\.|\.(?:gov|org|com)\b/.test(text))).toEqual([]);
      }
    }
  });
});
