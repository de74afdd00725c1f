// Writes the statements about a person that an observer, who knows them, rates.
import { type Category, CATEGORIES, capitalise } from '@bearings/domain';
import { OBSERVER_STATEMENTS } from '../content/report-copy/observer-statements.js';

/** How statements name a person whose name the link hides. */
const UNNAMED = 'this person';

/** Returns twelve statements about a person, one for each category. Without a name, they say "this person". */
export function listObserverStatements(name: string | null): { category: Category; text: string }[] {
  return CATEGORIES.map((category) => ({
    category,
    text: capitalise(OBSERVER_STATEMENTS[category].replace('{name}', () => name ?? UNNAMED)),
  }));
}
