import { CATEGORIES } from '@bearings/domain';
import { OCCUPATIONS, SKILL_LABELS } from '@bearings/career-data';
import type { Wording } from '../wording.js';
import * as careers from './careers.js';
import * as doubts from './doubts.js';
import {
  ANSWER_TASK_SENTENCES,
  LIKED_WORK_SENTENCES,
  LINE_SENTENCES,
  OWN_TASK_SENTENCES,
  TASK_SENTENCES,
  TILE_TASK_SENTENCES,
} from './reason-lines.js';
import { CATEGORY_READINGS } from './category-readings.js';
import { WORK_DRAWBACKS } from './drawbacks.js';
import { FIELD_COPY } from './fields.js';
import * as nextSteps from './next-steps.js';
import * as peopleFrames from './people-frames.js';
import * as people from './people.js';
import { PRACTICE_EXERCISES } from './practice.js';
import * as profile from './profile.js';
import { REASON_COPY } from './reasons.js';
import * as roadmap from './roadmap.js';
import { SKILL_EXERCISES } from './skills.js';
import * as strengthsFrames from './strengths-frames.js';
import { STRENGTH_COPY } from './strengths.js';
import { WATCH_POINTS } from './watch-points.js';
import * as workplaceFrames from './workplace-frames.js';
import { WORKPLACE_COPY } from './workplace.js';

/** Returns all texts in a value, including nested ones. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The texts on the personality type with its name filled in, because both types share some sentences. */
const TYPE_TEXTS = Object.entries(profile.TYPE_SENTENCES).flatMap(([type, wordings]) =>
  listTexts(wordings).map((text) => text.replace('{type}', type)),
);

const ALL_TEXTS = listTexts([
  careers,
  doubts,
  {
    LINE_SENTENCES,
    LIKED_WORK_SENTENCES,
    TASK_SENTENCES,
    TILE_TASK_SENTENCES,
    OWN_TASK_SENTENCES,
    ANSWER_TASK_SENTENCES,
  },
  CATEGORY_READINGS,
  FIELD_COPY,
  nextSteps,
  peopleFrames,
  people,
  PRACTICE_EXERCISES,
  { ...profile, TYPE_SENTENCES: TYPE_TEXTS },
  REASON_COPY,
  roadmap,
  SKILL_EXERCISES,
  strengthsFrames,
  STRENGTH_COPY,
  WATCH_POINTS,
  workplaceFrames,
  WORKPLACE_COPY,
]);
/** The wordings of reasons and doubts that are single texts; those on scores are made of one sentence each. */
const NOTE_WORDINGS: readonly Wording[] = [
  careers.NO_REASON_SENTENCES,
  careers.UNRANKED_REASON,
  doubts.LESS_OF_DOUBTS,
  doubts.DISLIKED_CORE_DOUBTS,
  doubts.DISLIKED_PART_DOUBTS,
  doubts.LESS_TASK_DOUBTS,
  Object.values(WORK_DRAWBACKS).flatMap(({ fact, check }) => (check === undefined ? [fact] : [fact, check])),
].flat();

const splitSentences = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+/);

const ALL_SENTENCES = ALL_TEXTS.filter((text) => text.includes(' ') && /[.?:]$/.test(text));

describe('the wording of reports', () => {
  it('is in British English without clichés, flattery or diagnoses', () => {
    const bannedPattern =
      /passionate|fast-paced|no two days|think outside|dream job|unlock|leverage|journey|thrive|game.chang|synerg|rockstar|gifted|genius|amazing|exceptional|natural-born|burnout|anxiety|depress|disorder|therapy for|organiz|behavior|color\b|favorite|center\b|program(?:me)? of choice|labor\b/i;
    expect(ALL_SENTENCES.filter((text) => bannedPattern.test(text))).toEqual([]);
  });

  it('has no word that is hard for a sixteen-year-old, and does not claim certainty', () => {
    const stiff =
      /\b(?:whom|whoever|one's|oneself|nor|anew|for want of|in keeping with|mend|reckon|middling|commonest|congenial|chafe|brisk|temperament|appetite|in earnest|the professions|posts?|perfect|guaranteed|ideal|born to|proven|burnt out|anxious|upon|hence|thus|seldom|somebody|you would)\b/i;
    const written = listTexts([
      careers,
      doubts,
      {
        LINE_SENTENCES,
        LIKED_WORK_SENTENCES,
        TASK_SENTENCES,
        TILE_TASK_SENTENCES,
        OWN_TASK_SENTENCES,
        ANSWER_TASK_SENTENCES,
      },
      CATEGORY_READINGS,
      FIELD_COPY,
      peopleFrames,
      people,
      PRACTICE_EXERCISES,
      profile,
      REASON_COPY,
      roadmap,
      SKILL_EXERCISES,
      strengthsFrames,
      STRENGTH_COPY,
      WATCH_POINTS,
      workplaceFrames,
      WORKPLACE_COPY,
    ]);
    expect(written.filter((text) => stiff.test(text))).toEqual([]);
  });

  it('contains no digits, no pay and no gendered words', () => {
    expect(ALL_TEXTS.filter((text) => /\d|[£$€%]/.test(text))).toEqual([]);
    expect(ALL_TEXTS.filter((text) => /\b(?:he|she|his|her|hers|him|himself|herself)\b/i.test(text))).toEqual([]);
  });

  it('never says that a job needs more or less “than” an unnamed thing', () => {
    expect(ALL_TEXTS.filter((text) => /(?:asks for|needs) (?:more|less) than/.test(text))).toEqual([]);
  });

  it('contains no text twice', () => {
    const summaries = NOTE_WORDINGS.flatMap((wording) => (typeof wording === 'string' ? [] : (wording.summary ?? [])));
    const longSentences = ALL_SENTENCES.filter((text) => !summaries.includes(text))
      .flatMap(splitSentences)
      .filter((sentence) => sentence.split(' ').length > 3);
    expect(longSentences.filter((sentence, index) => longSentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has a summary of one sentence for each reason and doubt of several sentences', () => {
    const summaries = NOTE_WORDINGS.map((wording): string => {
      const { text, summary = text } = typeof wording === 'string' ? { text: wording } : wording;
      return summary;
    });
    expect(summaries.length).toBeGreaterThan(45);
    expect(summaries.filter((text) => splitSentences(text).length !== 1)).toEqual([]);
  });

  it('begins sentences with a capital and ends them with a full stop', () => {
    expect(ALL_SENTENCES.filter((text) => !/^["{A-Z]/.test(text))).toEqual([]);
    expect(ALL_TEXTS.filter((text) => /\s$|^\s| {2}|\.\./.test(text))).toEqual([]);
  });

  it('has a text for every skill and every field of work in the table of occupations', () => {
    expect(Object.keys(SKILL_EXERCISES).toSorted()).toEqual(Object.values(SKILL_LABELS).toSorted());
    for (const { code } of OCCUPATIONS) expect(FIELD_COPY[code.slice(0, 2)]).toBeDefined();
  });

  it('has several wordings for every category', () => {
    for (const category of CATEGORIES) {
      for (const wordings of Object.values(CATEGORY_READINGS[category])) {
        expect(wordings.length).toBeGreaterThanOrEqual(2);
      }
      expect(PRACTICE_EXERCISES[category].length).toBeGreaterThanOrEqual(3);
      for (const part of ['more', 'less', 'low', 'ask'] as const) {
        expect(REASON_COPY[category][part].length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

it('each answer behind a strength has a text that suits every reader, whatever they rule out', () => {
  for (const category of CATEGORIES) {
    const { asset } = STRENGTH_COPY[category];
    for (const { statement, text } of asset) {
      const others = asset.filter((each) => each.statement === statement);
      expect([category, text, others.some(({ names = [] }) => names.length === 0)]).toEqual([category, text, true]);
    }
  }
});
