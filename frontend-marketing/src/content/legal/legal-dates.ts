import type { pages } from '@bearings/contracts';

export type LegalPath = (typeof pages)['privacy' | 'terms' | 'refund' | 'accessibility' | 'childrensCode'];

interface LegalDate {
  /** The day of the last change of meaning. */
  updated: string;
  /** Digest of the text. If the text changes, `legal-dates.spec.ts` prints the new one. */
  digest: string;
}

/** The date of each legal document, which its page and the sitemap state. */
export const LEGAL_DATES: Record<LegalPath, LegalDate> = {
  '/privacy': { updated: '2026-11-30', digest: '5f9964b3' },
  '/terms': { updated: '2026-11-23', digest: 'e0a63bad' },
  '/refund': { updated: '2026-11-28', digest: '3bb1003b' },
  '/accessibility': { updated: '2026-11-28', digest: '7caf3bab' },
  '/childrens-code': { updated: '2026-11-30', digest: 'f0fcba63' },
};
