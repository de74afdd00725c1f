import type { DealBreakerId, TileId } from '@bearings/domain';
import { getText, type Wording } from '../content/wording.js';
import { capitalise } from '../text.js';

/** Texts for the variables of a wording, such as `{job}`. */
export type TemplateVariables = Readonly<Record<string, string>>;

/** What limits the choice of wordings for a reader. */
interface WordingAudience {
  /** Texts for variables that any wording may contain. */
  common?: TemplateVariables;
  /** Deal-breakers and kinds of work (tiles). A wording that mentions one is chosen only if there is no other. */
  avoid?: ReadonlySet<DealBreakerId | TileId>;
  /** True if a degree is the usual entry route of a top career. Otherwise wordings about degrees are avoided too. */
  degree?: boolean;
}

/**
 * Chooses among wordings. The same seed gives the same choices, and within a report a wording is repeated only when
 * all others have been used.
 */
export class PhrasePicker {
  readonly #used = new Set<string>();
  #state: number;

  /** @param seed any text, which determines the choices */
  constructor(
    seed: string,
    private readonly audience: WordingAudience = {},
  ) {
    this.#state = hashText(seed);
  }

  /** Returns one of the wordings with its variables filled in and a capital at the start. */
  pick(wordings: readonly Wording[], variables: TemplateVariables = {}): string {
    const { common } = this.audience;
    const written = (text: string): string => capitalise(fillVariables(text, { ...common, ...variables }));
    const fittingTexts = this.#fitting(wordings);
    const chosenText = this.#oneOf(this.#unused(fittingTexts) ?? this.#unused(fittingTexts, written) ?? fittingTexts);
    const text = written(chosenText);
    this.#used.add(chosenText).add(text);
    return text;
  }

  /** Returns whether one of the wordings is unused. */
  hasFresh(wordings: readonly Wording[]): boolean {
    return wordings.some((wording) => !this.#used.has(getText(wording)));
  }

  /** Returns the texts of the wordings that suit the reader; all texts if none does. */
  #fitting(wordings: readonly Wording[]): string[] {
    const { avoid, degree = false } = this.audience;
    const welcome = wordings.filter(
      (each) =>
        typeof each === 'string' ||
        ((degree || each.degree !== true) && !(each.names?.some((name) => avoid?.has(name)) ?? false)),
    );
    return (welcome.length > 0 ? welcome : wordings).map(getText);
  }

  /** Returns the texts that have not been used, compared by `keyOf`; undefined if all have. */
  #unused(texts: readonly string[], keyOf: (text: string) => string = (text) => text): readonly string[] | undefined {
    const unusedTexts = texts.filter((text) => !this.#used.has(keyOf(text)));
    return unusedTexts.length > 0 ? unusedTexts : undefined;
  }

  #oneOf(texts: readonly string[]): string {
    const chosenText = texts[Math.floor(this.#next() * texts.length)];
    if (chosenText === undefined) throw new Error('There is no wording to choose from.');
    return chosenText;
  }

  /** Returns a pseudo-random number from 0 up to, but not including, 1. The algorithm is mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Fills in every `{variable}`; leaves `{{placeholders}}`. Throws if a variable has no text. */
function fillVariables(wording: string, variables: TemplateVariables): string {
  return wording.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const text = variables[name];
    if (text === undefined) throw new Error(`Nothing to fill {${name}} with: ${wording}`);
    return text;
  });
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
