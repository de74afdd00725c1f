/**
 * Returns whether an `Accept-Encoding` header allows an encoding by name. A weight of 0 refuses it (RFC 9110, section
 * 12.5.3).
 */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
