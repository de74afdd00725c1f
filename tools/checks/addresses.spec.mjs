import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressFindings, registeredAddresses } from './addresses.mjs';

const registered = registeredAddresses(
  "  {\n    address: 'https://www.ucas.com/',\n  },\n  {\n    address: 'https://www.bls.gov/ooh/',\n  },\n",
);

for (const [text, found] of [
  // Registered, with or without scheme, slash and www.
  ["'https://www.ucas.com/'"],
  ["'See www.ucas.com.'"],
  ["'See ucas.com, and more.'"],
  ["'https://www.bls.gov/ooh/'"],
  // Interfaces, examples, emails and code.
  ["'https://api.stripe.com'"],
  ["'@context': 'https://schema.org'"],
  ["'https://example.org.'"],
  ["'name@mail.elsewhere.com'"],
  ['const span = first.uk + pay.net(3);'],
  ['`http://localhost:${port}/`'],
  // Anything else, in a link, a text or an attribute.
  ["'https://www.ucas.com/courses'", 'www.ucas.com/courses'],
  ['<a href="https://jobs.elsewhere.com/x">', 'jobs.elsewhere.com/x'],
  ["'Write to www.elsewhere.org for more.'", 'www.elsewhere.org'],
  ["'as quoted at elsewhere.com.sg/blog'", 'elsewhere.com.sg/blog'],
  ["'the Office (data.gov.uk). We'", 'data.gov.uk'],
  ["'https://www.bls.gov/'", 'www.bls.gov'],
]) {
  test(`${text} has ${found ?? 'no finding'}`, () => {
    const findings = addressFindings([{ path: 'page.tsx', text: text ?? '' }], registered);
    const sentence = `page.tsx names ${found}: add it to libs/report-composer/src/content/links/links.data.ts, or leave it out.`;
    assert.deepEqual(findings, found ? [sentence] : []);
  });
}

test('a register that cannot be read is a finding', () => {
  assert.equal(addressFindings([], registeredAddresses('')).length, 1);
});
