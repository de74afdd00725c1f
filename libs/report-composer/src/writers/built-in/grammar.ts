/**
 * Joins items as "a", "a and b" or "a, b and c". If an item contains the conjunction, a comma comes
 * before the last item.
 */
export function joinList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const lastItem = items.at(-1) ?? '';
  if (items.length < 2) return lastItem;
  const hasConjunction = items.some((item) => item.includes(` ${conjunction} `));
  return `${items.slice(0, -1).join(', ')}${hasConjunction ? ',' : ''} ${conjunction} ${lastItem}`;
}

/** First halves of titles with "or" that make no sense alone: "Film" in "Film or theatre producer-director". */
const INCOMPLETE_TITLE_PATTERN =
  /^(?:Architectural|Electrical|Clinical|Further|Operations|Restaurant|Film|Nursery|Stock|Border Force)$/;

/**
 * Returns the first of the two names in a title such as "Lawyer or solicitor", for a sentence that
 * joins several titles with "or".
 */
export function shortenTitle(title: string): string {
  const [first = title] = title.split(' or ');
  return INCOMPLETE_TITLE_PATTERN.test(first) ? title : first;
}

/** Titles that cannot follow "a", with the wording to use instead. */
const TITLES_WITHOUT_ARTICLE: Readonly<Record<string, string>> = {
  'Cabin crew': 'a member of cabin crew',
};

/** Returns an occupation's title within a sentence: "data scientist", "CNC machine operator". */
export function titleInSentence(title: string): string {
  const plainTitle = title.replaceAll(/ \([^)]*\)/g, '');
  // A title keeps its capital if it begins with an abbreviation or is a proper name, such as "Border Force".
  const hasCapitalStart = /^[A-Z]{2}| [A-Z][a-z]/.test(plainTitle);
  return hasCapitalStart ? plainTitle : plainTitle.slice(0, 1).toLowerCase() + plainTitle.slice(1);
}

/** Returns an occupation's title with its article: "an actuary", "a university lecturer". */
export function withArticle(title: string): string {
  const specialTitle = TITLES_WITHOUT_ARTICLE[title];
  if (specialTitle !== undefined) return specialTitle;
  const word = titleInSentence(title);
  return /^(?:[aeiou]|HVAC\b)/i.test(word) && !word.startsWith('uni') ? `an ${word}` : `a ${word}`;
}
