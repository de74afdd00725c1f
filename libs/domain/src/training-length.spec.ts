import { formatMonths } from './training-length.js';

describe('formatMonths', () => {
  it.each([
    [1, 1, 'a month'],
    [18, 18, '18 months'],
    [24, 24, '2 years'],
    [42, 42, '3½ years'],
    [6, 12, '6 to 12 months'],
    [12, 24, '1 to 2 years'],
    [6, 24, '6 months to 2 years'],
    [18, 42, '1½ to 3½ years'],
    [1, 24, 'a month to 2 years'],
    [40, 44, '3½ years'],
  ])('writes %s to %s months as "%s"', (from, to, text) => expect(formatMonths(from, to)).toBe(text));
});
