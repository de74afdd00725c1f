import { matchRoutes } from 'react-router-dom';
import { createRemoteLoader } from './remotes/remote-loader';
import { readyAreaFor, siteRoutes } from './router';
import { fakeRemotes } from './test/render-site';

describe('an area made ready', () => {
  it('brings the code of the page at hand, and of no other', async () => {
    const loader = createRemoteLoader(fakeRemotes().source);
    const ready = await readyAreaFor(loader, '/about');
    const matches = matchRoutes(siteRoutes(loader, ready), '/about');
    expect(matches?.at(-1)?.route).toEqual({ path: '/about', Component: expect.any(Function) });
    const others = ready?.route.children?.filter(({ path }) => path === '/blog/:slug');
    expect(others).toEqual([{ path: '/blog/:slug', lazy: expect.any(Function) }]);
  });

  it('is none at /, which is the shell’s, but the landing page’s remote is there', async () => {
    const { source, asked } = fakeRemotes();
    expect(await readyAreaFor(createRemoteLoader(source), '/')).toBeUndefined();
    expect(asked).toEqual(['remotes.json', 'marketing']);
  });

  it('rejects when its remote is dead', async () => {
    const { source, dead } = fakeRemotes();
    dead.add('marketing');
    const loader = createRemoteLoader(source);
    await expect(readyAreaFor(loader, '/about')).rejects.toThrow('dead');
    await expect(readyAreaFor(loader, '/')).rejects.toThrow('dead');
  });
});
