import {
  ASK_ANYWHERE,
  ASK_INTRO,
  REMOTE,
  VALUES,
  WORKPLACE_EVEN_INTRO,
  WORKPLACE_INTRO,
} from '../../../content/report-copy/workplace-frames.js';
import { type Lean, WORKPLACE } from '../../../content/report-copy/workplace.js';
import type { CategoryFact, ReportFacts } from '../../report-facts.js';
import { agreeing } from './grammar.js';
import type { Pen } from './pen.js';
import { commonest } from './shared.js';
import { HIGH_FROM, LOW_BELOW, type Standing } from './standing.js';

const ASPECTS = 5;
const QUESTIONS = 4;

/** The surroundings that suit a person, and what to ask an employer about them. */
export function writeWorkplace(facts: ReportFacts, { ranked }: Standing, pen: Pen): string {
  const telling = ranked
    .toSorted((a, b) => Math.abs(b.score - 50) - Math.abs(a.score - 50))
    .slice(0, ASPECTS);
  const leaning = telling.filter(({ score }) => leanOf(score) !== 'middle');
  const questions = leaning.slice(0, QUESTIONS - 1).map((fact) => question(fact, pen));
  while (questions.length < QUESTIONS) questions.push(pen.write(ASK_ANYWHERE));
  return [
    pen.write(leaning.length > 0 ? WORKPLACE_INTRO : WORKPLACE_EVEN_INTRO),
    telling.map((fact) => `- ${aspect(fact, pen)}`).join('\n'),
    setting(facts, pen),
    pen.write(ASK_INTRO),
    questions.map((text) => `- ${text}`).join('\n'),
  ].join('\n\n');
}

function leanOf(score: number): Lean {
  if (score >= HIGH_FROM) return 'high';
  return score < LOW_BELOW ? 'low' : 'middle';
}

function aspect({ category, score }: CategoryFact, pen: Pen): string {
  const { aspect, leans } = WORKPLACE[category];
  return `**${aspect}.** ${pen.write(leans[leanOf(score)])}`;
}

function question({ category, score }: CategoryFact, pen: Pen): string {
  return pen.write(WORKPLACE[category].ask[score >= HIGH_FROM ? 'high' : 'low']);
}

/** What the ten careers have in common: how far they can be done from home, and what they offer. */
function setting({ careers }: ReportFacts, pen: Pen): string {
  const indexes = careers.map(({ remoteIndex }) => remoteIndex).filter((index) => index !== null);
  const mean = indexes.reduce((sum, index) => sum + index, 0) / Math.max(1, indexes.length);
  const remote = mean > 0.6 ? REMOTE.remote : mean > 0.3 ? REMOTE.mixed : REMOTE.onSite;
  const values = commonest(
    careers.flatMap(({ workValues }) => workValues),
    2,
  );
  return `${pen.write(remote)} ${pen.write(VALUES, agreeing('values', values))}`;
}
