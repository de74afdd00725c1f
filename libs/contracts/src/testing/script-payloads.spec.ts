import { SCRIPT_PAYLOADS } from './script-payloads.js';

describe('the script payloads', () => {
  it('are at least 60, without duplicates', () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length);
  });

  it('each call ran(), load from evil.example or shadow a property of the page', () => {
    const known = /\bran\b|\\u0072an|evil\.example|name=cookie/;
    expect(SCRIPT_PAYLOADS.filter((payload) => !known.test(payload))).toEqual([]);
  });
});
