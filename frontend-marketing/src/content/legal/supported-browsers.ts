/**
 * The oldest versions of browsers that we support, by their common names. The builds use
 * `browserslist` in package.json instead.
 */
export const SUPPORTED_BROWSERS = [
  'Chrome 111 or later',
  'Edge 111 or later',
  'Firefox 128 or later',
  'Safari 16.4 or later, on Mac and iPhone',
] as const;
