import { areClaimsShown } from '@bearings/web';
import { createFederatedSource, isRemotesFile } from './federation';

const account = { entry: '/remotes/account/mf-manifest.json' };

test('isRemotesFile returns false if a remote has no entry address', () => {
  expect(isRemotesFile({ account, site: { claims: 'shown' } })).toBe(true);
  expect(isRemotesFile({ account: {}, site: { claims: 'shown' } })).toBe(false);
  expect(isRemotesFile(null)).toBe(false);
});

test('createFederatedSource applies the site settings in the page before the first rendering', async () => {
  const source = createFederatedSource({ account, site: { claims: 'shown' } });
  expect(areClaimsShown()).toBe(true);
  expect(await source.addresses()).toEqual({ account: account.entry });
});

test.each([
  ['hidden', { claims: 'hidden' }, false],
  ['shown', { claims: 'shown' }, true],
  ['examples', { claims: 'examples' }, true],
  ['missing', undefined, false],
] as const)(
  'createFederatedSource shows or hides unverified claims if the setting in /remotes.json is “%s”',
  async (_, site, shown) => {
    const file = { account, ...(site && { site }) };
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(file));
    expect(await createFederatedSource().addresses()).toEqual({ account: account.entry });
    expect(areClaimsShown()).toBe(shown);
    fetchSpy.mockRestore();
  },
);
