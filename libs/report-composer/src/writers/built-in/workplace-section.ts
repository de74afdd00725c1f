import {
  ASK_ANYWHERE,
  ASK_INTRO,
  REMOTE_WORK,
  WORKPLACE_EVEN_INTRO,
  WORKPLACE_INTRO,
} from '../../content/report-copy/workplace-frames.js';
import { type ScoreLevel, WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import type { CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { HIGH_FROM, LOW_BELOW, type CategoryRanking } from '../../composing/category-ranking.js';

/** From these mean shares of work from home, the text says "some" and "much". */
const SOME_FROM_HOME = 0.4;
const MUCH_FROM_HOME = 0.6;
const MAX_ASPECTS = 3;
const QUESTION_COUNT = 2;

/** Writes which surroundings suit a person, and questions to ask an employer about them. */
export function writeWorkplace(
  facts: ReportFacts,
  { ranked }: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const distinctive = ranked
    .toSorted((a, b) => Math.abs(b.score - 50) - Math.abs(a.score - 50))
    .slice(0, MAX_ASPECTS);
  const leaning = distinctive.filter(({ score }) => levelOf(score) !== 'middle');
  const questions = leaning.slice(0, QUESTION_COUNT - 1).map((fact) => question(fact, phrases));
  while (questions.length < QUESTION_COUNT) questions.push(phrases.pick(ASK_ANYWHERE));
  return [
    phrases.pick(leaning.length > 0 ? WORKPLACE_INTRO : WORKPLACE_EVEN_INTRO),
    distinctive.map((fact) => `- ${aspect(fact, phrases)}`).join('\n'),
    setting(facts, phrases),
    phrases.pick(ASK_INTRO),
    questions.map((text) => `- ${text}`).join('\n'),
  ].join('\n\n');
}

function levelOf(score: number): ScoreLevel {
  if (score >= HIGH_FROM) return 'high';
  return score < LOW_BELOW ? 'low' : 'middle';
}

function aspect({ category, score }: CategoryFact, phrases: PhrasePicker): string {
  const { aspect, leans } = WORKPLACE_COPY[category];
  return `**${aspect}.** ${phrases.pick(leans[levelOf(score)])}`;
}

function question({ category, score }: CategoryFact, phrases: PhrasePicker): string {
  return phrases.pick(WORKPLACE_COPY[category].ask[score >= HIGH_FROM ? 'high' : 'low']);
}

/** Writes how much of the work of the ten careers can be done at home. */
function setting({ careers }: ReportFacts, phrases: PhrasePicker): string {
  const indexes = careers.map(({ remoteIndex }) => remoteIndex).filter((index) => index !== null);
  const mean = indexes.reduce((sum, index) => sum + index, 0) / Math.max(1, indexes.length);
  const amount = mean > MUCH_FROM_HOME ? 'remote' : mean >= SOME_FROM_HOME ? 'mixed' : 'onSite';
  return phrases.pick(REMOTE_WORK[amount]);
}
