/** Number of words in each sequence that is compared. */
const SEQUENCE_WORDS = 5;

/** Returns all sequences of five consecutive words in a text. */
function listSequences(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(words.slice(SEQUENCE_WORDS - 1).map((_, at) => words.slice(at, at + SEQUENCE_WORDS).join(' ')));
}

/** Returns for each pair of texts which share of the shorter text's five-word sequences the other text contains. */
export function listSharedShares(texts: readonly string[]): number[] {
  const all = texts.map(listSequences).toSorted((a, b) => a.size - b.size);
  return all.flatMap((one, index) =>
    all.slice(index + 1).map((other) => [...one].filter((sequence) => other.has(sequence)).length / one.size),
  );
}

export const calculateMedian = (shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? Number.NaN;
