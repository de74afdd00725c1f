import { matchRoutes } from '@bearings/web/router';
import { createRemoteLoader } from './remotes/remote-loader';
import { preloadRemote, createSiteRoutes } from './router';
import { createFakeRemotes } from './test/render-site';

describe('preloadRemote', () => {
  it('loads the code of the requested page but of no other page', async () => {
    const loader = createRemoteLoader(createFakeRemotes().source);
    const readyRemote = await preloadRemote(loader, '/about');
    const matches = matchRoutes(createSiteRoutes(loader, readyRemote), '/about');
    expect(matches?.at(-1)?.route).toEqual({ path: '/about', Component: expect.any(Function) });
    const otherRoutes = readyRemote?.route.children?.filter(({ path }) => path === '/blog/:slug');
    expect(otherRoutes).toEqual([{ path: '/blog/:slug', lazy: expect.any(Function) }]);
  });

  it('returns undefined at /, but still loads the remote of the landing page', async () => {
    const { source, requests } = createFakeRemotes();
    expect(await preloadRemote(createRemoteLoader(source), '/')).toBeUndefined();
    expect(requests).toEqual(['remotes.json', 'marketing']);
  });

  it('rejects if the required remote is unreachable', async () => {
    const { source, unreachable } = createFakeRemotes();
    unreachable.add('marketing');
    const loader = createRemoteLoader(source);
    await expect(preloadRemote(loader, '/about')).rejects.toThrow('unreachable');
    await expect(preloadRemote(loader, '/')).rejects.toThrow('unreachable');
  });
});
