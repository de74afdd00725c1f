const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns an XML element. It contains a text, which is escaped, or elements that are already XML. */
export function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? escape(content) : content.join('')}</${name}>`;
}

export const document = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
