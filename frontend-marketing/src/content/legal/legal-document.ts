import { BRAND } from '@bearings/contracts';

/** A paragraph, or the items of a list. Text may carry **bold** and [label](/path or mailto:). */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  /** The document's path from the root of the site. */
  path: string;
  title: string;
  description: string;
  /** The date of the last change, if it differs from the other documents'. */
  updated?: UpdatedDate;
  /** Summary of the document in two or three sentences. */
  inShort: string;
  sections: readonly LegalSection[];
}

/** A date as it is printed, and as ISO 8601. */
export interface UpdatedDate {
  text: string;
  iso: string;
}

/** The date on each legal page. Update it when you publish a changed text. */
export const LAST_UPDATED: UpdatedDate = { text: 'June 23, 2025', iso: '2025-06-23' };

/** The support's address as a link. */
export const SUPPORT_LINK = `[${BRAND.supportEmail}](mailto:${BRAND.supportEmail})`;
