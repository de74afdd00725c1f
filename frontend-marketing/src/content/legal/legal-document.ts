import { BRAND } from '@bearings/domain';
import type { LegalPath } from './legal-dates';

/** A paragraph, or the items of a list. Texts may contain **bold** and [links](/path), also to email addresses. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  /** The document's path from the root of the site. */
  path: LegalPath;
  title: string;
  description: string;
  /** Summary of the document in two or three sentences. */
  inShort: string;
  sections: readonly LegalSection[];
}

/** A link to the email address of our support, in the markup of legal texts. */
export const SUPPORT_LINK = `[${BRAND.supportEmail}](mailto:${BRAND.supportEmail})`;
