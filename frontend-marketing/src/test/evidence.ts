import type { Evidence } from '@bearings/contracts';

/** The API's figures before any reader has answered. */
export const NO_EVIDENCE: Evidence = {
  readers: null,
  rating: null,
  guided: null,
  quotes: [],
  seeded: false,
};
