import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';
import type { RemoteSource } from './remote-loader';

/** The part of a remote's `mf-manifest.json` that says which file to begin with. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

type Addresses = Partial<Record<RemoteName, string>>;

/** Where each remote lives, as `/remotes.json` says it. */
export type RemotesFile = Partial<Record<RemoteName, { entry: string }>>;

const addressesIn = (file: RemotesFile): Addresses =>
  Object.fromEntries(Object.entries(file).map(([name, { entry }]) => [name, entry]));

/** Fetches what keeps its name from deploy to deploy, so that the browser always has to ask for it. */
async function fresh(address: string) {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Reads `/remotes.json`: `{"account": {"entry": "<address of its manifest>"}, …}`. */
const addresses = async (): Promise<Addresses> => addressesIn(await fresh('/remotes.json'));

/** The script behind an address, which may name the script itself or the manifest beside it. */
async function entryAt(address: string): Promise<string> {
  const whole = new URL(address, window.location.origin);
  if (!whole.pathname.endsWith('.json')) return whole.href;
  const { metaData }: Manifest = await fresh(whole.href);
  return new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, whole).href;
}

function isRemoteRoutes(module: unknown): module is RemoteRoutes {
  return (
    typeof module === 'object' &&
    module !== null &&
    'routes' in module &&
    Array.isArray(module.routes)
  );
}

async function fetchRoutes(name: RemoteName, address: string): Promise<RemoteRoutes> {
  const entry = await entryAt(address);
  // `force` drops the modules, the entry and the manifest that a failed try has left in the caches.
  registerRemotes([{ name: `frontend_${name}`, alias: name, entry }], { force: true });
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
  // Remotes are built to find the runtime under this name instead of bringing it along.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
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
