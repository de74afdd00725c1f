let published: string | undefined;

/** Notes the origin the site is published at; a prerendered page brings it along. */
export function publishedAt(origin: string): void {
  published = origin;
}

/** The site's own origin, such as `https://example.org`, for links that must be whole. */
export const siteOrigin = (): string => published ?? window.location.origin;
