import { BRAND } from '@bearings/contracts';

/** A paragraph, or the items of a list. Texts may contain **bold** and [links](/path), also to email addresses. */
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
  /** The date of the last change, if it differs from {@link LAST_UPDATED}. */
  updated?: UpdatedDate;
  /** Summary of the document in two or three sentences. */
  inShort: string;
  sections: readonly LegalSection[];
}

/** A date as pages show it and in ISO 8601. */
export interface UpdatedDate {
  text: string;
  iso: string;
}

/** The date on the legal pages. Change it when you publish a changed text. */
export const LAST_UPDATED: UpdatedDate = { text: 'June 23, 2025', iso: '2025-06-23' };

/** A link to the email address of our support, in the markup of legal texts. */
export const SUPPORT_LINK = `[${BRAND.supportEmail}](mailto:${BRAND.supportEmail})`;
