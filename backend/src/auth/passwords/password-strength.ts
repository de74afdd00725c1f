import { PASSWORD_MIN_SCORE, PRODUCT_WORDS } from '@bearings/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.js';

/**
 * Number of characters of a password that zxcvbn rates. The duration grows with the square of the length, and the first
 * characters are sufficient.
 */
const MAX_RATED_CHARACTERS = 32;

/**
 * Minimum number of letters and digits in a password that contains words from the person's email or name or words for
 * our product. The letters and digits of these words do not count.
 */
const MIN_OTHER_CHARACTERS = 6;

/** Personal details of a user. Their password must not consist of these. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

type PasswordRefusal = 'common_password' | 'personal_password' | 'weak_password';

let rater: ZxcvbnFactory | undefined;

/** Returns zxcvbn's rating of 0 to 4 for an attacker who knows these words. */
function ratePassword(password: string, words: string[]): number {
  // Created on first use, because preparing the dictionary takes a quarter of a second.
  rater ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return rater.check(password.slice(0, MAX_RATED_CHARACTERS), words).score;
}

/** Returns words about the person and the product, longest first, without very short ones. */
function listPersonWords(person: PasswordOwner | null): string[] {
  const personWords = person === null ? [] : [person.email, person.firstName, person.lastName];
  const parts = personWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...PRODUCT_WORDS, ...parts].filter((word) => word.length >= 3);
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

function isComposedOf(words: readonly string[], password: string): boolean {
  const plainPassword = password.toLowerCase();
  const otherCharacters = words.reduce((left, word) => left.replaceAll(word, ''), plainPassword);
  return (
    otherCharacters !== plainPassword && otherCharacters.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_OTHER_CHARACTERS
  );
}

/** Returns why a password is rejected, or null. The length has already been checked. */
export function findPasswordRefusal(password: string, person: PasswordOwner | null): PasswordRefusal | null {
  if (isCommonPassword(password)) return 'common_password';
  const words = listPersonWords(person);
  if (isComposedOf(words, password)) return 'personal_password';
  return ratePassword(password, words) < PASSWORD_MIN_SCORE ? 'weak_password' : null;
}
