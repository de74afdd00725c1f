/** What fills the `{slots}` of a frame. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Chooses among wordings: the same facts always lead to the same choices, and no wording is chosen
 * twice in one report while another is left.
 */
export class Pen {
  readonly #used = new Set<string>();
  #state: number;

  /** @param seed any text; the choices follow from it */
  constructor(seed: string) {
    this.#state = hash(seed);
  }

  /** One of the wordings with its slots filled in, a capital at the start. */
  write(wordings: readonly string[], slots: Slots = {}): string {
    const text = (wording: string): string => capitalised(fill(wording, slots));
    const wording = this.#oneOf(this.#unused(wordings) ?? this.#unused(wordings, text) ?? wordings);
    const written = text(wording);
    this.#used.add(wording).add(written);
    return written;
  }

  /** Whether a wording is left that was not used yet. */
  hasFresh(wordings: readonly string[]): boolean {
    return wordings.some((wording) => !this.#used.has(wording));
  }

  /** Those whose key was not used yet, or undefined when there are none. */
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

  /** A number from 0 to below 1 (mulberry32). */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

function fill(wording: string, slots: Slots): string {
  return wording.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const text = slots[name];
    if (text === undefined) throw new Error(`Nothing to fill {${name}} with: ${wording}`);
    return text;
  });
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
