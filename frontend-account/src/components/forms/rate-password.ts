import { PASSWORD_MIN_SCORE, PRODUCT_WORDS } from '@bearings/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Only this many characters of a password are rated, as on the server, because the rating time grows with the square of
 * the length.
 */
const MAX_RATED_CHARACTERS = 32;

const rater = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns whether a password is hard to guess for an attacker who knows these texts about the person. */
export function isStrong(password: string, person: readonly string[]): boolean {
  const parts = person.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...PRODUCT_WORDS, ...parts.filter((part) => part.length >= 3)];
  return rater.check(password.slice(0, MAX_RATED_CHARACTERS), words).score >= PASSWORD_MIN_SCORE;
}
