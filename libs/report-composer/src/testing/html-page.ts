/** Returns all tags of an HTML page with their attributes, without text. */
export function toSkeleton(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

/** Returns the visible text of an HTML page. */
export function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#96;', '`')
    .replaceAll('&amp;', '&');
}

/** Returns a text without white space, so that texts can be compared although their lines break at different words. */
export function removeWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
