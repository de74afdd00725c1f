import type { RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';

/** Where remotes come from. The real one is in `federation.ts`. */
export interface RemoteSource {
  /** Asks afresh where each remote lives: its manifest's address, by name. */
  addresses(): Promise<Partial<Record<RemoteName, string>>>;
  /** Fetches a remote's `./routes` module, forgetting whatever an earlier try left behind. */
  fetchRoutes(name: RemoteName, address: string): Promise<RemoteRoutes>;
}

/** Loads remotes when they are first needed. */
export interface RemoteLoader {
  /** Once loaded, a remote is kept. A failure is not: the next call tries again from the start. */
  load(name: RemoteName): Promise<RemoteRoutes>;
  hasLoaded(name: RemoteName): boolean;
  /** Calls back whenever a remote has been loaded; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

export function createRemoteLoader(source: RemoteSource): RemoteLoader {
  const loading = new Map<RemoteName, Promise<RemoteRoutes>>();
  const loaded = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let addresses: ReturnType<RemoteSource['addresses']> | undefined;

  async function fetchRemote(name: RemoteName): Promise<RemoteRoutes> {
    addresses ??= source.addresses();
    const address = (await addresses)[name];
    if (!address) throw new Error(`The site does not say where the remote ${name} lives.`);
    const routes = await source.fetchRoutes(name, address);
    loaded.add(name);
    for (const listener of listeners) listener();
    return routes;
  }

  function load(name: RemoteName): Promise<RemoteRoutes> {
    const known = loading.get(name);
    if (known) return known;
    const promise = fetchRemote(name).catch((error: unknown) => {
      // The remote may come back elsewhere: the next try also asks again where it lives.
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
