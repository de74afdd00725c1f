import type { SiteFiles } from './site-files.js';

/** The published hash of the script in prerendered pages, which nginx includes in a `map`. */
export const PAGE_STARTER_FILE = 'page-starter.map';

/** Hosts other than our own that pages may reach; the module that needs them declares them. */
export interface ContentSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

/**
 * Returns the Content-Security-Policy of the site. Inline styles are needed by Radix's positioned layers.
 * @param pageStarter hash of the one inline script that pages may contain, with its quotes
 */
export function contentPolicy(sources: ContentSources, pageStarter?: string): string {
  const own = pageStarter ? ["'self'", pageStarter] : ["'self'"];
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src ${[...own, ...sources.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...sources.connections].join(' ')}`,
    `frame-src ${sources.frames.join(' ') || "'none'"}`,
  ].join('; ');
}

/** Returns a function that reads the hash of the published site's page starter, if it has one. */
export function createPageStarterLookup(files: SiteFiles): () => Promise<string | undefined> {
  return async () => {
    const published = await files.find(PAGE_STARTER_FILE);
    if (!Buffer.isBuffer(published?.content)) return undefined;
    return /^default "('sha256-[\w+/=]+')";$/m.exec(published.content.toString())?.[1];
  };
}
