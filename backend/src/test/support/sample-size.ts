/**
 * Returns how many people a statistical test simulates: `sample`, which is enough to detect the expected mistakes, or
 * `whole` if SAMPLES=whole is set (`npm test -- simulations`, run every night).
 */
export const sampleSize = (sample: number, whole: number): number =>
  process.env['SAMPLES'] === 'whole' ? whole : sample;
