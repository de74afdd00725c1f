import type { RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';

/** Fetches remotes. `federation.ts` has the implementation; tests use a fake. */
export interface RemoteSource {
  /** Fetches the address of each remote's manifest, by name. */
  addresses(): Promise<Partial<Record<RemoteName, string>>>;
  /** Fetches a remote's `./routes` module, without the cached result of a failed attempt. */
  fetchRoutes(name: RemoteName, address: string): Promise<RemoteRoutes>;
}

/** Loads remotes when they are first needed. */
export interface RemoteLoader {
  /** Returns the loaded remote. Caches successes only: after a failure the next call retries. */
  load(name: RemoteName): Promise<RemoteRoutes>;
  hasLoaded(name: RemoteName): boolean;
  /** Calls `listener` after each load. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates a loader that loads each remote on first use. */
export function createRemoteLoader(source: RemoteSource): RemoteLoader {
  const loading = new Map<RemoteName, Promise<RemoteRoutes>>();
  const loaded = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let addresses: ReturnType<RemoteSource['addresses']> | undefined;

  async function fetchRemote(name: RemoteName): Promise<RemoteRoutes> {
    addresses ??= source.addresses();
    // The first addresses may be those in a page, which need not name every remote.
    const address = (await addresses)[name] ?? (await (addresses = source.addresses()))[name];
    if (!address) throw new Error(`The site has no address for the remote ${name}.`);
    const routes = await source.fetchRoutes(name, address);
    loaded.add(name);
    for (const listener of listeners) listener();
    return routes;
  }

  function load(name: RemoteName): Promise<RemoteRoutes> {
    const known = loading.get(name);
    if (known) return known;
    const promise = fetchRemote(name).catch((error: unknown) => {
      // The remote may be published at a new address, so the retry fetches the addresses too.
      addresses = undefined;
      loading.delete(name);
      throw error;
    });
    loading.set(name, promise);
    return promise;
  }

  return {
    load,
    hasLoaded: (name) => loaded.has(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
