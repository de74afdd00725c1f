import type { Evidence } from '@bearings/contracts';

/** The feedback figures that the API sends before any reader has answered. */
export const NO_EVIDENCE: Evidence = {
  readers: null,
  rating: null,
  guided: null,
  quotes: [],
  seeded: false,
};
