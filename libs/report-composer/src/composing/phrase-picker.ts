import { capitalise, type DealBreakerId, type PersonalityType, type TileId } from '@bearings/domain';
import { getText, type ScopedText, type Wording } from '../content/wording.js';
import { fillTemplate, type SentenceVariables, withSubject } from '../prose/build-blocks.js';
import type { Sentence, SummarisedText } from '../prose/prose.js';

/** Texts for the variables of a wording, such as `{job}`. */
export type TemplateVariables = Readonly<Record<string, string>>;

/** What limits the choice of wordings for a reader. */
interface WordingAudience {
  /** Values for variables that any wording may contain. */
  common?: SentenceVariables;
  /** Deal-breakers and kinds of work (tiles). A wording that mentions one is chosen only if there is no other. */
  avoid?: ReadonlySet<DealBreakerId | TileId>;
  /** True if a degree is the usual entry route of a top career. Otherwise wordings about degrees are avoided too. */
  degree?: boolean;
  /** The reader's type; null if they are close to the middle, so that wordings for both suit them. */
  energy?: PersonalityType | null;
}

/**
 * Chooses among wordings. The same seed gives the same choices. Within a report a wording is repeated only when all
 * others have been used as often, and not twice running.
 */
export class PhrasePicker {
  /** Sentences that were written. */
  readonly #written = new Set<string>();
  /** How often each wording was used, and when last. */
  readonly #uses = new Map<string, { count: number; turn: number }>();
  #turn = 0;
  #state: number;

  /** @param seed any text, which determines the choices */
  constructor(
    seed: string,
    private readonly audience: WordingAudience = {},
  ) {
    this.#state = hashText(seed);
  }

  /**
   * Returns one of the wordings with its variables filled in and a capital at the start. Throws if it names a part that
   * is no text.
   */
  pick(wordings: readonly Wording[], variables: TemplateVariables = {}): string {
    return this.write(wordings, variables)
      .map((part) => {
        if (part.kind !== 'text') throw new Error(`A plain text cannot contain a ${part.kind}.`);
        return part.text;
      })
      .join('');
  }

  /** Returns one of the wordings as a sentence with its variables filled in and a capital at the start. */
  write(wordings: readonly Wording[], variables: SentenceVariables = {}): Sentence {
    return this.#fill(this.#choose(wordings, variables), variables);
  }

  /** Returns one of the wordings with its summary, which is the wording itself if it has none. */
  writeSummarised(wordings: readonly Wording[], variables: SentenceVariables = {}): SummarisedText {
    const chosen = this.#choose(wordings, variables);
    const { summary = chosen.text } = chosen;
    return {
      sentences: [this.#fill(chosen, variables)],
      summary: this.#fill({ ...chosen, text: summary }, variables),
    };
  }

  /** Returns whether one of the wordings is unused. */
  hasFresh(wordings: readonly Wording[]): boolean {
    return wordings.some((wording) => !this.#uses.has(getText(wording)));
  }

  #choose(wordings: readonly Wording[], variables: SentenceVariables): ScopedText {
    const toKey = (wording: ScopedText): string =>
      this.#fill(wording, variables)
        .map((part) => (part.kind === 'text' ? part.text : JSON.stringify(part)))
        .join('');
    const fitting = this.#fitting(wordings);
    const unwritten = fitting.filter((wording) => !this.#written.has(toKey(wording)));
    const chosen = this.#oneOf(this.#leastUsed(unwritten.length > 0 ? unwritten : fitting));
    this.#written.add(toKey(chosen));
    this.#turn += 1;
    this.#uses.set(chosen.text, { count: this.#countUses(chosen) + 1, turn: this.#turn });
    return chosen;
  }

  readonly #countUses = ({ text }: ScopedText): number => this.#uses.get(text)?.count ?? 0;

  /** Returns the wordings that were used least, without the one that was used last if there are others. */
  #leastUsed(wordings: readonly ScopedText[]): readonly ScopedText[] {
    const least = Math.min(...wordings.map(this.#countUses));
    const lastTurn = Math.max(...wordings.map(({ text }) => this.#uses.get(text)?.turn ?? 0));
    const rarest = wordings.filter((wording) => this.#countUses(wording) === least);
    const others = rarest.filter(({ text }) => least === 0 || this.#uses.get(text)?.turn !== lastTurn);
    return others.length > 0 ? others : rarest;
  }

  #fill({ text, about }: ScopedText, variables: SentenceVariables): Sentence {
    const parts = withSubject(fillTemplate(text, { ...this.audience.common, ...variables }), about);
    const [first, ...others] = parts;
    return first?.kind === 'text' ? [{ ...first, text: capitalise(first.text) }, ...others] : parts;
  }

  /** Returns the wordings that suit the reader; all if none does. */
  #fitting(wordings: readonly Wording[]): ScopedText[] {
    const { avoid, degree = false, energy = null } = this.audience;
    const all = wordings.map((each) => (typeof each === 'string' ? { text: each } : each));
    const welcome = all.filter(
      (each) =>
        (degree || each.degree !== true) &&
        (each.energy === undefined || energy === null || each.energy === energy) &&
        !(each.names?.some((name) => avoid?.has(name)) ?? false),
    );
    return welcome.length > 0 ? welcome : all;
  }

  #oneOf<T>(items: readonly T[]): T {
    const chosen = items[Math.floor(this.#next() * items.length)];
    if (chosen === undefined) throw new Error('There is no wording to choose from.');
    return chosen;
  }

  /** Returns a pseudo-random number from 0 up to, but not including, 1. The algorithm is mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
