// Checks that every statement of the built-in writer is true of the person's facts.
import { REORDER_ADVICE } from '../../content/report-copy/next-steps.js';
import { CATEGORIES, type Category } from '@bearings/contracts';
import { occupationByCode } from '@bearings/career-data';
import {
  DISLIKED_CORE,
  DISLIKED_PART,
  COMMON_REASONS,
  FIELDS_TOGETHER,
  NO_DOUBT,
} from '../../content/report-copy/careers.js';
import { FIELD_COPY } from '../../content/report-copy/fields.js';
import {
  DISTANCE_SENTENCES,
  PROFILE_OPENINGS,
  SHAPE_SENTENCES,
} from '../../content/report-copy/profile.js';
import { WORK_DRAWBACKS } from '../../content/report-copy/drawbacks.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { DEMANDED_SKILL, FOR_ONE, ROADMAP_INTRO } from '../../content/report-copy/roadmap.js';
import { SKILL_CATEGORIES } from '../../content/report-copy/skill-categories.js';
import { factsFor, proseFor, randomPeople } from '../../testing/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { proseIn } from '../../composing/career-titles.js';
import type { CareerFact, ReportFacts } from '../../composing/report-facts.js';
import { type MatchReason, reasonKind } from '@bearings/career-matching';
import type { Prose } from '../writer.js';
import { jobNounOf, nounOf } from '../../composing/category-ranking.js';
import { plainLines } from '../../composing/report-document.js';
import { roadmapBlocks } from '../../guidance/next-steps.js';
import { withArticle } from './grammar.js';
import { reasonWordings } from './reason-sentences.js';
import { skillsToHighlight } from '../../guidance/skills-to-highlight.js';

const DRAWBACK_TEXTS = new Set(Object.values(WORK_DRAWBACKS));
const EVEN_SCORES = scoresWith({});
const PEOPLE = [...randomPeople(120, 23), EVEN_SCORES, scoresWith({}, 100), scoresWith({}, 0)];
let reports: { facts: ReportFacts; prose: Prose }[];

beforeAll(async () => {
  reports = await Promise.all(
    PEOPLE.map(async (scores) => {
      const facts = factsFor(scores);
      return { facts, prose: proseIn('GB', await proseFor(facts), facts.careers) };
    }),
  );
});

/** Returns whether the text contains one of the wordings, with any values for its variables. */
function uses(text: string, frames: readonly string[]): boolean {
  return frames.some((frame) => patternOf(frame).test(text));
}

function patternOf(frame: string): RegExp {
  const parts = frame
    .replaceAll('{either}', '{nouns}')
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.?*()+]/g, String.raw`\$&`);
      return '([^.?!:]+?)';
    });
  return new RegExp(parts.join(''), 'i');
}

const scoreOf = ({ categories }: ReportFacts, name: string): number =>
  categories.find(({ category }) => nounOf(category) === name.toLowerCase())?.score ?? Number.NaN;

function wordingsOf(code: string, reason: MatchReason): readonly string[] {
  const kind = reasonKind(code, reason);
  return kind === null ? [] : reasonWordings(reason.category, kind);
}

const namesIn = (list: string): string[] => list.split(/, | and /);

describe('the statements of the built-in writer', () => {
  it('name every high category within 50 points of the best one among the strongest', () => {
    let checked = 0;
    for (const { facts, prose } of reports) {
      for (const frame of SHAPE_SENTENCES) {
        // Some wordings begin with a variable, so the match has to start at a sentence.
        const found = new RegExp(`(?:^|[.!?] )${patternOf(frame).source}`, 'i').exec(prose.profile);
        if (found === null) continue;
        checked += 1;
        const [high = [], low = []] = found.slice(1).map(namesIn);
        const [top, bottom] = [high, low].map((names) => names.map((name) => scoreOf(facts, name)));
        const best = Math.max(...(top ?? []));
        const missing = facts.categories.filter(
          ({ category, score }) =>
            score >= 60 &&
            best - score <= 50 &&
            !high.some((n) => n.toLowerCase() === nounOf(category)),
        );
        expect(missing).toEqual([]);
        expect(Math.min(...(top ?? []))).toBeGreaterThan(Math.max(...(bottom ?? [])));
      }
    }
    expect(checked).toBeGreaterThan(40);
  });

  it('call a difference between scores certain only if the scores show a clear direction', () => {
    const certain = [
      ...DISTANCE_SENTENCES.clear,
      ...DISTANCE_SENTENCES.higher,
      ...PROFILE_OPENINGS.peaked,
    ];
    const seen = { undirected: 0, clear: 0 };
    for (const { facts, prose } of reports) {
      const scores = facts.categories.map(({ score }) => score);
      const span = Math.max(...scores) - Math.min(...scores);
      if (!facts.direction) {
        seen.undirected += 1;
        expect(certain.filter((text) => prose.profile.includes(text))).toEqual([]);
      }
      if (!DISTANCE_SENTENCES.clear.some((text) => prose.profile.includes(text))) continue;
      seen.clear += 1;
      expect([facts.direction, span >= 67]).toEqual([true, true]);
    }
    expect(Math.min(seen.undirected, seen.clear)).toBeGreaterThan(2);
  });

  it('compare a job with most jobs only if its demand is in the lowest or highest third', () => {
    let checked = 0;
    for (const { facts, prose } of reports) {
      for (const [index, { why, whyNot }] of prose.careerNotes.entries()) {
        const { code, reasonsFor, reasonsAgainst } = facts.careers[index] as CareerFact;
        for (const [text, reasons] of [
          [why, reasonsFor],
          [whyNot, reasonsAgainst],
        ] as const) {
          for (const { demand } of reasons.filter((reason) =>
            wordingsOf(code, reason).includes(text),
          )) {
            checked += 1;
            expect(/\b(?:less|fewer)\b/i.test(text) ? demand <= 35 : demand >= 65).toBe(true);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(300);
  });

  it('have a different drawback for each career', () => {
    for (const { facts, prose } of reports) {
      const notes = prose.careerNotes.map(({ whyNot }) => whyNot);
      expect(notes.filter((note) => note.length < 30)).toEqual([]);
      expect(new Set(notes).size).toBe(facts.careers.length);
      const nouns = CATEGORIES.flatMap((category) => [
        nounOf(category),
        jobNounOf(category),
        ...REASON_COPY[category].more,
        ...REASON_COPY[category].less,
      ]);
      for (const note of notes) {
        const named =
          DRAWBACK_TEXTS.has(note) ||
          NO_DOUBT.includes(note) ||
          uses(note, [...DISLIKED_CORE, ...DISLIKED_PART]) ||
          nouns.some((noun) => note.includes(noun));
        expect([note, named]).toEqual([note, true]);
      }
    }
  });

  it('use a category as a drawback of at most three careers in a list', () => {
    for (const { facts, prose } of reports) {
      const written = CATEGORIES.map((category) => {
        const { noun, more, less } = REASON_COPY[category];
        const words = [noun, `more ${jobNounOf(category)}`, `less ${jobNounOf(category)}`];
        const said = [...words, ...more, ...less];
        return prose.careerNotes.filter(({ whyNot }) => said.some((each) => whyNot.includes(each)));
      });
      const most = Math.max(...written.map(({ length }) => length));
      expect([facts.categories, most <= 3]).toEqual([facts.categories, true]);
    }
  });

  it('give a high score that a job needs as a reason before a low score that it does not need', () => {
    const lacksIn = (text: string): Category[] =>
      CATEGORIES.filter((category) =>
        REASON_COPY[category].less.some((less) => text.includes(less)),
      );
    let shared = 0;
    for (const { facts, prose } of reports) {
      const lacks: Category[] = [];
      for (const { code, reasonsFor, likedTiles } of facts.careers) {
        const why = prose.careerNotes.find((note) => note.code === code)?.why ?? '';
        const kinds = reasonsFor.map((reason) => reasonKind(code, reason));
        if (kinds.includes('bothHigh')) {
          shared += 1;
          expect([why, lacksIn(why.split('.')[0] ?? '')]).toEqual([why, []]);
        }
        // If a career has no other reason, the same low score may be repeated.
        if (likedTiles.length > 0 || kinds.includes('bothHigh')) lacks.push(...lacksIn(why));
      }
      for (const category of CATEGORIES) {
        const said = lacks.filter((each) => each === category).length;
        expect([category, said <= 2]).toEqual([category, true]);
      }
    }
    expect(shared).toBeGreaterThan(100);
  });

  it('call a field or strength common only if several careers share it', () => {
    const seen = { fields: 0, drivers: 0 };
    for (const { facts, prose } of reports) {
      const fieldNames = facts.careers.map(({ code }) => FIELD_COPY[code.slice(0, 2)]?.name);
      for (const frame of FIELDS_TOGETHER) {
        for (const name of namesIn(patternOf(frame).exec(prose.careers)?.[1] ?? '')) {
          // The field "the arts and media" has an "and" of its own, so it was split in two.
          if (!fieldNames.includes(name)) continue;
          seen.fields += 1;
          expect(fieldNames.filter((other) => other === name).length).toBeGreaterThanOrEqual(3);
        }
      }
      for (const frame of COMMON_REASONS) {
        const text = patternOf(`${frame}$`).exec(prose.careers)?.[1];
        for (const category of CATEGORIES) {
          if (!text?.includes(jobNounOf(category))) continue;
          seen.drivers += 1;
          const having = facts.careers.filter(({ code, reasonsFor }) =>
            reasonsFor.some(
              (reason) => reason.category === category && reasonKind(code, reason) === 'bothHigh',
            ),
          );
          expect(having.length).toBeGreaterThanOrEqual(4);
        }
      }
    }
    expect(Math.min(seen.fields, seen.drivers)).toBeGreaterThan(10);
  });

  it('suggest work on a low-scored skill only if one of the first three careers demands it', () => {
    const seen = { despite: 0, forOne: 0 };
    for (const { facts } of reports) {
      if (!facts.ranked) continue;
      const first = facts.careers.slice(0, 3);
      const scores = new Map(facts.categories.map(({ category, score }) => [category, score]));
      for (const line of roadmapBlocks(facts, 'GB').flatMap(plainLines)) {
        const label = /^Work on ([^:]+):/.exec(line)?.[1] ?? '';
        if (label === '') continue;
        const task = Object.entries(SKILL_CATEGORIES).find(
          ([name]) => name.toLowerCase() === label,
        );
        const named = facts.categories.find(({ name }) => name.toLowerCase() === label);
        const category = task === undefined ? named?.category : task[1];
        const naming = first.filter(({ skills, knowledge }) =>
          [...skills, ...knowledge].some((each) => each.toLowerCase() === label),
        );
        if (task !== undefined) expect([line, naming.length > 0]).toEqual([line, true]);
        if (uses(line, FOR_ONE)) {
          seen.forOne += 1;
          expect(naming.some(({ title }) => line.includes(withArticle(title)))).toBe(true);
        }
        if (category === undefined || category === null || (scores.get(category) ?? 0) >= 40)
          continue;
        seen.despite += 1;
        expect([line, uses(line, DEMANDED_SKILL)]).toEqual([line, true]);
        const demanding = first.filter(({ title }) => line.includes(withArticle(title)));
        const demands = demanding.map(({ code }) => occupationByCode(code)?.demand[category] ?? 0);
        expect(Math.max(...demands)).toBeGreaterThanOrEqual(65);
      }
    }
    expect(Math.min(seen.despite, seen.forOne)).toBeGreaterThan(5);
  });

  it('call a skill shared only if at least two of the first three careers name it', () => {
    let checked = 0;
    for (const { facts, prose } of reports) {
      if (!facts.ranked) continue;
      const first = facts.careers.slice(0, 3);
      const sharing = (list: (career: CareerFact) => string[], name: string) =>
        first.filter((career) => list(career).includes(name)).length;
      const [intro = ''] = prose.roadmap.split('\n');
      if (uses(intro, ROADMAP_INTRO)) {
        for (const skill of skillsToHighlight(first)) {
          if (!intro.includes(skill)) continue;
          checked += 1;
          expect(sharing(({ skills }) => skills, skill)).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('prefer no career if all scores are equal', async () => {
    const prose = await proseFor(factsFor(EVEN_SCORES));
    const [first] = factsFor(EVEN_SCORES).careers;
    const said = `${prose.roadmap}\n${prose.nextSteps}`.toLowerCase();
    expect(said).not.toContain(first?.title.toLowerCase());
    expect(uses(prose.nextSteps, REORDER_ADVICE)).toBe(false);
  });
});

describe('skillsToHighlight', () => {
  const [any] = factsFor(EVEN_SCORES).careers;
  const career = (...skills: string[]) => ({ ...any, skills }) as CareerFact;

  it('puts rare skills and skills of several careers first', () => {
    const careers = [
      career('active listening', 'programming'),
      career('active listening', 'programming', 'mathematics'),
      career('active listening', 'installing equipment'),
    ];
    expect(skillsToHighlight(careers).slice(0, 3)).toEqual([
      'programming',
      'active listening',
      'installing equipment',
    ]);
  });
});
