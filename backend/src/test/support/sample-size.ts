/**
 * Returns how many people a statistical spec simulates: a sample that turns red for the mistake it is
 * for, and with SAMPLES=whole (`npm test -- simulations`, every night) the whole one.
 */
export const sampleSize = (sample: number, whole: number): number =>
  process.env['SAMPLES'] === 'whole' ? whole : sample;
