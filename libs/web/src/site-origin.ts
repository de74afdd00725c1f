let published: string | undefined;

/** Sets the origin of the published site, which a prerendered page contains. */
export function publishedAt(origin: string): void {
  published = origin;
}

/** Returns the site's origin, such as `https://example.org`, for absolute links. */
export const siteOrigin = (): string => published ?? window.location.origin;
