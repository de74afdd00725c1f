/** Rotates through wordings, so that the careers of one report differ in how they state a fact. */
export class Rotation {
  readonly #used = new Set<string>();
  #calls = 0;

  /** Returns the next unused text; after all were used, starts again. */
  next(texts: readonly string[]): string {
    const rotated = texts.map((_, index) => texts[(index + this.#calls) % texts.length] ?? '');
    const text = rotated.find((each) => !this.#used.has(each)) ?? rotated[0] ?? '';
    this.#used.add(text);
    this.#calls += 1;
    return text;
  }
}
