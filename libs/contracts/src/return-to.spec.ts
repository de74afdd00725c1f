import { parseReturnPath } from './return-to.js';

describe('parseReturnPath', () => {
  it.each(['/', '/assessment', '/report/1?country=FR#pay', '/a//b', '/%2e%2e/x', '/a b'])(
    'returns the path %s unchanged if it stays on this site',
    (path) => {
      const keptPath = parseReturnPath(path);
      expect(keptPath?.startsWith('/')).toBe(true);
      expect(new URL(keptPath ?? '', 'https://bearings.example').origin).toBe('https://bearings.example');
    },
  );

  it.each([
    undefined,
    null,
    ['/a', '/b'],
    '',
    'assessment',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\tevil',
    '/\n/evil.example',
    '/x\r\nset-cookie: a=b',
    '/./\\/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    ' //evil.example',
    `/${'x'.repeat(2_000)}`,
  ])('returns null for the unsafe value %j', (path) => {
    expect(parseReturnPath(path)).toBeNull();
  });
});
