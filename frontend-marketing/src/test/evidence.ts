import type { Evidence } from '@bearings/contracts';

/** What the API says of readers before any has answered. */
export const NO_EVIDENCE: Evidence = {
  readers: null,
  rating: null,
  guided: null,
  quotes: [],
  seeded: false,
};
