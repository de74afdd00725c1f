import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { showClaims, type RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';
import type { RemoteSource } from './remote-loader';

/** The part of a remote's `mf-manifest.json` that names its entry file. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

type Addresses = Partial<Record<RemoteName, string>>;

/** The content of `/remotes.json`: each remote's address, and the owner's settings. */
export type RemotesFile = Partial<Record<RemoteName, { entry: string }>> & {
  site?: { claims?: 'shown' | 'hidden' };
};

/** Applies the owner's settings, and returns the remotes' addresses. */
function applyRemotesFile({ site, ...remotes }: RemotesFile): Addresses {
  showClaims(site?.claims === 'shown');
  return Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, entry]));
}

/** Fetches JSON whose address is the same in every release, and so must be revalidated each time. */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Fetches `/remotes.json`: `{"account": {"entry": "<address of its manifest>"}, …, "site": {…}}`. */
async function fetchAddresses(): Promise<Addresses> {
  const file = await fetchJson('/remotes.json');
  if (!isRemotesFile(file)) throw new Error('/remotes.json names no entry for a remote.');
  return applyRemotesFile(file);
}

/** Returns the entry script of an address, which is the script itself or its manifest. */
async function resolveEntry(address: string): Promise<string> {
  const absolute = new URL(address, window.location.origin);
  if (!absolute.pathname.endsWith('.json')) return absolute.href;
  const manifest = await fetchJson(absolute.href);
  if (!isManifest(manifest)) throw new Error(`${absolute.href} names no remote entry.`);
  const { metaData } = manifest;
  return new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, absolute).href;
}

/** Returns whether every remote in the file has an entry address; `site` holds settings. */
export function isRemotesFile(file: unknown): file is RemotesFile {
  if (typeof file !== 'object' || file === null) return false;
  return Object.entries(file).every(
    ([name, remote]) => name === 'site' || typeof read(remote, 'entry') === 'string',
  );
}

function isManifest(file: unknown): file is Manifest {
  const entry = read(read(file, 'metaData'), 'remoteEntry');
  return typeof read(entry, 'path') === 'string' && typeof read(entry, 'name') === 'string';
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
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
  const entry = await resolveEntry(address);
  // `force` drops the modules, the entry and the manifest that a failed attempt left in the caches.
  registerRemotes([{ name: `frontend_${name}`, alias: name, entry }], { force: true });
  const module = await loadRemote(`${name}/routes`);
  if (!isRemoteRoutes(module)) throw new Error(`The remote ${name} exports no routes.`);
  return module;
}

/**
 * Creates a source that loads remotes by module federation.
 * @param known the addresses in the page itself. They are used once and save the first visit a request;
 *   a retry fetches them, since a remote may have moved
 */
export function createFederation(known?: RemotesFile): RemoteSource {
  // Remotes are built without the federation runtime, and expect it under this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  let first = known && applyRemotesFile(known);
  return {
    addresses: async () => {
      const addresses = first;
      first = undefined;
      return addresses ?? fetchAddresses();
    },
    fetchRoutes,
  };
}
