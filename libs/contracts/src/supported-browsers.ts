/** The oldest supported browsers, by their common names. The builds read `browserslist` in package.json. */
export const SUPPORTED_BROWSERS = [
  'Chrome 111 or later',
  'Edge 111 or later',
  'Firefox 128 or later',
  'Safari 16.4 or later, on Mac and iPhone',
] as const;
