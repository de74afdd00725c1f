/**
 * Share of people in an occupation who had no employer in the United States in 2024, in per cent, where it is
 * a quarter or more: US Bureau of Labor Statistics, Employment Projections 2024-34, Table 1.2 (public domain).
 */
export const US_SELF_EMPLOYED: Readonly<Record<string, number>> = {
  '11-9013.00': 63,
  '11-9021.00': 36,
  '11-9051.00': 30,
  '11-9141.00': 34,
  '27-1011.00': 62,
  '27-1013.00': 62,
  '27-1014.00': 62,
  '27-2011.00': 28,
  '27-2041.00': 26,
  '27-2042.00': 47,
  '27-3043.00': 63,
  '27-3091.00': 27,
  '27-4021.00': 66,
  '27-4031.00': 29,
  '27-4032.00': 29,
  '31-9011.00': 42,
  '39-2021.00': 25,
  '39-5012.00': 48,
  '39-5094.00': 26,
  '41-9022.00': 54,
  '47-2021.00': 27,
  '47-2031.00': 27,
  '47-2141.00': 34,
  '51-6052.00': 57,
  '51-9071.00': 34,
};
