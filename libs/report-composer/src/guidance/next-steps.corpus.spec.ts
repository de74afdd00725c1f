import { COUNTRIES } from '@bearings/contracts';
import type { Circumstances, ReportBlock, Stage } from '@bearings/contracts';
import { LINK_ROWS } from '../content/links/links.data.js';
import { LINKS, printedAddress } from '../content/links/links.js';
import { occupationByCode, routeOf } from '@bearings/career-data';
import {
  LONG_CAREER,
  LONG_CAREER_US,
  LONG_PAID_CAREER,
  LONGER_THAN_WANTED,
  PLAN_HEADINGS,
  PLAN_INTRO,
} from '../content/report-copy/guidance.js';
import { textOf as wordingText } from '../content/wording.js';
import { factsFor, randomPeople, reportFor } from '../testing/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { itemsOf, plainLines } from '../composing/report-document.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { nextStepsBlocks } from './next-steps.js';
import { toPlanned } from './planned-careers.js';
import { draftSteps } from './plan-steps.js';
import { readerOf } from './reader.js';
import { ownTitles } from './search-titles.js';

const [UK, US, GERMANY] = ['GB', 'US', 'DE'];
const READER_COUNTRIES = [UK, US, GERMANY] as string[];

/** Scores shared by all three people below, so that only their circumstances make a difference. */
const SCORES = scoresWith({
  helping: 92,
  communication: 83,
  resilience: 75,
  spatial: 17,
  risk: 25,
});
const LIKED_TILES: Circumstances['interests'] = { care: 'like', listen: 'like', teach: 'like' };
const PERSONAS: Readonly<Record<string, Circumstances>> = {
  leaver: { interests: LIKED_TILES, stage: 'school', qualificationLevel: 2, training: '3y' },
  graduate: { interests: LIKED_TILES, stage: 'graduate', qualificationLevel: 6, training: '1y' },
  changer: { interests: LIKED_TILES, stage: 'working', qualificationLevel: 3, training: '1y' },
};

/** Returns whether a text begins with the introduction for a reader whose stage is unknown. */
const isUnknown = (text: string): boolean =>
  PLAN_INTRO.unknown.some((intro) => text.startsWith(wordingText(intro)));

const blocksFor = (circumstances: Circumstances | null, country: string): ReportBlock[] =>
  nextStepsBlocks(factsFor(SCORES, { circumstances }), country);
const linesOf = (blocks: readonly ReportBlock[]): string[] => blocks.flatMap(plainLines);
const textOf = (blocks: readonly ReportBlock[]): string => linesOf(blocks).join('\n');
const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function sharedShare(one: string, other: string): number {
  const runs = (text: string): string[] => {
    const words = wordsOf(text.toLowerCase());
    return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
  };
  const others = new Set(runs(other));
  const own = runs(one);
  return own.filter((run) => others.has(run)).length / own.length;
}

/** Returns the blocks before the list of websites. */
function stepsOf(blocks: readonly ReportBlock[]): ReportBlock[] {
  const end = blocks.findIndex(
    (each) => each.kind === 'heading' && each.text === PLAN_HEADINGS.places,
  );
  return blocks.slice(0, end < 0 ? undefined : end);
}

/** Returns whether a line says that training is longer than the reader wants. */
const saysLong = (line: string): boolean =>
  [...LONGER_THAN_WANTED, ...LONG_CAREER, ...LONG_PAID_CAREER, ...LONG_CAREER_US].some((each) =>
    line.includes(each),
  );

describe('nextStepsBlocks', () => {
  it.each(
    Object.keys(PERSONAS).flatMap((name) =>
      READER_COUNTRIES.map((country) => [name, country] as const),
    ),
  )('returns steps for each period, then websites, for a %s in %s', (name, country) => {
    const blocks = blocksFor(PERSONAS[name] ?? null, country);
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const { week, month, quarter, year, places, choose } = PLAN_HEADINGS;
    expect(headings).toEqual([week, month, quarter, year, places, choose]);
    for (const block of stepsOf(blocks)) {
      if (block.kind === 'steps') expect(block.steps.length).toBeGreaterThanOrEqual(2);
    }
    expect(wordsOf(textOf(blocks)).length).toBeGreaterThan(250);
    expect(wordsOf(textOf(blocks)).length).toBeLessThan(580);
  });

  it.each(READER_COUNTRIES)(
    'returns mostly different steps for a school leaver, a graduate and a career changer in %s',
    (country) => {
      const texts = Object.values(PERSONAS).map((each) =>
        textOf(stepsOf(blocksFor(each, country))),
      );
      for (const [index, text] of texts.entries()) {
        for (const other of texts.slice(index + 1))
          expect(sharedShare(text, other)).toBeLessThan(0.5);
      }
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
      const text = textOf(blocksFor(null, country));
      expect(isUnknown(text)).toBe(true);
      expect(text).not.toMatch(/You're at|You're in work|you said/);
    }
  });

  it('returns mostly different wordings for each stage', () => {
    const stages: Stage[] = [
      'school',
      'fe',
      'student',
      'graduate',
      'working',
      'returning',
      'experienced',
    ];
    const texts = stages.map((stage) =>
      textOf(stepsOf(blocksFor({ interests: LIKED_TILES, stage }, UK))),
    );
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(index + 1))
        expect(sharedShare(text, other)).toBeLessThan(0.65);
    }
  });

  it('uses the trials, job titles and registration bodies of the first careers', () => {
    let checked = 0;
    for (const scores of randomPeople(40, 9)) {
      const facts = factsFor(scores, { circumstances: PERSONAS['changer'] ?? null });
      const text = textOf(nextStepsBlocks(facts, UK));
      const routes = facts.careers.slice(0, 3).map(({ code }) => routeOf(code));
      for (const { tryIt } of routes.flatMap((route) => route ?? [])) {
        if (tryIt.atSchool !== true) expect(text).toContain(tryIt.text);
      }
      // A reader in work who would be promoted to the job is told to search for its title.
      const isPromoted = routes[0]?.ways[0]?.kind === 'promotion';
      const titles = isPromoted
        ? ownTitles(facts.careers[0] ?? { code: '', title: '' }, readerOf(facts, UK ?? ''))
        : (routes[0]?.firstJobs ?? []).map(({ title }) => title);
      expect([text, titles.some((title) => text.includes(`"${title}"`))]).toEqual([text, true]);
      // The step covers only the first career that requires registration by law.
      const needed = routes
        .flatMap((route) => (route?.register ?? []).filter(({ required }) => required === 'law'))
        .slice(0, 1);
      const [link] = needed.flatMap(({ body }) => LINKS.ofBody(body));
      if (needed.length === 0 || link === undefined) continue;
      checked += 1;
      const sites = needed.flatMap(({ body }) => LINKS.ofBody(body)).map(({ address }) => address);
      expect(sites.some((address) => text.includes(printedAddress(address)))).toBe(true);
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('states the published level and length of an apprenticeship', () => {
    let found = 0;
    for (const scores of randomPeople(60, 13)) {
      const facts = factsFor(scores, { circumstances: PERSONAS['leaver'] ?? null });
      const text = textOf(nextStepsBlocks(facts, UK));
      for (const [, title, level, months] of text.matchAll(
        /apprenticeship(?: is)? called ([^.]+)\. (?:It is level|Level) (\d)[^.]*?about (\d+) months/g,
      )) {
        found += 1;
        const listed = facts.careers.flatMap(({ code }) => routeOf(code)?.apprenticeships ?? []);
        const match = listed.find((each) => each.title === title);
        expect([title, String(match?.level), String(match?.months)]).toEqual([
          title,
          level,
          months,
        ]);
        expect([match?.isLater, match?.status === 'paused']).toEqual([false, false]);
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  it('mentions no British qualification or body to readers in the United States or Germany', () => {
    for (const scores of randomPeople(30, 21)) {
      for (const country of [US, GERMANY] as string[]) {
        const text = textOf(nextStepsBlocks(factsFor(scores), country));
        expect(text).not.toMatch(/UCAS|GCSE|A level|NHS|National Careers Service|\.uk\b|£/);
      }
    }
  });
});

/** Patterns of training lengths, with their months. They are independent of the tested code. */
const NAMED_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/two-year|\b24 months/, 24],
  [/three-year|\b36 months/, 36],
  [/four-year|\b48 months/, 48],
  [/five-year|\b60 months/, 60],
];

describe('a training length in the steps', () => {
  it('is called too long whenever it exceeds what the reader accepts', () => {
    let said = 0;
    const willing = { none: 3, '1y': 12, '3y': 42 } as const;
    for (const scores of randomPeople(40, 31)) {
      for (const [training, months] of Object.entries(willing)) {
        for (const qualificationLevel of [2, 6] as const) {
          const stage = qualificationLevel === 6 ? 'graduate' : 'school';
          const circumstances = {
            interests: LIKED_TILES,
            stage,
            qualificationLevel,
            training: training as keyof typeof willing,
          } as const;
          const facts = factsFor(scores, { circumstances });
          for (const country of READER_COUNTRIES) {
            for (const line of linesOf(stepsOf(nextStepsBlocks(facts, country)))) {
              const says = saysLong(line);
              if (says) said += 1;
              const studies = /degree|doctorate/.test(
                line.replaceAll(/below degree|without a degree/g, ''),
              );
              // A graduate already has the two-year degree that American employers ask for.
              const held = stage === 'graduate' ? 'two-year degree' : '';
              const asked = held === '' ? line : line.replace(held, '');
              const named = NAMED_LENGTHS.filter(([length]) => length.test(asked));
              const longest = Math.max(
                0,
                ...named.map(([, each]) => each),
                studies && stage === 'school' ? 36 : 0,
              );
              expect([line, longest <= months || says]).toEqual([line, true]);
            }
          }
        }
      }
    }
    expect(said).toBeGreaterThan(50);
  });

  it('is called too long for every career that the matching marks as long', () => {
    let found = 0;
    for (const scores of randomPeople(60, 37)) {
      const circumstances = {
        interests: LIKED_TILES,
        stage: 'working',
        qualificationLevel: 3,
        training: 'none',
        // Careers that the user names are included, however long their training is.
        jobsInMind: ['29-1122.00', '29-1123.00', '21-1021.00'],
      } satisfies Circumstances;
      const facts = factsFor(scores, { circumstances });
      const careers = facts.careers.slice(0, 3).map(toPlanned);
      const lines = draftSteps(facts, careers, UK).map(({ detail }) => detail);
      const long = facts.careers.slice(0, 3).filter((career) => career.long);
      const says = lines.filter(saysLong);
      found += long.length;
      expect(says.length).toBeGreaterThanOrEqual(long.length);
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
    for (const scores of randomPeople(60, 41)) {
      const facts = factsFor(scores, { circumstances });
      // "Animal care worker" contains the title "care worker", but is another job.
      const text = facts.careers.reduce(
        (rest, { title }) => rest.replaceAll(title.toLowerCase(), ''),
        textOf(nextStepsBlocks(facts, UK)).toLowerCase(),
      );
      const refused = facts.excluded.map(({ title }) => title.toLowerCase());
      expect(refused.length).toBeGreaterThan(20);
      expect(refused.filter((title) => new RegExp(`\\b${title}s?\\b`).test(text))).toEqual([]);
    }
  });

  it('are not suggested as a first job or trial for another career', () => {
    const facts = factsFor(SCORES, { circumstances: PERSONAS['changer'] ?? null });
    const withNurse = firstCareer(facts, '29-1141.00');
    const text = textOf(nextStepsBlocks(withNurse, UK));
    expect(text).toContain('"Healthcare assistant"');
    const assistant = { code: '31-1131.00', title: 'Healthcare assistant', dealBreakers: [] };
    const without = textOf(nextStepsBlocks({ ...withNurse, excluded: [assistant] }, UK));
    expect(without.toLowerCase()).not.toContain('healthcare assistant');
  });
});

/** Returns the facts with this career first, and without careers whose texts mention it. */
function firstCareer(facts: ReportFacts, code: string): ReportFacts {
  const [like] = facts.careers;
  const occupation = occupationByCode(code);
  if (!like || !occupation) throw new Error(`There is no occupation ${code}.`);
  const others = ['27-1024.00', '15-1252.00'].map((each) => {
    const { title = '' } = occupationByCode(each) ?? {};
    return { ...like, code: each, title };
  });
  return { ...facts, careers: [{ ...like, code, title: occupation.title }, ...others] };
}

describe('the links of the next steps', () => {
  it('are approved links from the register, and are printed as their web address', () => {
    const known = new Map(LINK_ROWS.map(({ address, id }) => [address, id]));
    for (const country of COUNTRIES) {
      for (const circumstances of [null, ...Object.values(PERSONAS)]) {
        const blocks = blocksFor(circumstances, country);
        const runs = blocks.flatMap((block) => {
          if (block.kind === 'heading') return [];
          return block.kind === 'paragraph' ? block.runs : itemsOf(block).flat();
        });
        const links = runs.filter(({ href }) => href !== undefined);
        expect(links.length).toBeGreaterThan(0);
        for (const { href = '', text } of links) {
          expect(LINKS.byId(known.get(href) ?? '')?.address).toBe(href);
          expect(text).toBe(printedAddress(href));
        }
        const rest = runs
          .filter(({ href, mark }) => href === undefined && mark === undefined)
          .map(({ text }) => text);
        expect(rest.filter((text) => /https?:|www\.|\.(?:gov|org|com)\b/.test(text))).toEqual([]);
      }
    }
  });

  it('lead to sites of the reader’s country', () => {
    for (const country of COUNTRIES) {
      for (const block of blocksFor(null, country)) {
        if (block.kind !== 'list' && block.kind !== 'steps') continue;
        for (const { href } of itemsOf(block).flat()) {
          const row = LINK_ROWS.find(({ address }) => address === href);
          if (row !== undefined) expect(row.country).toBe(country);
        }
      }
    }
  });
});

it('the next steps have fewer than 550 words', async () => {
  for (const country of READER_COUNTRIES) {
    const { nextSteps } = await reportFor(SCORES, { country });
    expect(wordsOf(nextSteps).length).toBeGreaterThan(300);
    expect(wordsOf(nextSteps).length).toBeLessThan(550);
  }
});
