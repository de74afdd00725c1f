/**
 * Returns how many people a statistical spec simulates: a sample large enough to fail for the expected mistakes, or
 * the full one with SAMPLES=whole (`npm test -- simulations`, every night).
 */
export const sampleSize = (sample: number, whole: number): number =>
  process.env['SAMPLES'] === 'whole' ? whole : sample;
