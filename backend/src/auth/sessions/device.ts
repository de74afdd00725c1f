/**
 * Patterns for browsers in a User-Agent header. The first match is used: Edge and Opera also contain Chrome's name, and
 * all three contain Safari's.
 */
const BROWSER_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEM_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const findMatchingName = (table: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns a description of the browser in a User-Agent header, such as "Chrome on Android", or null. Only this
 * description is stored, as the complete header would identify a browser.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, 1_000) ?? '';
  const browser = findMatchingName(BROWSER_PATTERNS, text);
  const system = findMatchingName(SYSTEM_PATTERNS, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : null);
}
