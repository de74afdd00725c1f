/** Joins items: "a", "a and b", "a, b and c"; with a comma if an item contains the conjunction. */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const isHeld = items.some((item) => item.includes(` ${conjunction} `));
  return `${items.slice(0, -1).join(', ')}${isHeld ? ',' : ''} ${conjunction} ${last}`;
}

/** First parts of titles with "or" that are unclear without the second part. */
const HALF_TITLE =
  /^(?:Architectural|Electrical|Clinical|Further|Operations|Restaurant|Film|Nursery|Border Force)$/;

/** Returns a short title for a sentence that joins several with "or": the first of two names for the work. */
export function shortTitle(title: string): string {
  const [first = title] = title.split(' or ');
  return HALF_TITLE.test(first) ? title : first;
}

/** Titles that are not count nouns, with the wording to use instead. */
const WITHOUT_ARTICLE: Readonly<Record<string, string>> = {
  'Cabin crew': 'a member of cabin crew',
};

/** Returns an occupation's title within a sentence: "data scientist", "CNC machine operator". */
export function titleInSentence(title: string): string {
  const plain = title.replaceAll(/ \([^)]*\)/g, '');
  // An abbreviation, or a proper name such as "Border Force".
  const keepsCapital = /^[A-Z]{2}| [A-Z][a-z]/.test(plain);
  return keepsCapital ? plain : plain.slice(0, 1).toLowerCase() + plain.slice(1);
}

/** Returns an occupation's title with its article: "an actuary", "a university lecturer". */
export function withArticle(title: string): string {
  const special = WITHOUT_ARTICLE[title];
  if (special !== undefined) return special;
  const word = titleInSentence(title);
  return /^[aeiou]/i.test(word) && !word.startsWith('uni') ? `an ${word}` : `a ${word}`;
}
