import { PASSWORD_MIN_SCORE, PRODUCT_WORDS } from '@bearings/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.js';

/** Rating takes time that grows with the square of the length; the first characters decide anyway. */
const RATED_CHARACTERS = 32;

/** Letters and digits that must remain after names and our own words are removed. */
const OWN_CHARACTERS = 6;

/** Personal details that a password must not consist of. */
export interface PasswordPerson {
  email: string;
  firstName: string;
  lastName: string;
}

type Refusal = 'common_password' | 'personal_password' | 'weak_password';

let rater: ZxcvbnFactory | undefined;

/** Returns 0 to 4, as zxcvbn rates the password for an attacker who knows these words. */
function score(password: string, words: string[]): number {
  // Created on first use: it prepares the dictionary for a quarter of a second.
  rater ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return rater.check(password.slice(0, RATED_CHARACTERS), words).score;
}

/** Returns the words of the person and the product, longest first, without very short ones. */
function knownWords(person: PasswordPerson | null): string[] {
  const own = person === null ? [] : [person.email, person.firstName, person.lastName];
  const parts = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...PRODUCT_WORDS, ...parts].filter((word) => word.length >= 3);
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const plain = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_CHARACTERS;
}

/** Returns why a password is refused, or null. The length is checked before. */
export function passwordRefusal(password: string, person: PasswordPerson | null): Refusal | null {
  if (isCommonPassword(password)) return 'common_password';
  const words = knownWords(person);
  if (isMadeOf(words, password)) return 'personal_password';
  return score(password, words) < PASSWORD_MIN_SCORE ? 'weak_password' : null;
}
