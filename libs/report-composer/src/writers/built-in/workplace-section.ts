import {
  ASK_ANYWHERE_SENTENCES,
  ASK_INTRO_SENTENCES,
  REMOTE_WORK_SENTENCES,
  WORKPLACE_EVEN_INTRO,
  WORKPLACE_INTRO,
} from '../../content/report-copy/workplace-frames.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import type { CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import { asksAboutHome } from '../../composing/wanted-changes.js';
import { createList, createParagraph, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { MIN_HIGH_SCORE, getLevel, type CategoryRanking } from '../../composing/category-ranking.js';

/** Shares of a career's work that can be done from home. From the first one, it is "some" of the work; above the second one, "much". */
const MIN_SOME_HOME_SHARE = 0.4;
const MIN_MUCH_HOME_SHARE = 0.6;
const MAX_ASPECTS = 3;
const QUESTION_COUNT = 2;

/** Writes which surroundings suit a person, and questions to ask an employer about them. */
export function writeWorkplace(facts: ReportFacts, { ranked }: CategoryRanking, phrases: PhrasePicker): ProseBlock[] {
  const distinctive = ranked.toSorted((a, b) => Math.abs(b.score - 50) - Math.abs(a.score - 50)).slice(0, MAX_ASPECTS);
  const leaningFacts = distinctive.filter(({ score }) => getLevel(score) !== 'middle');
  const questions = leaningFacts.slice(0, QUESTION_COUNT - 1).map((fact) => writeQuestion(fact, phrases));
  while (questions.length < QUESTION_COUNT) questions.push(phrases.write(ASK_ANYWHERE_SENTENCES));
  return [
    createParagraph(phrases.write(leaningFacts.length > 0 ? WORKPLACE_INTRO : WORKPLACE_EVEN_INTRO)),
    createList(distinctive.map((fact) => writeAspect(fact, phrases))),
    ...writeHomeWorkShare(facts, phrases).map((sentence) => createParagraph(sentence)),
    createParagraph(phrases.write(ASK_INTRO_SENTENCES)),
    createList(questions.map((question) => [question])),
  ];
}

function writeAspect({ category, score }: CategoryFact, phrases: PhrasePicker): Sentence[] {
  const { aspect, leans } = WORKPLACE_COPY[category];
  return [toSentence(`${aspect}.`, 'bold'), withSubject(phrases.write(leans[getLevel(score)]), category)];
}

function writeQuestion({ category, score }: CategoryFact, phrases: PhrasePicker): Sentence {
  return withSubject(phrases.write(WORKPLACE_COPY[category].ask[score >= MIN_HIGH_SCORE ? 'high' : 'low']), category);
}

/** Writes how much of the work of most careers can be done at home; nothing if the reader did not ask, or few are known. */
function writeHomeWorkShare({ careers, circumstances }: ReportFacts, phrases: PhrasePicker): Sentence[] {
  if (!asksAboutHome(circumstances)) return [];
  const amounts = careers.flatMap(({ remoteIndex: share }) =>
    share === null ? [] : share > MIN_MUCH_HOME_SHARE ? 'remote' : share >= MIN_SOME_HOME_SHARE ? 'mixed' : 'onSite',
  );
  const amount = (['onSite', 'remote', 'mixed'] as const).find(
    (each) => amounts.filter((found) => found === each).length > careers.length / 2,
  );
  return amount === undefined ? [] : [phrases.write(REMOTE_WORK_SENTENCES[amount])];
}
