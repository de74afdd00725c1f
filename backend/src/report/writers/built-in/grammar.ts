/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** The slots of a frame about one or more things: the list, and the verb endings that agree with it. */
export function agreeing(name: string, items: readonly string[]): Record<string, string> {
  const one = items.length === 1;
  return { [name]: listed(items), s: one ? 's' : '', is: one ? 'is' : 'are' };
}

/** Titles that are no count nouns. */
const WITHOUT_ARTICLE: Readonly<Record<string, string>> = {
  'Cabin crew': 'a member of cabin crew',
};

/** An occupation's title within a sentence: "data scientist", "CNC machine operator". */
export function titleInSentence(title: string): string {
  const plain = title.replaceAll(/ \([^)]*\)/g, '');
  const keepsCapital = /^(?:[A-Z]{2}|Border Force)/.test(plain);
  return keepsCapital ? plain : plain.slice(0, 1).toLowerCase() + plain.slice(1);
}

/** The same with its article: "an actuary", "a university lecturer". */
export function withArticle(title: string): string {
  const special = WITHOUT_ARTICLE[title];
  if (special !== undefined) return special;
  const word = titleInSentence(title);
  return /^[aeiou]/i.test(word) && !word.startsWith('uni') ? `an ${word}` : `a ${word}`;
}
