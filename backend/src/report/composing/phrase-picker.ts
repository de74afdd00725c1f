import { capitalise } from '../../platform/text.js';

/** Texts for the `{slots}` of a wording. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Picks among wordings. The same seed gives the same choices, and a wording is not repeated in a
 * report while an unused one is left.
 */
export class PhrasePicker {
  readonly #used = new Set<string>();
  #state: number;

  /**
   * @param seed any text; it determines the choices
   * @param common slots that any wording may have
   * @param avoid what is not chosen while there is another wording
   */
  constructor(
    seed: string,
    private readonly common: Slots = {},
    private readonly avoid: RegExp | null = null,
  ) {
    this.#state = hash(seed);
  }

  /** Returns one of the wordings with its slots filled in and a capital at the start. */
  pick(wordings: readonly string[], slots: Slots = {}): string {
    const text = (wording: string): string =>
      capitalise(fillAll(wording, { ...this.common, ...slots }));
    const given = this.#allowed(wordings);
    const wording = this.#oneOf(this.#unused(given) ?? this.#unused(given, text) ?? given);
    const written = text(wording);
    this.#used.add(wording).add(written);
    return written;
  }

  /** Returns whether one of the wordings is unused. */
  hasFresh(wordings: readonly string[]): boolean {
    return wordings.some((wording) => !this.#used.has(wording));
  }

  /** Returns the wordings that are not to be avoided; all of them where none is left. */
  #allowed(wordings: readonly string[]): readonly string[] {
    const { avoid } = this;
    if (avoid === null) return wordings;
    const allowed = wordings.filter((wording) => !avoid.test(wording));
    return allowed.length > 0 ? allowed : wordings;
  }

  /** Returns the wordings whose key is unused; undefined when there are none. */
  #unused(
    wordings: readonly string[],
    keyOf: (wording: string) => string = (wording) => wording,
  ): readonly string[] | undefined {
    const unused = wordings.filter((wording) => !this.#used.has(keyOf(wording)));
    return unused.length > 0 ? unused : undefined;
  }

  #oneOf(wordings: readonly string[]): string {
    const chosen = wordings[Math.floor(this.#next() * wordings.length)];
    if (chosen === undefined) throw new Error('There is no wording to choose from.');
    return chosen;
  }

  /** Returns a number from 0 to below 1 (mulberry32). */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Fills every slot, and leaves `{{placeholders}}`. Throws where a slot has no text. */
function fillAll(wording: string, slots: Slots): string {
  return wording.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const text = slots[name];
    if (text === undefined) throw new Error(`Nothing to fill {${name}} with: ${wording}`);
    return text;
  });
}

/** Returns the FNV-1a hash of a text, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
