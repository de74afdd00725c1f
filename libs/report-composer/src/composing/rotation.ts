/** Rotates through wordings, so that the careers of one report state the same fact differently. */
export class Rotation {
  readonly #used = new Set<string>();
  #calls = 0;

  /** Returns the next unused text. After all have been used, repeats them. */
  next(texts: readonly string[]): string {
    const rotatedTexts = texts.map((_, index) => texts[(index + this.#calls) % texts.length] ?? '');
    const text = rotatedTexts.find((each) => !this.#used.has(each)) ?? rotatedTexts[0] ?? '';
    this.#used.add(text);
    this.#calls += 1;
    return text;
  }
}
