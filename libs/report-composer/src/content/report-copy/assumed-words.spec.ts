import { ASSUMED_WORDS } from '@bearings/career-data';
import { STAGES } from '@bearings/domain';
import * as avoided from './avoided.js';
import * as careerFacts from './career-facts.js';
import * as careerPage from './career-page.js';
import * as careers from './careers.js';
import { CATEGORY_READINGS } from './category-readings.js';
import * as drawbacks from './drawbacks.js';
import { FIELD_COPY } from './fields.js';
import * as guidance from './guidance.js';
import * as people from './people.js';
import { PRACTICE_EXERCISES } from './practice.js';
import * as profile from './profile.js';
import { REASON_COPY } from './reasons.js';
import * as roadmap from './roadmap.js';
import { SKILL_EXERCISES } from './skills.js';
import { STRENGTH_COPY } from './strengths.js';
import { WATCH_POINTS } from './watch-points.js';
import { WORKPLACE_COPY } from './workplace.js';

const CONTENT = {
  avoided,
  careerFacts,
  careerPage,
  careers,
  CATEGORY_READINGS,
  drawbacks,
  FIELD_COPY,
  guidance,
  people,
  PRACTICE_EXERCISES,
  profile,
  REASON_COPY,
  roadmap,
  SKILL_EXERCISES,
  STRENGTH_COPY,
  WATCH_POINTS,
  WORKPLACE_COPY,
};
const STAGE_IDS: ReadonlySet<string> = new Set(STAGES.map(({ id }) => id));

/** The stages whose texts may have the words of each kind. */
const STAGES_BY_KIND: Readonly<Record<keyof typeof ASSUMED_WORDS, readonly string[]>> = {
  pupils: ['school'],
  students: ['fe', 'student', 'graduate'],
  workers: ['fe', 'working', 'experienced'],
};

/** Returns all texts in a value, each with the stage under whose key it is; null if it is for everybody. */
function listStagedTexts(value: unknown, stage: string | null = null): { text: string; stage: string | null }[] {
  if (typeof value === 'string') return [{ text: value, stage }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listStagedTexts(each, STAGE_IDS.has(key) ? key : stage));
}

describe.each(Object.entries(STAGES_BY_KIND))('the words that only %s understand of themselves', (kind, stages) => {
  const pattern = Object.entries(ASSUMED_WORDS).find(([name]) => name === kind)?.[1] ?? /./;

  it('are in no text for everybody, nor in one for another stage', () => {
    const wrong = listStagedTexts(CONTENT).filter(
      ({ text, stage }) => pattern.test(text) && (stage === null || !stages.includes(stage)),
    );
    expect(wrong).toEqual([]);
  });

  it('are found where they belong', () => {
    expect(listStagedTexts(CONTENT).filter(({ text }) => pattern.test(text)).length).toBeGreaterThan(1);
  });
});
