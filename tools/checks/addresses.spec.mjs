import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressFindings, registeredAddresses } from './addresses.mjs';

const registered = registeredAddresses(
  "  {\n    address: 'https://www.ucas.com/',\n  },\n  {\n    address: 'https://www.bls.gov/ooh/',\n  },\n",
);

/** @param {string} text */
const findings = (text) => addressFindings([{ path: 'page.tsx', text }], registered);

test('the addresses of the register are read as they are printed', () => {
  assert.deepEqual(registered, ['www.ucas.com', 'www.bls.gov/ooh']);
});

test('a registered address may stand with or without its scheme, slash and www', () => {
  for (const text of [
    "'https://www.ucas.com/'",
    "'See www.ucas.com.'",
    "'See ucas.com, and more.'",
    "'https://www.bls.gov/ooh/'",
  ]) {
    assert.deepEqual(findings(text), []);
  }
});

test('any other address outside is a finding, in a link, a text or an attribute', () => {
  for (const [text, address] of [
    ["'https://www.ucas.com/courses'", 'www.ucas.com/courses'],
    ['<a href="https://jobs.elsewhere.com/x">', 'jobs.elsewhere.com/x'],
    ["'Write to www.elsewhere.org for more.'", 'www.elsewhere.org'],
    ["'as quoted at elsewhere.com.sg/blog'", 'elsewhere.com.sg/blog'],
    ["'the Office (data.gov.uk). We'", 'data.gov.uk'],
    ["'https://www.bls.gov/'", 'www.bls.gov'],
  ]) {
    assert.deepEqual(findings(text ?? ''), [
      `page.tsx names ${address}: add it to libs/report-composer/src/content/links/links.data.ts, or leave it out.`,
    ]);
  }
});

test('interfaces, examples, emails and code are no findings', () => {
  for (const text of [
    "'https://api.stripe.com'",
    "'@context': 'https://schema.org'",
    "'https://example.org.'",
    "'name@mail.elsewhere.com'",
    'const span = first.uk + pay.net(3);',
    '`http://localhost:${port}/`',
  ]) {
    assert.deepEqual(findings(text), []);
  }
});

test('a register that cannot be read is a finding', () => {
  assert.equal(addressFindings([], registeredAddresses('')).length, 1);
});
