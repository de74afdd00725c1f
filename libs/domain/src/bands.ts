/** The five bands of a category score: 0–19, 20–39, 40–59, 60–79, 80–100. */
export const BANDS = ['very low', 'low', 'middle', 'high', 'very high'] as const;
export type Band = (typeof BANDS)[number];
