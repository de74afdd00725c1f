// Writes what changed between two lists of the same person's careers.
import { LIST_CHANGES } from '../content/report-copy/revisions.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { getTitleIn } from './career-titles.js';
import type { ReportFacts } from './report-facts.js';

type Listed = Pick<ReportFacts, 'careers' | 'ranked'>;

/** Returns which careers left a list and came in, and which is first now, with the titles of a country. */
export function describeListChange(before: Listed, after: Listed, country: string): string {
  const left = listTitlesOnlyIn(before, after, country);
  const cameIn = listTitlesOnlyIn(after, before, country);
  const first = after.careers[0];
  const hasOtherFirst = before.ranked && after.ranked && first !== undefined && first.code !== before.careers[0]?.code;
  const isSameOrder = after.careers.every(({ code }, at) => before.careers[at]?.code === code);
  const moves = [
    ...(left.length === 0 ? [] : [fillWording(LIST_CHANGES.left, { careers: joinList(left) })]),
    ...(cameIn.length === 0 ? [] : [fillWording(LIST_CHANGES.cameIn, { careers: joinList(cameIn) })]),
  ];
  const change = moves.length > 0 ? `${moves.join(', ')}.` : LIST_CHANGES[isSameOrder ? 'same' : 'reordered'];
  return hasOtherFirst
    ? `${change} ${fillWording(LIST_CHANGES.first, { career: getTitleIn(country, first) })}`
    : change;
}

function listTitlesOnlyIn({ careers }: Listed, other: Listed, country: string): string[] {
  const otherCodes = new Set(other.careers.map(({ code }) => code));
  return careers.filter(({ code }) => !otherCodes.has(code)).map((career) => getTitleIn(country, career));
}
