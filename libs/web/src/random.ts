function createRandomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}

/** Returns the given number of random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(createRandomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a random UUID. Over plain HTTP, browsers do not have `crypto.randomUUID`. */
export function createUuid(): string {
  const digits = randomHex(16);
  // The version is 4, and the first digit of the fourth group is from 8 to b.
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  const text = `${digits.slice(0, 12)}4${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
