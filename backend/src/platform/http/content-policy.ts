import type { SiteFiles } from './site-files.js';

/** The published file with the hash of the script in prerendered pages. nginx includes it in a `map`. */
export const PAGE_STARTER_FILE = 'page-starter.map';

/** Other hosts that pages may use, declared by the modules that need them. */
export interface ContentSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

/**
 * Returns the site's Content-Security-Policy. It allows inline styles, because the library Radix positions menus and
 * dialogs with them.
 * @param pageStarter hash of the only inline script that pages may contain, in quotes
 */
export function createContentPolicy(sources: ContentSources, pageStarter?: string): string {
  const ownScripts = pageStarter ? ["'self'", pageStarter] : ["'self'"];
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src ${[...ownScripts, ...sources.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...sources.connections].join(' ')}`,
    `frame-src ${sources.frames.join(' ') || "'none'"}`,
  ].join('; ');
}

/** Returns a function that reads the hash of the inline script in prerendered pages; undefined if none is published. */
export function createPageStarterLookup(files: SiteFiles): () => Promise<string | undefined> {
  return async () => {
    const publishedStarter = await files.find(PAGE_STARTER_FILE);
    if (!Buffer.isBuffer(publishedStarter?.content)) return undefined;
    return /^default "('sha256-[\w+/=]+')";$/m.exec(publishedStarter.content.toString())?.[1];
  };
}
