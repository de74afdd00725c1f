import { createRemoteLoader, type RemoteSource } from './remote-loader';

const routes = { routes: [{ path: '/about' }] };

function createRemoteSource() {
  const givenRemotes = {
    addresses: jest.fn<ReturnType<RemoteSource['addresses']>, []>(),
    fetchRoutes: jest.fn<ReturnType<RemoteSource['fetchRoutes']>, [string, string]>(),
  };
  givenRemotes.addresses.mockResolvedValue({ marketing: '/m', account: '/a' });
  givenRemotes.fetchRoutes.mockResolvedValue(routes);
  return { given: givenRemotes, loader: createRemoteLoader(givenRemotes) };
}

test('load fetches a remote only once, from its address in /remotes.json', async () => {
  const { given, loader } = createRemoteSource();
  const [first, second] = await Promise.all([loader.load('marketing'), loader.load('marketing')]);
  expect(first).toBe(routes);
  expect(second).toBe(routes);
  await loader.load('account');
  expect(given.addresses).toHaveBeenCalledTimes(1);
  expect(given.fetchRoutes.mock.calls).toEqual([
    ['marketing', '/m'],
    ['account', '/a'],
  ]);
});

test('load fetches the addresses of the remotes again after one remote failed, and other remotes still load', async () => {
  const { given, loader } = createRemoteSource();
  given.fetchRoutes.mockRejectedValueOnce(new Error('dead'));
  given.addresses.mockResolvedValueOnce({ marketing: '/old' });
  given.addresses.mockResolvedValue({ marketing: '/new', account: '/a' });

  await expect(loader.load('marketing')).rejects.toThrow('dead');
  expect(loader.hasLoaded('marketing')).toBe(false);
  await expect(loader.load('account')).resolves.toBe(routes);
  await expect(loader.load('marketing')).resolves.toBe(routes);
  expect(loader.hasLoaded('marketing')).toBe(true);
  expect(given.fetchRoutes).toHaveBeenLastCalledWith('marketing', '/new');
});

test('load rejects with the name of a remote that has no address', async () => {
  const { loader } = createRemoteSource();
  await expect(loader.load('assessment')).rejects.toThrow('assessment');
});

test('subscribe calls the listener for each loaded remote until the caller unsubscribes', async () => {
  const { loader } = createRemoteSource();
  const listener = jest.fn();
  const stop = loader.subscribe(listener);
  await loader.load('marketing');
  stop();
  await loader.load('account');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('load fetches /remotes.json if the page contains no address of the remote', async () => {
  const { given, loader } = createRemoteSource();
  given.addresses.mockResolvedValueOnce({ marketing: '/m' });
  await loader.load('marketing');
  await expect(loader.load('account')).resolves.toBe(routes);
  expect(given.fetchRoutes).toHaveBeenLastCalledWith('account', '/a');
});
