import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';
import type { RemoteSource } from './remote-loader';

/** Manifests keep their name from deploy to deploy, so the browser must always ask for them. */
const freshManifests = {
  name: 'fresh-manifests',
  fetch: (address: string, options: RequestInit) =>
    fetch(address, { ...options, cache: 'no-cache' }),
};

type Addresses = Partial<Record<RemoteName, string>>;

/** Where each remote lives, as `/remotes.json` says it. */
export type RemotesFile = Partial<Record<RemoteName, { entry: string }>>;

const addressesIn = (file: RemotesFile): Addresses =>
  Object.fromEntries(Object.entries(file).map(([name, { entry }]) => [name, entry]));

/** Reads `/remotes.json`: `{"account": {"entry": "<address of its manifest>"}, …}`. */
async function addresses(): Promise<Addresses> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}.`);
  return addressesIn(await response.json());
}

function isRemoteRoutes(module: unknown): module is RemoteRoutes {
  return (
    typeof module === 'object' &&
    module !== null &&
    'routes' in module &&
    Array.isArray(module.routes)
  );
}

async function fetchRoutes(name: RemoteName, entry: string): Promise<RemoteRoutes> {
  const address = new URL(entry, window.location.origin).href;
  // `force` drops the modules, the entry and the manifest that a failed try has left in the caches.
  registerRemotes([{ name: `frontend_${name}`, alias: name, entry: address }], { force: true });
  const module = await loadRemote(`${name}/routes`);
  if (!isRemoteRoutes(module)) throw new Error(`The remote ${name} has brought no routes.`);
  return module;
}

/**
 * Remotes by module federation, found at run time.
 * @param known what the page itself says about where they live; believed once, so that the first
 *   visit waits for one answer less
 */
export function createFederation(known?: RemotesFile): RemoteSource {
  registerPlugins([freshManifests]);
  let first = known && addressesIn(known);
  return {
    addresses: async () => {
      const told = first;
      first = undefined;
      return told ?? addresses();
    },
    fetchRoutes,
  };
}
