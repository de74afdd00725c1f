import type { RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';

/** Fetches remotes. The real one is in `federation.ts`; tests use a fake. */
export interface RemoteSource {
  /** Fetches the entry URL of each remote, by name. */
  addresses(): Promise<Partial<Record<RemoteName, string>>>;
  /** Fetches the `./routes` module of a remote. Ignores what a failed attempt has left in caches. */
  fetchRoutes(name: RemoteName, address: string): Promise<RemoteRoutes>;
}

/** Loads each remote when it is first needed. */
export interface RemoteLoader {
  /** Returns a remote, loaded at the first call. After a failure the next call tries again. */
  load(name: RemoteName): Promise<RemoteRoutes>;
  hasLoaded(name: RemoteName): boolean;
  /** Calls `listener` whenever a remote has loaded. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates a loader that loads each remote on first use. */
export function createRemoteLoader(source: RemoteSource): RemoteLoader {
  const loading = new Map<RemoteName, Promise<RemoteRoutes>>();
  const loadedNames = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let addresses: ReturnType<RemoteSource['addresses']> | undefined;

  async function fetchRemote(name: RemoteName): Promise<RemoteRoutes> {
    addresses ??= source.addresses();
    // The first URLs may come from a prerendered page, which need not name every remote.
    const address = (await addresses)[name] ?? (await (addresses = source.addresses()))[name];
    if (!address) throw new Error(`The site has no address for the remote ${name}.`);
    const routes = await source.fetchRoutes(name, address);
    loadedNames.add(name);
    for (const listener of listeners) listener();
    return routes;
  }

  function load(name: RemoteName): Promise<RemoteRoutes> {
    const loadingRemote = loading.get(name);
    if (loadingRemote) return loadingRemote;
    const promise = fetchRemote(name).catch((error: unknown) => {
      // The remote may have a new URL, so the next attempt fetches the URLs again.
      addresses = undefined;
      loading.delete(name);
      throw error;
    });
    loading.set(name, promise);
    return promise;
  }

  return {
    load,
    hasLoaded: (name) => loadedNames.has(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
