import { formatCvc, formatExpiry, formatCardNumber, listIncompleteFields, parseExpiry } from './card-fields';

describe('a card that a buyer types in the form', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['4'.repeat(30), '4444 4444 4444 4444 444'],
  ])('shows the typed number %s as "%s"', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
    expect(formatCardNumber(shown)).toBe(shown);
  });

  it.each([
    ['12', '12'],
    ['123', '12/3'],
    ['12 / 34', '12/34'],
    ['5', '05'],
    ['12/', '12'],
  ])('shows the typed expiry date %s as "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('has a valid expiry date only if its month is from 01 to 12', () => {
    expect(parseExpiry('12/34')).toEqual({ month: '12', year: '34' });
    expect(parseExpiry('13/34')).toBeNull();
    expect(parseExpiry('00/34')).toBeNull();
    expect(parseExpiry('12/3')).toBeNull();
  });

  it('is checked for empty and incomplete fields', () => {
    expect(listIncompleteFields({ number: '', expiry: '', cvc: '' })).toEqual(['number', 'expiry', 'cvc']);
    const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: formatCvc('1a2b3') };
    expect(listIncompleteFields(card)).toEqual([]);
  });
});
