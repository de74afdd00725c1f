/** A card as somebody types it. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof TypedCard;

const digits = (text: string): string => text.replace(/\D/g, '');

/** "4242424242" to "4242 4242 42", as it is printed on the card; 19 digits at most. */
export const formatNumber = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** "1234" to "12/34"; a single digit from 2 gets its nought, for no month begins with it. */
export function formatExpiry(text: string): string {
  const typed = digits(text);
  const all = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  return all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2, 4)}` : all;
}

export const formatCvc = (text: string): string => digits(text).slice(0, 4);

/** Month 1 to 12 and the year's last two digits; null where the text is no date. */
export function parseExpiry(text: string): { month: string; year: string } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? { month, year } : null;
}

/** Which fields are not filled in so that they could be sent. */
export function incompleteFields({ number, expiry, cvc }: TypedCard): CardField[] {
  return [
    ...(digits(number).length >= 12 ? [] : (['number'] as const)),
    ...(parseExpiry(expiry) ? [] : (['expiry'] as const)),
    ...(cvc.length >= 3 ? [] : (['cvc'] as const)),
  ];
}
