// Every statement of the built-in writer has to be true of the person's facts.
import {
  ALSO_FOR,
  BRIEF_FOR,
  DRIVERS,
  LESS_FOR,
  SPARED_FOR,
} from '../../../content/report-copy/careers.js';
import { REORDER, ZONE_STEP } from '../../../content/report-copy/next-steps.js';
import { GIVING, GIVING_ANYWAY } from '../../../content/report-copy/people.js';
import { DISTANCES, OPENINGS, SHAPES } from '../../../content/report-copy/profile.js';
import { REASONS } from '../../../content/report-copy/reasons.js';
import { DEEPEN, LOWEST_INTRO, TOOL } from '../../../content/report-copy/roadmap.js';
import { factsFor, proseFor, randomPeople } from '../../../test/report.factory.js';
import { scoresWith } from '../../../test/responses.factory.js';
import type { CareerFact, ReportFacts } from '../../report-facts.js';
import type { Prose } from '../writer.js';
import { nounOf } from './category-ranking.js';
import { skillsToHighlight } from './skills-to-highlight.js';

const EVEN = scoresWith({});
const PEOPLE = [...randomPeople(120, 23), EVEN, scoresWith({}, 100), scoresWith({}, 0)];
let reports: { facts: ReportFacts; prose: Prose }[];

beforeAll(async () => {
  reports = await Promise.all(
    PEOPLE.map(async (scores) => {
      const facts = factsFor(scores);
      return { facts, prose: await proseFor(facts) };
    }),
  );
});

/** Returns whether one of the frames is in the text, with any text in its slots. */
function uses(text: string, frames: readonly string[]): boolean {
  return frames.some((frame) => patternOf(frame).test(text));
}

function patternOf(frame: string): RegExp {
  const parts = frame.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.?*()+]/g, String.raw`\$&`);
    return /^(?:s|is|stand|standLow)$/.test(part) ? String.raw`\w*` : '([^.?!:]+?)';
  });
  return new RegExp(parts.join(''), 'i');
}

const scoreOf = ({ categories }: ReportFacts, name: string): number =>
  categories.find(({ category }) => nounOf(category) === name.toLowerCase())?.score ?? Number.NaN;

const namesIn = (list: string): string[] => list.split(/, | and /);

describe('what the built-in writer claims', () => {
  it('ranks no category above another that is at most 50 points lower', () => {
    let checked = 0;
    for (const { facts, prose } of reports) {
      for (const frame of SHAPES) {
        // "{high} come out strongest, {low} weakest" begins with a name, not after a full stop.
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

  it('calls nothing certain of the scores without its test', () => {
    const certain = [...DISTANCES.clear, ...DISTANCES.higher, ...OPENINGS.peaked];
    const seen = { undirected: 0, clear: 0 };
    for (const { facts, prose } of reports) {
      const scores = facts.categories.map(({ score }) => score);
      const span = Math.max(...scores) - Math.min(...scores);
      if (!facts.direction) {
        seen.undirected += 1;
        expect(certain.filter((text) => prose.profile.includes(text))).toEqual([]);
      }
      if (!DISTANCES.clear.some((text) => prose.profile.includes(text))) continue;
      seen.clear += 1;
      expect([facts.direction, span >= 67]).toEqual([true, true]);
    }
    expect(Math.min(seen.undirected, seen.clear)).toBeGreaterThan(2);
  });

  it('offers and deepens only high categories', () => {
    for (const { facts, prose } of reports) {
      const high = facts.categories
        .filter(({ score }) => score >= 60)
        .map(({ category }) => category);
      const giving = Object.entries(GIVING).filter(([, frames]) => uses(prose.people, frames));
      for (const [category] of giving) expect(high).toContain(category);
      if (giving.length === 0) expect(uses(prose.people, GIVING_ANYWAY)).toBe(true);
      if (high.length === 0) expect(uses(prose.roadmap, DEEPEN)).toBe(false);
    }
  });

  it('gives an exercise for the lowest score only when it is low', () => {
    for (const { facts, prose } of reports) {
      if (!uses(prose.roadmap, LOWEST_INTRO)) continue;
      expect(Math.min(...facts.categories.map(({ score }) => score))).toBeLessThan(40);
    }
  });

  it('says that work demands little only when the demand is below 35', () => {
    let [little, less] = [0, 0];
    for (const { facts, prose } of reports) {
      for (const [index, { why }] of prose.careerNotes.entries()) {
        const demands = new Map(
          facts.careers[index]?.reasonsFor.map(({ category, demand }) => [category, demand]),
        );
        for (const frame of SPARED_FOR) {
          const names = patternOf(frame).exec(why)?.[1];
          if (names === undefined) continue;
          little += 1;
          for (const [category, demand] of demands) {
            if (names.split(/, | or /).includes(nounOf(category))) expect(demand).toBeLessThan(35);
          }
        }
        for (const [category, demand] of demands) {
          const isSpared = REASONS[category].spared.some((sentence) => why.includes(sentence));
          if (isSpared) expect(demand).toBeLessThan(35);
        }
        if (uses(why, LESS_FOR)) less += 1;
      }
    }
    expect(Math.min(little, less)).toBeGreaterThan(20);
  });

  it('links person and work only by categories that are high for both', () => {
    let checked = 0;
    for (const { facts, prose } of reports) {
      const scores = new Map(facts.categories.map(({ category, score }) => [category, score]));
      for (const [index, { why }] of prose.careerNotes.entries()) {
        for (const sentence of why.split(/(?<=[.?!]) /)) {
          const frame = [...BRIEF_FOR, ...ALSO_FOR].find((each) =>
            new RegExp(`^${patternOf(each).source}$`, 'i').test(sentence),
          );
          if (frame === undefined) continue;
          checked += 1;
          const reasons = facts.careers[index]?.reasonsFor.filter(({ category }) =>
            sentence.toLowerCase().includes(nounOf(category)),
          );
          expect(reasons?.length).toBeGreaterThan(0);
          for (const { score, demand } of reasons ?? []) {
            expect([sentence, Math.min(score, demand) >= 50]).toEqual([sentence, true]);
          }
        }
      }
      for (const frame of DRIVERS) {
        const names = namesIn(patternOf(frame).exec(prose.careers)?.[1] ?? '');
        for (const [category, score] of scores) {
          if (names.includes(nounOf(category))) expect(score).toBeGreaterThanOrEqual(50);
        }
      }
    }
    expect(checked).toBeGreaterThan(400);
  });

  it('begins with the strongest reason for a career', () => {
    for (const { facts, prose } of reports) {
      for (const [index, { why }] of prose.careerNotes.slice(0, 5).entries()) {
        const strongest = facts.careers[index]?.reasonsFor[0];
        if (strongest === undefined || strongest.score < 60 || strongest.demand < 50) continue;
        const first = why.split(/(?<=[.?!]) /)[0] ?? '';
        const { shared, noun } = REASONS[strongest.category];
        const named = shared.includes(first) || first.toLowerCase().includes(noun);
        expect([named, why]).toEqual([true, why]);
      }
    }
  });

  it('begins with the strongest reason when its wordings are used up', async () => {
    const facts = factsFor(scoresWith({ analytical: 92, planning: 50, spatial: 58 }));
    const reason = (category: 'planning' | 'spatial' | 'analytical', score: number) => ({
      category,
      score,
      demand: 62,
      weight: 0.1,
    });
    const reasonsFor = [reason('planning', 55), reason('spatial', 58), reason('analytical', 92)];
    const careers = facts.careers.map((career) => ({ ...career, reasonsFor }));
    const { careerNotes } = await proseFor({ ...facts, careers });
    for (const { why } of careerNotes.slice(0, 5)) {
      expect(why.split(/(?<=[.?!]) /)[0]?.toLowerCase()).toContain('planning');
    }
  });

  it('plans only skills and tools that several careers share', () => {
    for (const { facts, prose } of reports) {
      const named = (list: (career: ReportFacts['careers'][number]) => string[], name: string) =>
        facts.careers.filter((career) => list(career).includes(name)).length;
      for (const skill of facts.ranked ? skillsToHighlight(facts.careers, 4) : []) {
        expect(prose.roadmap).toContain(skill);
        expect(named(({ skills }) => skills, skill)).toBeGreaterThanOrEqual(2);
      }
      const tools = new Set(facts.careers.flatMap(({ software }) => software));
      for (const tool of tools) {
        const filled = TOOL.map((frame) => frame.replaceAll('{tool}', tool));
        if (filled.some((text) => prose.roadmap.includes(text))) {
          expect(named(({ software }) => software, tool)).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it('states the preparation of most careers only when more than half share it', () => {
    for (const { facts, prose } of reports) {
      const zones = facts.careers.map(({ jobZone }) => jobZone);
      const long = zones.filter((zone) => zone > 3).length;
      const short = zones.filter((zone) => zone < 3).length;
      expect(uses(prose.nextSteps, ZONE_STEP.long)).toBe(long > 5);
      expect(uses(prose.nextSteps, ZONE_STEP.short)).toBe(short > 5);
    }
  });

  it('names no career first in an even profile', async () => {
    const prose = await proseFor(factsFor(EVEN));
    const [first] = factsFor(EVEN).careers;
    const said = `${prose.roadmap}\n${prose.nextSteps}`.toLowerCase();
    expect(said).not.toContain(first?.title.toLowerCase());
    expect(uses(prose.nextSteps, REORDER)).toBe(false);
  });
});

describe('skillsToHighlight', () => {
  const [any] = factsFor(EVEN).careers;
  const career = (...skills: string[]) => ({ ...any, skills }) as CareerFact;

  it('prefers rare skills, and skills that more than one career names', () => {
    const careers = [
      career('active listening', 'programming'),
      career('active listening', 'programming', 'mathematics'),
      career('active listening', 'installing equipment'),
    ];
    expect(skillsToHighlight(careers, 3)).toEqual([
      'programming',
      'active listening',
      'installing equipment',
    ]);
  });

  it('counts a headlined career twice', () => {
    const skills = 'programming programming none none none persuasion persuasion';
    const careers = skills.split(' ').map((skill) => career(skill));
    expect(skillsToHighlight(careers, 1)).toEqual(['programming']);
    expect(skillsToHighlight(careers.toReversed(), 1)).toEqual(['persuasion']);
  });
});
