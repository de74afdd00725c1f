import { chooseDestination } from './return-to';

test.each([
  ['/report/a1#careers', '/report/a1#careers'],
  ['/checkout/a1?x=1', '/checkout/a1?x=1'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/%2fevil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['/\tevil', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['dashboard', '/dashboard'],
  ['/api/logout', '/dashboard'],
])('with returnTo %j a user who signs in is sent to %s', (returnTo, expected) => {
  expect(chooseDestination({ role: 'user' }, returnTo)).toBe(expected);
});

test('an administrator who signs in is sent to the start page, whatever returnTo is', () => {
  expect(chooseDestination({ role: 'admin' }, '/report/a1')).toBe('/');
});
