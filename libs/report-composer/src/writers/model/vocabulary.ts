// The words that a rewrite may use at any place. They are not written down but taken from our own sentences.
import { isRecord } from '@bearings/contracts';
import {
  CAREERS_INTRO,
  COMMON_REASONS,
  FLAT_INTRO,
  NO_REASON_SENTENCES,
  SHARED_FIELD_SENTENCES,
  UNRANKED_REASON,
} from '../../content/report-copy/careers.js';
import { CATEGORY_READINGS } from '../../content/report-copy/category-readings.js';
import { FIELD_COPY, MEET_BY_CODE } from '../../content/report-copy/fields.js';
import {
  PEOPLE_ANYWHERE_SENTENCES,
  TO_SHOW_ANYWHERE_SENTENCES,
  TO_SHOW_SENTENCES,
} from '../../content/report-copy/people-frames.js';
import { MEETING_PEOPLE_TIPS } from '../../content/report-copy/people.js';
import { PRACTICE_EXERCISES } from '../../content/report-copy/practice.js';
import {
  DISTANCE_SENTENCES,
  MIDDLE_TYPE_SENTENCES,
  ONE_ENDED_SHAPE_SENTENCES,
  PROFILE_OPENINGS,
  SHAPE_SENTENCES,
  TYPE_MIXTURES,
  TYPE_SENTENCES,
} from '../../content/report-copy/profile.js';
import {
  ANSWER_TASK_SENTENCES,
  LIKED_WORK_SENTENCES,
  LINE_SENTENCES,
  TASK_SENTENCES,
  TILE_TASK_SENTENCES,
} from '../../content/report-copy/reason-lines.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import {
  APART_ROADMAP_INTRO,
  FLAT_ROADMAP_INTRO,
  OPEN_ROADMAP_INTRO,
  ROADMAP_INTRO,
  SHOWN_ROADMAP_INTRO,
} from '../../content/report-copy/roadmap.js';
import {
  LEAST_OF_ALL,
  LEVEL_STRENGTHS,
  LEVEL_WATCH,
  NO_LOWS_SENTENCES,
  NO_PEAKS_SENTENCES,
  SLIGHT_LEAD_SENTENCES,
} from '../../content/report-copy/strengths-frames.js';
import { STRENGTH_COPY } from '../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../content/report-copy/watch-points.js';
import {
  ASK_ANYWHERE_SENTENCES,
  ASK_INTRO_SENTENCES,
  REMOTE_WORK_SENTENCES,
  WORKPLACE_EVEN_INTRO,
  WORKPLACE_INTRO,
} from '../../content/report-copy/workplace-frames.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import { isClosedSubject, type ModelPart } from './places.js';

/** Our own sentences at the places where a model may write. */
const OPEN_COPY: Readonly<Record<ModelPart, unknown>> = {
  profile: [
    PROFILE_OPENINGS,
    SHAPE_SENTENCES,
    ONE_ENDED_SHAPE_SENTENCES,
    DISTANCE_SENTENCES,
    TYPE_SENTENCES,
    MIDDLE_TYPE_SENTENCES,
    TYPE_MIXTURES,
    CATEGORY_READINGS,
  ],
  strengths: [
    NO_PEAKS_SENTENCES,
    SLIGHT_LEAD_SENTENCES,
    NO_LOWS_SENTENCES,
    LEAST_OF_ALL,
    LEVEL_STRENGTHS,
    LEVEL_WATCH,
    STRENGTH_COPY,
    PRACTICE_EXERCISES,
    WATCH_POINTS,
  ],
  careers: [
    CAREERS_INTRO,
    FLAT_INTRO,
    SHARED_FIELD_SENTENCES,
    COMMON_REASONS,
    NO_REASON_SENTENCES,
    UNRANKED_REASON,
    LINE_SENTENCES.coreTile,
    LINE_SENTENCES.tile,
    TASK_SENTENCES,
    TILE_TASK_SENTENCES,
    ANSWER_TASK_SENTENCES,
    LIKED_WORK_SENTENCES,
    Object.values(REASON_COPY).map(({ more, less }) => [more, less]),
  ],
  workplace: [
    WORKPLACE_INTRO,
    WORKPLACE_EVEN_INTRO,
    WORKPLACE_COPY,
    REMOTE_WORK_SENTENCES,
    ASK_INTRO_SENTENCES,
    ASK_ANYWHERE_SENTENCES,
  ],
  people: [
    ROADMAP_INTRO,
    SHOWN_ROADMAP_INTRO,
    APART_ROADMAP_INTRO,
    FLAT_ROADMAP_INTRO,
    OPEN_ROADMAP_INTRO,
    MEETING_PEOPLE_TIPS,
    PEOPLE_ANYWHERE_SENTENCES,
    FIELD_COPY,
    MEET_BY_CODE,
    TO_SHOW_SENTENCES,
    TO_SHOW_ANYWHERE_SENTENCES,
  ],
};

/** Minimum number of parts that use a general word. A word of one part only is special to what that part is about. */
const MIN_PARTS = 2;

/** The words of which English makes no new ones, such as pronouns and conjunctions. They say nothing by themselves. */
const GRAMMAR_WORDS =
  'according overall although though since perhaps given whenever wherever rather even still here there somewhere anywhere everywhere nowhere elsewhere those these this that such few both either neither what which who whose why how when where while whether unless except whichever whoever whatever whom if as at by for from in into of on over through to under until with without and but or so yet because before after during despite besides instead meanwhile otherwise likewise maybe often usually sometimes seldom always never yes no nor not you your yours they their them it its he she his her we our us a i one two ten every each any all most some many much more less least nobody nothing somebody someone something anyone anything everyone everything being having doing';

const GRAMMAR_STEMS: ReadonlySet<string> = new Set(GRAMMAR_WORDS.split(' ').map((word) => toStem(word)));

let generalStems: ReadonlySet<string> | null = null;

/** Returns whether a word may stand at any place: our sentences in several parts use it, or another form of it. */
export function isGeneralWord(word: string): boolean {
  generalStems ??= listGeneralStems();
  const stem = toStem(word);
  return GRAMMAR_STEMS.has(stem) || generalStems.has(stem);
}

/** Returns whether two texts have a word in common that is more than grammar, or other forms of one. */
export function shareWord(text: string, other: string): boolean {
  const stems = listStems(other);
  return [...listStems(text)].some((stem) => !GRAMMAR_STEMS.has(stem) && stems.has(stem));
}

/** Returns the stems of the words of a text. */
export const listStems = (text: string): ReadonlySet<string> => new Set(listWords(text).map((word) => toStem(word)));

export const listWords = (text: string): string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

function listGeneralStems(): ReadonlySet<string> {
  const partCounts = new Map<string, number>();
  for (const copy of Object.values(OPEN_COPY)) {
    const words = listOpenTexts(copy).flatMap(
      (text) => text.replaceAll(/\{\w+\}/g, '').match(SMALL_WORD_PATTERN) ?? [],
    );
    for (const stem of new Set(words.map((word) => toStem(word))))
      partCounts.set(stem, (partCounts.get(stem) ?? 0) + 1);
  }
  return new Set([...partCounts].filter(([, count]) => count >= MIN_PARTS).map(([stem]) => stem));
}

/** A word without a capital, which is no name. */
const SMALL_WORD_PATTERN = /(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu;

/** Returns the texts in a table of copy that are about no closed subject. Ids among them have no spaces. */
function listOpenTexts(copy: unknown): string[] {
  if (typeof copy === 'string') return copy.includes(' ') ? [copy] : [];
  if (Array.isArray(copy)) return copy.flatMap((each) => listOpenTexts(each));
  if (!isRecord(copy) || isClosedSubject(copy.about)) return [];
  return Object.entries(copy).flatMap(([key, value]) => (isClosedSubject(key) ? [] : listOpenTexts(value)));
}

/** Returns a word without its usual beginning and endings: "complet" for both "complete" and "completing". */
export function toStem(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^un(?=\p{L}{4})/u, '')
    .replace(/(?<=\p{L}{3})(?:ness|ments?|ful|less|ence|ance)$/u, '')
    .replace(/(?<=\p{L}{4})ly$/u, '')
    .replace(/(?<=\p{L}{3})(?:ions?|ing|ed|es|s|e)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/i$/, 'y');
}
