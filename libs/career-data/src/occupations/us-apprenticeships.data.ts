/**
 * Usual years, shortest and longest, of the registered apprenticeship in which many people learn a trade in the
 * United States, by the Occupational Outlook Handbook of the Bureau of Labor Statistics. Trades that most
 * people learn on the job without one are left out.
 */
export const US_APPRENTICESHIPS: Readonly<Record<string, readonly [number, number]>> = {
  '47-2021.00': [3, 4],
  '47-2031.00': [3, 4],
  '47-2073.00': [3, 4],
  '47-2111.00': [4, 5],
  '47-2152.00': [4, 5],
  '47-2221.00': [3, 4],
  '49-9021.00': [3, 5],
  '51-4111.00': [4, 5],
};
