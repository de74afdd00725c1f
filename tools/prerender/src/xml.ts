const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign);

/** Returns an XML element. It contains a text, which is escaped, or elements that are already XML. */
export function composeElement(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
}

export const composeDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
