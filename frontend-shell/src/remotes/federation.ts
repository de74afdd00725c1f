import { readProperty } from '@bearings/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { showClaims, type ClaimsMode, type RemoteRoutes } from '@bearings/web';
import type { RemoteName } from '../route-table';
import type { RemoteSource } from './remote-loader';

/** The part of a remote's `mf-manifest.json` that is read here: the name of its entry file. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

type RemoteAddresses = Partial<Record<RemoteName, string>>;

/** The content of `/remotes.json`: the entry URL of each remote, and settings of the site. */
export type RemotesFile = Partial<Record<RemoteName, { entry: string }>> & {
  site?: { claims?: ClaimsMode };
};

/** Applies the settings of the site, and returns the entry URLs of the remotes. */
function applyRemotesFile({ site, ...remotes }: RemotesFile): RemoteAddresses {
  showClaims(site?.claims ?? 'hidden');
  return Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, entry]));
}

/**
 * Fetches a JSON file. Its URL does not change between releases, so the browser must not use a
 * cached copy without asking the server.
 */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Fetches `/remotes.json`: `{"account": {"entry": "<address of its manifest>"}, …, "site": {…}}`. */
async function fetchAddresses(): Promise<RemoteAddresses> {
  const file = await fetchJson('/remotes.json');
  if (!isRemotesFile(file)) throw new Error('/remotes.json names no entry for a remote.');
  return applyRemotesFile(file);
}

/**
 * Returns the URL of a remote's entry script. The given URL is that of the script, or of the manifest that names it.
 */
async function resolveEntry(address: string): Promise<string> {
  const absolute = new URL(address, window.location.origin);
  if (!absolute.pathname.endsWith('.json')) return absolute.href;
  const manifest = await fetchJson(absolute.href);
  if (!isManifest(manifest)) throw new Error(`${absolute.href} names no remote entry.`);
  const { metaData } = manifest;
  return new URL(metaData.remoteEntry.path + metaData.remoteEntry.name, absolute).href;
}

/** Returns whether every remote in the file has an entry URL. `site` contains settings, not a remote. */
export function isRemotesFile(file: unknown): file is RemotesFile {
  if (typeof file !== 'object' || file === null) return false;
  return Object.entries(file).every(
    ([name, remote]) => name === 'site' || typeof readProperty(remote, 'entry') === 'string',
  );
}

function isManifest(file: unknown): file is Manifest {
  const entry = readProperty(readProperty(file, 'metaData'), 'remoteEntry');
  return typeof readProperty(entry, 'path') === 'string' && typeof readProperty(entry, 'name') === 'string';
}

function isRemoteRoutes(module: unknown): module is RemoteRoutes {
  return typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);
}

async function fetchRoutes(name: RemoteName, address: string): Promise<RemoteRoutes> {
  const entry = await resolveEntry(address);
  // `force` removes the modules, entry and manifest of a failed attempt from the caches.
  registerRemotes([{ name: `frontend_${name}`, alias: name, entry }], { force: true });
  const module = await loadRemote(`${name}/routes`);
  if (!isRemoteRoutes(module)) throw new Error(`The remote ${name} exports no routes.`);
  return module;
}

/**
 * Creates the source that loads remotes by module federation.
 *  @param known the content of `/remotes.json` in a prerendered page. It is used once, which saves
 * the first visit a request. A retry fetches the file, since a remote may have a new URL
 */
export function createFederatedSource(known?: RemotesFile): RemoteSource {
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
