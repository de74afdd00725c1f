import { compileInlineScript } from '@bearings/build/inline-script';
import { NEW_REPORT_KEY, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

const SOURCE_FILE = resolve(import.meta.dirname, '../../frontend-shell/src/page-starter.ts');

/**
 * The name of the file of a published site that contains the hash of the page starter, for the content security policy.
 * nginx includes it in a `map`, and the API reads it.
 */
export const PAGE_STARTER_FILE = 'page-starter.map';

/** The page starter: the inline script of every prerendered page. */
export const PAGE_STARTER = compileInlineScript(SOURCE_FILE, [SIGNED_IN_HINT_COOKIE, NEW_REPORT_KEY]);

const pageStarterHash = createHash('sha256').update(PAGE_STARTER).digest('base64');

/** Returns the content of {@link PAGE_STARTER_FILE}. */
export const composePageStarterMap = () =>
  `# The hash of the script in prerendered pages, written by publishing.\ndefault "'sha256-${pageStarterHash}'";\n`;
