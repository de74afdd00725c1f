/** Returns the tags of a page with their attributes, without its text. */
export function skeletonOf(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

/** Returns the visible text of a page. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#96;', '`')
    .replaceAll('&amp;', '&');
}

/** Returns a text without the characters at which lines may break. */
export function unbroken(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
