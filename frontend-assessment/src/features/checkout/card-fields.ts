/** A card as a buyer types it in the form. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof TypedCard;

const keepDigits = (text: string): string => text.replace(/\D/g, '');

/** Formats a card number as cards show it, "4242424242" as "4242 4242 42"; at most 19 digits. */
export const formatCardNumber = (text: string): string =>
  keepDigits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Formats an expiry date, "1234" as "12/34". A first digit from 2 to 9 gets a leading zero, because
 * no month begins with it.
 */
export function formatExpiry(text: string): string {
  const typedDigits = keepDigits(text);
  const all = /^[2-9]/.test(typedDigits) ? `0${typedDigits}` : typedDigits;
  return all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2, 4)}` : all;
}

export const formatCvc = (text: string): string => keepDigits(text).slice(0, 4);

/** Returns the month (01 to 12) and the two digits of the year, or null for an invalid date. */
export function parseExpiry(text: string): { month: string; year: string } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? { month, year } : null;
}

/** Returns the fields that are missing or too short. */
export function listIncompleteFields({ number, expiry, cvc }: TypedCard): CardField[] {
  return [
    ...(keepDigits(number).length >= 12 ? [] : (['number'] as const)),
    ...(parseExpiry(expiry) ? [] : (['expiry'] as const)),
    ...(cvc.length >= 3 ? [] : (['cvc'] as const)),
  ];
}
