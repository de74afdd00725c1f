import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FRAME_VERSION, PAGE_FRAME } from './site.mjs';
import { SharedSurface } from './webpack-shared-surface.mjs';

const require = createRequire(import.meta.url);
const version = (name) => require(`${name}/package.json`).version;

/** Returns the version of one of our own packages. @param {string} request an entry point of the package */
const ownVersion = (request) => require(`../../libs/${request.split('/')[1]}/package.json`).version;

/**
 * Packages of which a page must load only one copy. The shell provides them: at once, or later if
 * only some pages need them. Remotes only consume them. React Router is shared through an entry
 * point of ours, so that its unused parts are removed.
 */
const SHARED_PACKAGES = {
  react: { version: version('react') },
  'react/jsx-runtime': { version: version('react') },
  'react/compiler-runtime': { version: version('react') },
  'react-dom': { version: version('react-dom') },
  '@bearings/web/router': {},
  '@bearings/ui': {},
  '@bearings/ui/controls': { whenNeeded: true },
  '@bearings/web': {},
};

function toSharedSettings(kind) {
  const entries = Object.entries(SHARED_PACKAGES).map(([request, { version, whenNeeded }]) => [
    request,
    {
      singleton: true,
      ...(version ? { version, requiredVersion: `^${version}` } : { requiredVersion: false }),
      ...(kind === 'host' ? { import: request, eager: !whenNeeded } : { import: false }),
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns the plug-in that lists in a file which exports of the shared packages the shell offers or a remote uses,
 * and the version of the page's frame.
 * @param {'host' | 'remote'} kind
 */
export function sharedSurface(kind) {
  const versions = Object.entries(SHARED_PACKAGES).map(([request, { version: number }]) => [
    request,
    number ?? ownVersion(request),
  ]);
  const frame = { [PAGE_FRAME]: { version: FRAME_VERSION, names: [] } };
  return new SharedSurface({ kind, versions: Object.fromEntries(versions), frame });
}

/**
 * The plug-in of the option `provideExternalRuntime`. The option itself takes its CommonJS file, which would put a second
 * copy of the runtime into the shell.
 */
const PROVIDE_RUNTIME_PLUGIN = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

const containerName = (name) => `frontend_${name}`;

/** Returns the shell's plug-in, which reads the URLs of the remotes at run time. */
export function hostFederation() {
  return new ModuleFederationPlugin({
    name: containerName('shell'),
    remotes: {},
    shared: toSharedSettings('host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // Remotes are built without the federation runtime, and use that of the shell.
    runtimePlugins: [PROVIDE_RUNTIME_PLUGIN],
    // The snapshots of the manifests are disabled, because the shell itself reads the remotes' manifests.
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** Returns the plug-in of a remote, which exposes `./routes` and nothing else. */
export function remoteFederation(name, { production }) {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './routes': './src/routes.tsx' },
    shared: toSharedSettings('remote'),
    shareStrategy: 'loaded-first',
    manifest: production ? true : { disableAssetsAnalyze: true },
    dts: false,
    dev: false,
    experiments: {
      // The remote uses the federation runtime that the shell provides.
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}
