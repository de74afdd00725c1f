import { BRAND } from '@bearings/contracts';

/** A paragraph, or the items of a list. Text may carry **bold** and [label](/path or mailto:). */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  /** Where it stands, from the root of the site. */
  path: string;
  title: string;
  description: string;
  /** The whole document in two or three sentences. */
  inShort: string;
  sections: readonly LegalSection[];
}

/** SPEC.md section 2: each legal page carries this date. */
export const LAST_UPDATED = { text: 'June 23, 2025', iso: '2025-06-23' } as const;

/** The support's address as a link. */
export const SUPPORT_LINK = `[${BRAND.supportEmail}](mailto:${BRAND.supportEmail})`;
