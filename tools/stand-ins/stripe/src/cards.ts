/** The test cards and what becomes of them, and the checks on a card as typed. */
import { badCard } from './errors.js';

export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'authenticates' }
  | { kind: 'processes' }
  | Decline;

export interface Decline {
  kind: 'declined';
  code: string;
  declineCode?: string;
  message: string;
}

/** The stored facts of a card: never its whole number, never its security code. */
export interface CardFacts {
  brand: 'visa' | 'mastercard' | 'amex';
  last4: string;
  expMonth: number;
  expYear: number;
  outcome: CardOutcome;
}

/** A card as it comes in a form. */
export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string | undefined;
}

function declined(declineCode: string, message = 'Your card was declined.'): Decline {
  return { kind: 'declined', code: 'card_declined', declineCode, message };
}

/** The plain refusal, also of a decline that was ordered by a mode. */
export const genericDecline = declined('generic_decline');

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000056655665556': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '378282246310005': { kind: 'succeeds' },
  '4000002500003155': { kind: 'authenticates' },
  // Ours: with Stripe this one settles at once. A card payment rarely waits, and we need one that does.
  '4000000000000077': { kind: 'processes' },
  '4000000000000002': genericDecline,
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': { kind: 'declined', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    kind: 'declined',
    code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
  },
  '4000000000000119': {
    kind: 'declined',
    code: 'processing_error',
    message: 'Something went wrong while processing your card. Please try again in a moment.',
  },
};

const notATestCard = declined(
  'test_mode_live_card',
  'Your card was declined: only test cards can be used here.',
);

/** Stripe's names for ready-made cards, for confirming from a server. */
const readyMade: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002500003155',
};

/** The card behind a ready-made name such as `pm_card_visa`, if there is one. */
export function readyMadeCard(name: string, now: Date): CardFacts | undefined {
  const number = readyMade[name];
  if (number === undefined) return undefined;
  return factsOf(number, 12, now.getUTCFullYear() + 3);
}

/** Checks a card as typed. @throws Refusal 402 that names the field which is wrong. */
export function checkCard(card: TypedCard, now: Date): CardFacts {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw badCard('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw badCard('invalid_expiry_year', 'exp_year', 'Your card’s expiry year is invalid.');
  }
  const isPast = year === thisYear && card.exp_month < now.getUTCMonth() + 1;
  if (card.exp_month < 1 || card.exp_month > 12 || isPast) {
    throw badCard('invalid_expiry_month', 'exp_month', 'Your card’s expiry month is invalid.');
  }
  const facts = factsOf(number, card.exp_month, year);
  const digits = facts.brand === 'amex' ? 4 : 3;
  if (card.cvc !== undefined && !new RegExp(`^\\d{${digits}}$`).test(card.cvc)) {
    throw badCard('invalid_cvc', 'cvc', 'Your card’s security code is invalid.');
  }
  return facts;
}

function factsOf(number: string, expMonth: number, expYear: number): CardFacts {
  const brands = { '3': 'amex', '5': 'mastercard' } as const;
  const first = number.charAt(0);
  return {
    brand: first === '3' || first === '5' ? brands[first] : 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
    outcome: outcomes[number] ?? notATestCard,
  };
}

/** Luhn's check: ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, letter, index) => {
    const doubled = Number(letter) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
