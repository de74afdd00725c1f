// Searches a report for contradictions: between two sentences, or between a sentence and a score.
import { CATEGORIES, type Category } from '@bearings/domain';
import { createAvoidedPattern } from './avoided-words.js';
import { REASON_COPY } from '../content/report-copy/reasons.js';
import type { ReportWithTexts } from './report.factory.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { titleInSentence } from '../writers/built-in/grammar.js';

/** Two contradictory statements that must not occur together in one report. */
interface ExclusivePair {
  name: string;
  firstPattern: RegExp;
  otherPattern: RegExp;
  /** True if they contradict each other only in the same section. */
  isWithinSection?: true;
}

const EXCLUSIVE_PAIRS: readonly ExclusivePair[] = [
  {
    name: 'no direction, and a direction',
    firstPattern: /no clear direction|too close together to show|No direction comes out|no interest stands above/i,
    otherPattern:
      /highs and lows|point in a direction|favour some kinds|appeal to you more than others|lean one way|more than chance|real pattern|big enough to be real|again if you retook|clearly higher/i,
    isWithinSection: true,
  },
  {
    name: 'a gap too small, and a real gap',
    firstPattern: /don’t build on the gap|order could change|can’t reliably/i,
    otherPattern: /more than chance|big enough to be real|again if you retook|real pattern/i,
    isWithinSection: true,
  },
  {
    name: 'no high score, and a high score',
    firstPattern: /none of your scores is high|no score reaches the upper bands|close together, and none is high/i,
    otherPattern: /your higher scores|scores to build on|you scored high\b|keep using this high score|you like most/i,
  },
  {
    name: 'no low score, and a low score',
    firstPattern: /none of your scores is low|you have no low scores|no score is low|no low score to warn/i,
    otherPattern: /your lower scores, and|plan for them and they|low scores aren|you scored low\b|cost you effort/i,
  },
  {
    name: 'two types',
    firstPattern: /\*extravert\*/,
    otherPattern: /\*introvert\*/,
  },
  {
    name: 'most scores high, and most low',
    firstPattern: /most of your scores are high/i,
    otherPattern: /most of your scores are low/i,
  },
  {
    name: 'no order, and an order',
    firstPattern: /in no order|order (?:of these \w+ )?means nothing|list has no order/i,
    otherPattern: /your first three|top of your list|your first careers|the list starts with|your list starts/i,
  },
  {
    name: 'all from home, and hardly any',
    firstPattern: /can’t do much of the work on your list from home|mean going to work in person/i,
    otherPattern: /much of the work on your list can be done from home|could be done from home/i,
  },
];

/** Sentences that early reviewers called wrong. The writer must not produce them again. */
const IMPOSSIBLE_SENTENCE_PATTERNS: readonly RegExp[] = [
  /hardly any (?:planning|\w+)/i,
  /care for people is built into it/i,
  /safe to plan with/i,
  /well beyond the uncertainty/i,
  /no interest stands above the rest/i,
  /nearly steady/i,
  /\b0% growth/i,
  /above a level field/i,
  /run of both houses/i,
  /drained or, worse/i,
  /people with a profile like yours/i,
  /how alike your answers and the profile of people/i,
  /people who do it need/i,
  /if there is a common ground/i,
];

/** Matches a sentence on how the number of jobs changes. */
const OUTLOOK_SENTENCE_PATTERN =
  /\d% (?:more|fewer)|(?:more|fewer) jobs (?:by|in|expected)|number of jobs|strong growth|(?:is|are) growing\b|shrinking\b|change expected|(?:up|down) \d/i;

/** Returns all contradictions in a report, or an empty list. */
export function findContradictions(view: ReportWithTexts, facts: ReportFacts): string[] {
  const sections = view.content.split(/^## /m).slice(1);
  // The last section is skipped because it explains the method in general, not this person.
  const written = sections.filter((section) => !section.startsWith('How this was worked out'));
  const fullText = written.join('\n');
  return [
    ...EXCLUSIVE_PAIRS.filter(({ firstPattern: one, otherPattern: other, isWithinSection }) =>
      (isWithinSection ? written : [fullText]).some((text) => one.test(text) && other.test(text)),
    ).map(({ name }) => `contradiction: ${name}`),
    ...IMPOSSIBLE_SENTENCE_PATTERNS.filter((pattern) => pattern.test(fullText)).map(({ source }) => `said: ${source}`),
    ...findContradictedScores(fullText, facts),
    ...listContradictoryReasons(view),
    ...listUnlabelledOutlooks(fullText),
    ...listRefusedAdvice(written, facts, view.document),
    ...listRepeatedSteps(written),
  ];
}

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?]) |\n/).filter((sentence) => sentence.trim() !== '');

/** Returns the statements that contradict one of the person's scores. */
function findContradictedScores(text: string, { categories, personality }: ReportFacts): string[] {
  const faults: string[] = [];
  const addIfFalse = (isFalse: boolean, what: string, sentence: string): void => {
    if (isFalse) faults.push(`denied: ${what}: ${sentence.slice(0, 90)}`);
  };
  const scoreByCategory = new Map(categories.map(({ category, score }) => [category, score]));
  for (const { name, score, band } of categories) {
    addIfFalse(!text.includes(`**${name}:** ${score}, ${band}. `), `${name} is ${score}, ${band}`, name);
  }
  for (const sentence of splitSentences(text)) {
    const lower = sentence.toLowerCase();
    for (const category of CATEGORIES) {
      const score = scoreByCategory.get(category) ?? Number.NaN;
      const { low, noun } = REASON_COPY[category];
      const isNamed = lower.includes(noun);
      const isHighClaimed =
        isNamed &&
        /(?:you|your) (?:scored? high|high score)|you scored high (?:there|for that)|scoring high/.test(lower);
      const isLowClaimed =
        low.some((half) => lower.includes(`${half.toLowerCase()}.`)) ||
        (isNamed && /you scored low (?:there|for)|scoring low/.test(lower));
      addIfFalse(isHighClaimed && score < 60, `${category} ${score} is called high`, sentence);
      addIfFalse(isLowClaimed && score >= 40, `${category} ${score} is called low`, sentence);
      addIfFalse(
        isNamed && /\b(?:middle score|in the middle|near the middle)\b/.test(lower) && (score < 40 || score >= 60),
        `${category} ${score} is called middle`,
        sentence,
      );
      addIfFalse(
        isNamed && /\blower scores?\b/.test(lower) && score >= 60,
        `${category} ${score} is called lower`,
        sentence,
      );
    }
  }
  const highCount = categories.filter(({ score }) => score >= 60).length;
  const lowCount = categories.filter(({ score }) => score < 40).length;
  addIfFalse(/most of your scores are high/i.test(text) && highCount < 7, 'most are high', '');
  addIfFalse(/most of your scores are low/i.test(text) && lowCount < 7, 'most are low', '');
  addIfFalse(/none of your scores is high|no score reaches/i.test(text) && highCount > 0, 'none is high', '');
  addIfFalse(/none of your scores is low|no low scores/i.test(text) && lowCount > 0, 'none is low', '');
  const first = text.split('\n- **')[0] ?? '';
  if (personality.energy === 50) {
    addIfFalse(!first.includes('in the middle'), 'a type between both', '');
  } else {
    addIfFalse(!text.includes(`*${personality.type}*`), `the type is ${personality.type}`, '');
    const isCloseClaimed = first.includes('close to the middle');
    addIfFalse(isCloseClaimed !== personality.closeToMiddle, 'closeness to the middle', '');
  }
  return faults;
}

/** Returns careers whose notes say that the job demands both more and less of one category. */
function listContradictoryReasons({ document }: ReportWithTexts): string[] {
  return document.careers.flatMap(({ title, why, whyNot }) => {
    const text = [...why, ...whyNot].map((run) => run.text).join(' ');
    const isNamedIn = (list: (category: Category) => readonly string[], category: Category): boolean =>
      list(category).some((half) => text.includes(half));
    const namedTwice = CATEGORIES.filter(
      (category) =>
        isNamedIn((each) => [...REASON_COPY[each].more, `more ${REASON_COPY[each].noun}`], category) &&
        isNamedIn((each) => [...REASON_COPY[each].less, `less ${REASON_COPY[each].noun}`], category),
    );
    return namedTwice.map((category) => `contradiction: ${title} asks for more and for less ${category}`);
  });
}

/** Returns the sentences on how the number of jobs changes that do not say that they are about the United States. */
function listUnlabelledOutlooks(text: string): string[] {
  return splitSentences(text)
    .filter((line) => OUTLOOK_SENTENCE_PATTERN.test(line) && !line.includes('United States'))
    .map((line) => `unlabelled outlook: ${line.slice(0, 90)}`);
}

/** Titles of the sections with advice. The other sections repeat answers or state facts about careers. */
const ADVICE_SECTIONS_PATTERN =
  /^(?:Strengths and watch-points|Where you work best|Skills roadmap|People and networks)/;

/** Returns advice that mentions something that the reader excluded or dislikes. */
function listRefusedAdvice(
  sections: readonly string[],
  { circumstances, careers }: ReportFacts,
  document: ReportWithTexts['document'],
): string[] {
  const avoid = createAvoidedPattern(circumstances);
  if (avoid === null) return [];
  // A country's own titles stand in the document, ours in the facts. A title may contain another one.
  const titles = [...document.careers, ...careers]
    .map(({ title }) => titleInSentence(title))
    .toSorted((one, other) => other.length - one.length)
    .map((title) => new RegExp(title.replaceAll(/\W/g, '.'), 'gi'));
  return sections
    .filter((section) => ADVICE_SECTIONS_PATTERN.test(section))
    .flatMap((section) => splitSentences(titles.reduce((text, title) => text.replaceAll(title, ''), section)))
    .filter((sentence) => avoid.test(sentence))
    .map((sentence) => `refused: ${avoid.exec(sentence)?.[0] ?? ''}: ${sentence.slice(0, 90)}`);
}

/** A sentence that occurs twice is a fault if it has at least this many words. */
const MIN_REPEATED_SENTENCE_WORDS = 8;

/** Returns the long sentences that occur more than once in the next steps. */
function listRepeatedSteps(sections: readonly string[]): string[] {
  const steps = splitSentences(sections.find((section) => section.startsWith('Next steps')) ?? '');
  const longSteps = steps.filter((sentence) => sentence.split(' ').length >= MIN_REPEATED_SENTENCE_WORDS);
  return longSteps
    .filter((sentence, at) => longSteps.indexOf(sentence) !== at)
    .map((sentence) => `repeated: ${sentence.slice(0, 90)}`);
}
