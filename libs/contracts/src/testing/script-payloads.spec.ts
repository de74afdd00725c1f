import { SCRIPT_PAYLOADS } from './script-payloads.js';

describe('the harmful texts for tests', () => {
  it('are at least 60 in number, without duplicates', () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length);
  });

  it('each try to call ran(), load from evil.example or overwrite a property of document (DOM clobbering)', () => {
    const payloadMark = /\bran\b|\\u0072an|evil\.example|name=cookie/;
    expect(SCRIPT_PAYLOADS.filter((payload) => !payloadMark.test(payload))).toEqual([]);
  });
});
