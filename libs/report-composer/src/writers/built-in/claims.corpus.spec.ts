// Checks that every statement of the built-in writer is true of the person's facts.
import { REORDER_ADVICE } from '../../content/report-copy/next-steps.js';
import { CATEGORIES } from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { COMMON_REASONS, SHARED_FIELD_SENTENCES } from '../../content/report-copy/careers.js';
import { FIELD_COPY } from '../../content/report-copy/fields.js';
import { DISTANCE_SENTENCES, PROFILE_OPENINGS, SHAPE_SENTENCES } from '../../content/report-copy/profile.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { DEMANDED_SKILL, FOR_ONE_SENTENCES, ROADMAP_INTRO } from '../../content/report-copy/roadmap.js';
import { SKILL_CATEGORIES } from '../../content/report-copy/skill-categories.js';
import {
  createFacts,
  createProse,
  createRandomScores,
  renderSection,
  renderSentences,
} from '../../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import type { CareerFact, ReportFacts } from '../../composing/report-facts.js';
import { chooseReasonKind } from '@bearings/career-matching';
import { getJobNoun, getCategoryNoun } from '../../composing/category-ranking.js';
import { toPlainLines } from '../../composing/report-document.js';
import { composeRoadmapBlocks } from '../../guidance/next-steps.js';
import { withArticle } from './grammar.js';
import { listSkillsToHighlight } from '../../guidance/skills-to-highlight.js';

const EVEN_SCORES = createScores({});
const TESTED_PEOPLE = [...createRandomScores(120, 23), EVEN_SCORES, createScores({}, 100), createScores({}, 0)];

/** A report's words as plain text. */
interface PlainProse extends Record<'profile' | 'careers' | 'roadmap', string> {
  careerNotes: { code: string; why: string; whyNot: string }[];
}
let reports: { facts: ReportFacts; prose: PlainProse }[];

beforeAll(async () => {
  reports = await Promise.all(
    TESTED_PEOPLE.map(async (scores) => {
      const facts = createFacts(scores);
      const prose = await createProse(facts);
      return {
        facts,
        prose: {
          profile: renderSection(facts, prose, 'profile'),
          careers: renderSection(facts, prose, 'careers'),
          roadmap: renderSection(facts, prose, 'roadmap'),
          careerNotes: prose.careerNotes.map(({ code, why, whyNot }) => ({
            code,
            why: renderSentences(facts, why.sentences),
            whyNot: renderSentences(facts, whyNot.sentences),
          })),
        },
      };
    }),
  );
});

/** Returns whether the text contains one of the wordings (`frames`), with any values for their variables. */
function containsWording(text: string, frames: readonly string[]): boolean {
  return frames.some((frame) => toWordingPattern(frame).test(text));
}

function toWordingPattern(frame: string): RegExp {
  const parts = frame
    .replaceAll('{either}', '{nouns}')
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.?*()+]/g, String.raw`\$&`);
      return '([^.?!:]+?)';
    });
  return new RegExp(parts.join(''), 'i');
}

const findScore = ({ categories }: ReportFacts, name: string): number =>
  categories.find(({ category }) => getCategoryNoun(category) === name.toLowerCase())?.score ?? Number.NaN;

const splitNames = (list: string): string[] => list.split(/, | and /);

describe('the statements of the built-in writer', () => {
  it('name every category with a high score within 50 points of the highest as one of the strongest', () => {
    let checkedCount = 0;
    for (const { facts, prose } of reports) {
      for (const frame of SHAPE_SENTENCES) {
        // Some wordings begin with a variable, so the match has to begin at the start of a sentence.
        const found = new RegExp(`(?:^|[.!?] )${toWordingPattern(frame).source}`, 'i').exec(prose.profile);
        if (found === null) continue;
        checkedCount += 1;
        const [high = [], low = []] = found.slice(1).map(splitNames);
        const [top, bottom] = [high, low].map((names) => names.map((name) => findScore(facts, name)));
        const bestScore = Math.max(...(top ?? []));
        const missingCategories = facts.categories.filter(
          ({ category, score }) =>
            score >= 60 && bestScore - score <= 50 && !high.some((n) => n.toLowerCase() === getCategoryNoun(category)),
        );
        expect(missingCategories).toEqual([]);
        expect(Math.min(...(top ?? []))).toBeGreaterThan(Math.max(...(bottom ?? [])));
      }
    }
    expect(checkedCount).toBeGreaterThan(40);
  });

  it('call a difference between two scores certain only if the twelve scores differ by more than chance', () => {
    const certaintyWords = [
      ...DISTANCE_SENTENCES.clear,
      ...DISTANCE_SENTENCES.higher,
      ...PROFILE_OPENINGS.peaked.map((wording) => wording.replace('{firstName}', 'Robin')),
    ];
    const seenCounts = { undirected: 0, clear: 0 };
    for (const { facts, prose } of reports) {
      const scores = facts.categories.map(({ score }) => score);
      const span = Math.max(...scores) - Math.min(...scores);
      if (!facts.direction) {
        seenCounts.undirected += 1;
        expect(certaintyWords.filter((text) => prose.profile.includes(text))).toEqual([]);
      }
      if (!DISTANCE_SENTENCES.clear.some((text) => prose.profile.includes(text))) continue;
      seenCounts.clear += 1;
      expect([facts.direction, span >= 67]).toEqual([true, true]);
    }
    expect(Math.min(seenCounts.undirected, seenCounts.clear)).toBeGreaterThan(2);
  });

  it('have a different drawback for each career', () => {
    for (const { prose } of reports) {
      // Nothing that we know of a job may speak against it.
      const notes = prose.careerNotes.map(({ whyNot }) => whyNot).filter((note) => note !== '');
      expect(notes.filter((note) => note.length < 30)).toEqual([]);
      expect(notes.length).toBeGreaterThan(0);
      expect(new Set(notes).size).toBe(notes.length);
    }
  });

  it('use a category as a drawback of at most two careers in a list', () => {
    for (const { facts, prose } of reports) {
      const written = CATEGORIES.map((category) => {
        const { noun, more, less } = REASON_COPY[category];
        const words = [noun, `more ${getJobNoun(category)}`, `less ${getJobNoun(category)}`];
        const comparedWords = [...words, ...more, ...less];
        return prose.careerNotes.filter(({ whyNot }) => comparedWords.some((each) => whyNot.includes(each)));
      });
      const maxLength = Math.max(...written.map(({ length }) => length));
      expect([facts.categories, maxLength <= 2]).toEqual([facts.categories, true]);
    }
  });

  it('call a field or strength common only if several careers share it', () => {
    const seenCounts = { fields: 0, drivers: 0 };
    for (const { facts, prose } of reports) {
      const fieldNames = facts.careers.map(({ code }) => FIELD_COPY[code.slice(0, 2)]?.name);
      for (const frame of SHARED_FIELD_SENTENCES) {
        for (const name of splitNames(toWordingPattern(frame).exec(prose.careers)?.[1] ?? '')) {
          // `splitNames` has divided the field "the arts and media" at its "and". Such parts are skipped.
          if (!fieldNames.includes(name)) continue;
          seenCounts.fields += 1;
          expect(fieldNames.filter((other) => other === name).length).toBeGreaterThanOrEqual(3);
        }
      }
      for (const frame of COMMON_REASONS) {
        const text = toWordingPattern(`${frame}$`).exec(prose.careers)?.[1];
        for (const category of CATEGORIES) {
          if (!text?.includes(getJobNoun(category))) continue;
          seenCounts.drivers += 1;
          const careersHaving = facts.careers.filter(({ code, reasonsFor }) =>
            reasonsFor.some((reason) => reason.category === category && chooseReasonKind(code, reason) === 'bothHigh'),
          );
          expect(careersHaving.length).toBeGreaterThanOrEqual(4);
        }
      }
    }
    expect(Math.min(seenCounts.fields, seenCounts.drivers)).toBeGreaterThan(10);
  });

  it('suggest working on a skill with a low score only if one of the first three careers demands it', () => {
    const seenCounts = { despite: 0, forOne: 0 };
    for (const { facts } of reports) {
      if (!facts.ranked) continue;
      const first = facts.careers.slice(0, 3);
      const scores = new Map(facts.categories.map(({ category, score }) => [category, score]));
      for (const line of composeRoadmapBlocks(facts, 'GB').flatMap(toPlainLines)) {
        const label = /^Work on ([^:]+):/.exec(line)?.[1] ?? '';
        if (label === '') continue;
        const task = Object.entries(SKILL_CATEGORIES).find(([name]) => name.toLowerCase() === label);
        const namedFact = facts.categories.find(({ name }) => name.toLowerCase() === label);
        const category = task === undefined ? namedFact?.category : task[1];
        const naming = first.filter(({ skills }) => skills.some((each) => each.toLowerCase() === label));
        if (task !== undefined) expect([line, naming.length > 0]).toEqual([line, true]);
        if (containsWording(line, FOR_ONE_SENTENCES)) {
          seenCounts.forOne += 1;
          expect(naming.some(({ title }) => line.includes(withArticle(title)))).toBe(true);
        }
        if (category === undefined || category === null || (scores.get(category) ?? 0) >= 40) continue;
        seenCounts.despite += 1;
        expect([line, containsWording(line, DEMANDED_SKILL)]).toEqual([line, true]);
        const demanding = first.filter(({ title }) => line.includes(withArticle(title)));
        const demands = demanding.map(({ code }) => occupationByCode(code)?.demand[category] ?? 0);
        expect(Math.max(...demands)).toBeGreaterThanOrEqual(65);
      }
    }
    expect(Math.min(seenCounts.despite, seenCounts.forOne)).toBeGreaterThan(5);
  });

  it('call a skill shared only if at least two of the first three careers name it', () => {
    let checkedCount = 0;
    for (const { facts, prose } of reports) {
      if (!facts.ranked) continue;
      const first = facts.careers.slice(0, 3);
      const careersSharing = (list: (career: CareerFact) => string[], name: string) =>
        first.filter((career) => list(career).includes(name)).length;
      const [intro = ''] = prose.roadmap.split('\n');
      if (containsWording(intro, ROADMAP_INTRO)) {
        for (const skill of listSkillsToHighlight(first)) {
          if (!intro.includes(skill)) continue;
          checkedCount += 1;
          expect(careersSharing(({ skills }) => skills, skill)).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(checkedCount).toBeGreaterThan(100);
  });

  it('prefer no career if all scores are equal', async () => {
    const facts = createFacts(EVEN_SCORES);
    const prose = await createProse(facts);
    const [first] = facts.careers;
    const nextSteps = renderSection(facts, prose, 'next-steps');
    const guidanceText = `${renderSection(facts, prose, 'roadmap')}\n${nextSteps}`.toLowerCase();
    expect(guidanceText).not.toContain(first?.title.toLowerCase());
    expect(containsWording(nextSteps, REORDER_ADVICE)).toBe(false);
  });
});

it('listSkillsToHighlight puts skills that few jobs need before common ones, and skills of several careers before those of one', () => {
  const [any] = createFacts(EVEN_SCORES).careers;
  const career = (...skills: string[]) => ({ ...any, skills }) as CareerFact;
  const careers = [
    career('active listening', 'programming'),
    career('active listening', 'programming', 'mathematics'),
    career('active listening', 'installing equipment'),
  ];
  expect(listSkillsToHighlight(careers).slice(0, 3)).toEqual([
    'programming',
    'active listening',
    'installing equipment',
  ]);
});
