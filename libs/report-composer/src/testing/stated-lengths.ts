// Finds the lengths of training that a report states.
const LENGTH = String.raw`(?:a month to [\d½]+ years|a month|[\d½]+(?: (?:months|years))?(?: to [\d½]+)? (?:months|years))`;
/** Matches the places where a text states how long a reader's training for a career takes. */
const STATED_LENGTHS = new RegExp(
  String.raw`(?:[Aa]bout (${LENGTH}) (?:for you|after your degree)|[Uu]sual training(?: \(first way\))?: (${LENGTH})|[Tt]raining takes about (${LENGTH})|(${LENGTH}) of training)`,
  'g',
);

/** Returns the lengths that a text states. */
export function findStatedLengths(text: string): string[] {
  const lengths = [...text.matchAll(STATED_LENGTHS)].flatMap((match) => match.slice(1).filter((each) => each));
  return /little or no training/i.test(text) ? [...lengths, 'little or no'] : lengths;
}
