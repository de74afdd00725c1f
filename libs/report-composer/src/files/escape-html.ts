const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Escapes text for a page or an email, for use in elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'`]/g, (character) => HTML_ENTITIES[character] ?? character);
}
