import {
  ASK_ANYWHERE_SENTENCES,
  ASK_INTRO_SENTENCES,
  REMOTE_WORK_SENTENCES,
  WORKPLACE_EVEN_INTRO,
  WORKPLACE_INTRO,
} from '../../content/report-copy/workplace-frames.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import type { CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import { createList, createParagraph, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { MIN_HIGH_SCORE, getLevel, type CategoryRanking } from '../../composing/category-ranking.js';

/**
 * Shares of the work that can be done from home, averaged over the careers. From the first one, the text says "some" of
 * the work; above the second one, "much".
 */
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
    createParagraph(writeHomeWorkShare(facts, phrases)),
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

/** Writes how much of the work of the ten careers can be done at home. */
function writeHomeWorkShare({ careers }: ReportFacts, phrases: PhrasePicker): Sentence {
  const indexes = careers.map(({ remoteIndex }) => remoteIndex).filter((index) => index !== null);
  const mean = indexes.reduce((sum, index) => sum + index, 0) / Math.max(1, indexes.length);
  const amount = mean > MIN_MUCH_HOME_SHARE ? 'remote' : mean >= MIN_SOME_HOME_SHARE ? 'mixed' : 'onSite';
  return phrases.write(REMOTE_WORK_SENTENCES[amount]);
}
