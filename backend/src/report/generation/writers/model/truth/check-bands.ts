import { type Band, BANDS, type Category } from '@bearings/contracts';
import { CLEARLY_HIGHER_POINTS, INDISTINCT_POINTS } from '@bearings/career-matching';
import type { ReportFacts } from '../../../../composing/report-facts.js';
import type { ProseField } from '../prose-fields.js';
import { CATEGORY_PATTERN, mentionsIn, nameOf, scoreOf, sentencesOf } from './sentences.js';

const NAME = `(?:${CATEGORY_PATTERN})`;
const NAMES = String.raw`${NAME}(?:(?:, | and |, and )(?:your )?${NAME})*`;
const LEVEL = String.raw`(?<level>very high|very low|high|low|middle|strong|weak)(?!er|est)\b(?! (?:than|on the list))`;

/** "Your planning (83) is very high", "planning and risk tolerance are both low". */
const STATED = new RegExp(
  String.raw`\b(?<names>${NAMES})\s*(?:\([^)]*\),?|,|:)?\s*(?:scores? |score )?(?:is |are |sits? |lies? |stands? |comes? out |looks? )?(?:both |all |also |in |the |your |fairly |rather |quite |at the )*${LEVEL}`,
  'gi',
);
/** "a low score in planning", "high for leadership". */
const STATED_BEFORE = new RegExp(
  String.raw`\b${LEVEL}(?: scores?| bands?)? (?:in|for|on|of) (?:your )?(?<names>${NAMES})`,
  'gi',
);
/** "your high planning". */
const STATED_YOURS = new RegExp(String.raw`\byour ${LEVEL} (?<names>${NAMES})`, 'gi');
const STATEMENTS = [STATED, STATED_BEFORE, STATED_YOURS];

/** "This high score", in the text of one category. */
const OWN_LEVEL = new RegExp(String.raw`\b${LEVEL}(?: score| band| result)`, 'gi');

const HIGHEST = String.raw`(?<edge>highest|strongest|top|lowest|weakest)`;
const EDGES = [
  new RegExp(
    String.raw`\b${HIGHEST}(?: \w+,?)?(?: is| are| was|:)? (?:your |in )?(?<names>${NAMES})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?<names>${NAMES})\s*(?:\([^)]*\),?|,)? (?:is|are|was) (?:both )?(?:your |the |one of your )?(?:\w+ )?${HIGHEST}`,
    'gi',
  ),
];
const COMPARED =
  /\b(?<clearly>clearly|well|much|far)?\s*(?<more>higher|above|stronger|lower|below|weaker)\b(?! (?:end|side|half|part|scores)\b)(?: than)?/i;

const JOB_WORD = /\b(?:demands?|asks?|needs?|calls? for|requires?|jobs?|work|careers?|roles?)\b/i;
const NOT = /\b(?:not|never|neither|nor|isn't|aren't|don't|doesn't|if|whether|no)\b[^.;,]{0,25}$/i;

/** Returns each statement of a text about a score's height that the score denies. */
export function bandFaults(text: string, field: ProseField, facts: ReportFacts): string[] {
  return sentencesOf(text).flatMap((sentence) => [
    ...statedFaults(sentence, facts),
    ...ownFaults(sentence, field, facts),
    ...edgeFaults(sentence, facts),
    ...comparisonFaults(sentence, facts),
  ]);
}

function statedFaults(sentence: string, facts: ReportFacts): string[] {
  return STATEMENTS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const before = sentence.slice(0, match.index);
      if (NOT.test(before) || NOT.test(beforeLevel(match)) || speaksOfJob(sentence, match))
        return [];
      return categoriesIn(match).flatMap((category) => {
        const fault = levelFault(match.groups?.level ?? '', category, facts);
        return fault === null ? [] : [fault];
      });
    }),
  );
}

/** The text of a match up to the word for the level. */
function beforeLevel(match: RegExpExecArray): string {
  const level = match.groups?.level ?? '';
  return match[0].slice(0, match[0].toLowerCase().lastIndexOf(level.toLowerCase()));
}

/** "Its demand for planning is high" says nothing of the reader. */
function speaksOfJob(sentence: string, { index, 0: found }: RegExpExecArray): boolean {
  const isReaders = /\byour?\b/i.test(sentence.slice(0, index + found.length));
  return !isReaders && JOB_WORD.test(sentence);
}

function ownFaults(sentence: string, { category }: ProseField, facts: ReportFacts): string[] {
  if (category === undefined) return [];
  return [...sentence.matchAll(OWN_LEVEL)].flatMap((match) => {
    if (NOT.test(sentence.slice(0, match.index)) || /^very $/i.test(match[0])) return [];
    return levelFault(match.groups?.level ?? '', category, facts) ?? [];
  });
}

function levelFault(level: string, category: Category, facts: ReportFacts): string | null {
  const band = facts.categories.find((fact) => fact.category === category)?.band ?? 'middle';
  return bandsFor(level.toLowerCase()).includes(band)
    ? null
    : `${nameOf(category)} is called ${level.toLowerCase()}, but is in the band "${band}"`;
}

function bandsFor(level: string): readonly Band[] {
  if (level === 'high' || level === 'strong') return ['high', 'very high'];
  if (level === 'low' || level === 'weak') return ['low', 'very low'];
  return BANDS.filter((band) => band === level);
}

function edgeFaults(sentence: string, facts: ReportFacts): string[] {
  return EDGES.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      if (NOT.test(sentence.slice(0, match.index)) || speaksOfJob(sentence, match)) return [];
      const edge = (match.groups?.edge ?? '').toLowerCase();
      const isLow = edge === 'lowest' || edge === 'weakest';
      const named = categoriesIn(match);
      const isAmong = /\b(?:one of|among)\b/i.test(sentence.slice(0, match.index) + match[0]);
      const places = isAmong ? 4 : Math.max(named.length, /\btop\b/i.test(edge) ? 3 : 1);
      const inOrder = facts.categories
        .map(({ score }) => score)
        .toSorted((a, b) => (isLow ? a - b : b - a));
      const limit = inOrder[places - 1] ?? 0;
      return named.flatMap((category) => {
        const score = scoreOf(facts, category);
        const isThere = isLow ? score <= limit : score >= limit;
        return isThere ? [] : [`${nameOf(category)} is called ${edge}, which it is not`];
      });
    }),
  );
}

function comparisonFaults(sentence: string, facts: ReportFacts): string[] {
  const match = COMPARED.exec(sentence);
  const mentions = mentionsIn(sentence);
  const [first, second] = mentions;
  if (!match || !first || !second || mentions.length !== 2) return [];
  if (match.index < first.end || match.index > second.start) return [];
  if (NOT.test(sentence.slice(0, match.index)) || JOB_WORD.test(sentence)) return [];
  const isMore = /higher|above|stronger/i.test(match.groups?.more ?? '');
  const difference = scoreOf(facts, first.category) - scoreOf(facts, second.category);
  const distance = isMore ? difference : -difference;
  const least = match.groups?.clearly === undefined ? INDISTINCT_POINTS : CLEARLY_HIGHER_POINTS;
  return distance >= least
    ? []
    : [`${nameOf(first.category)} and ${nameOf(second.category)} do not differ like that`];
}

function categoriesIn(match: RegExpExecArray): Category[] {
  return mentionsIn(match.groups?.names ?? '').map(({ category }) => category);
}
