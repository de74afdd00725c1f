/** The test cards with their outcomes, and the validation of a typed card. */
import { Refusal } from './errors.js';

export interface Decline {
  kind: 'declined';
  code: string;
  declineCode?: string;
  message: string;
}

type CardOutcome = { kind: 'succeeds' | 'authenticates' | 'processes' } | Decline;

/** The stored part of a card: never the complete number or the security code. */
export interface Card {
  brand: string;
  last4: string;
  outcome: CardOutcome;
}

/** A card as a buyer types it in a form. */
export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

function createDecline(declineCode: string, message = 'Your card was declined.'): Decline {
  return { kind: 'declined', code: 'card_declined', declineCode, message };
}

const OUTCOME_BY_CARD_NUMBER: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'succeeds' },
  '4000056655665556': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '378282246310005': { kind: 'succeeds' },
  '4000002500003155': { kind: 'authenticates' },
  // At Stripe this card succeeds immediately. Here its payment is in processing for a while, because tests need that.
  '4000000000000077': { kind: 'processes' },
  '4000000000000002': createDecline('generic_decline'),
  '4000000000009995': createDecline('insufficient_funds', 'Your card has insufficient funds.'),
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

const otherCardDecline = createDecline(
  'test_mode_live_card',
  'Your card was declined: only test cards can be used here.',
);

/** Checks a typed card. @throws Refusal with status 402 and the name of the invalid field. */
export function checkCard(card: TypedCard, now: Date): Card {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) {
    throw createCardRefusal('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw createCardRefusal('invalid_expiry_year', 'exp_year', 'Your card’s expiry year is invalid.');
  }
  const isPast = year === thisYear && card.exp_month < now.getUTCMonth() + 1;
  if (card.exp_month < 1 || card.exp_month > 12 || isPast) {
    throw createCardRefusal('invalid_expiry_month', 'exp_month', 'Your card’s expiry month is invalid.');
  }
  const brand = BRAND_BY_DIGIT[number.charAt(0)] ?? 'visa';
  const digits = brand === 'amex' ? 4 : 3;
  if (card.cvc !== undefined && !new RegExp(`^\\d{${digits}}$`).test(card.cvc)) {
    throw createCardRefusal('invalid_cvc', 'cvc', 'Your card’s security code is invalid.');
  }
  return { brand, last4: number.slice(-4), outcome: OUTCOME_BY_CARD_NUMBER[number] ?? otherCardDecline };
}

const BRAND_BY_DIGIT: Readonly<Record<string, string>> = { '3': 'amex', '5': 'mastercard' };

function createCardRefusal(code: string, param: string, message: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, param, message });
}

/** Luhn's check of a card number: ISO/IEC 7812-1, annex B. */
function isLuhnValid(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, letter, index) => {
    const doubledDigit = Number(letter) * (index % 2 === 0 ? 1 : 2);
    return total + (doubledDigit > 9 ? doubledDigit - 9 : doubledDigit);
  }, 0);
  return sum % 10 === 0;
}
