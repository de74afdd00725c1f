import { formatMoney } from './money.js';

it.each([
  [41_000, 'GBP', '£41,000'],
  [206_420, 'USD', 'US$206,420'],
  [90_000, 'AUD', 'A$90,000'],
  [50_257, 'EUR', '€50,257'],
  [5_003_000, 'JPY', 'JP¥5,003,000'],
  [529_000, 'SEK', 'SEK\u00a0529,000'],
])('the amount %d is written in %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
