import { createUuid } from './random';

const cryptoSpy = jest.spyOn(globalThis, 'crypto', 'get');

it.each([
  ['with random bytes of the browser', crypto],
  ['over plain HTTP, where crypto has no randomUUID', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['in a browser without crypto', undefined],
])('createUuid returns a new UUID of version 4 each time %s', (_, available) => {
  cryptoSpy.mockReturnValue(available as Crypto);
  const ids = Array.from({ length: 100 }, createUuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
