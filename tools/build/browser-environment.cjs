const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Globals of Node that jsdom hides and tests need. `MessageChannel` is left out: React's scheduler
 * would keep a channel open, and Jest would never end.
 */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'Uint8Array',
];

/** The jsdom test environment, with Node's own `fetch` and related globals. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
