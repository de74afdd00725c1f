import { apiStateMiddlewares } from './api-state.mjs';
import { STANDALONE_PORTS, DEV_API, DEV_PORTS } from './dev-ports.mjs';
import { REMOTES, remotePath, remotesFile } from './site.mjs';

const api = { context: ['/api', '/sandbox'], target: DEV_API };

const overlay = { errors: true, warnings: false, runtimeErrors: true };
/**
 * The error overlay of a remote. It leaves out runtime errors, because the overlay of the shell, which listens to the
 * same window, shows them.
 */
const remoteOverlay = { ...overlay, runtimeErrors: false };

/** Returns the URL of a hot-reload socket on the page's own origin. */
const socketUrlAt = (path) => `auto://0.0.0.0:0${path}/ws`;

/** Returns the proxy settings with which the shell's port serves a remote's files and hot-reload socket. */
const remoteProxy = (name) => ({
  context: [`${remotePath(name)}/`],
  // When a page is closed, its sockets break; without this, each error would be logged with its stack.
  logLevel: 'silent',
  target: `http://127.0.0.1:${DEV_PORTS[name]}`,
  pathRewrite: { [`^${remotePath(name)}`]: '' },
  ws: true,
});

const commonSettings = (port) => ({
  host: '127.0.0.1',
  port,
  static: false,
  hot: true,
  liveReload: false,
});

/** Returns the settings of the shell's development server, whose URL a developer opens. */
export const hostDevServer = () => ({
  ...commonSettings(DEV_PORTS.shell),
  historyApiFallback: { disableDotRule: true },
  client: { overlay, webSocketURL: socketUrlAt('') },
  proxy: [api, ...REMOTES.map(remoteProxy)],
  setupMiddlewares(middlewares, server) {
    server.app?.get('/remotes.json', (_request, response) =>
      response.json({ ...remotesFile(), site: { claims: process.env.CLAIMS || 'examples' } }),
    );
    return [...apiStateMiddlewares(server), ...middlewares];
  },
});

/**
 * Returns the settings of a remote's development server behind the shell. Its hot-reload socket is
 * reached through the shell.
 */
export const remoteDevServer = (name) => ({
  ...commonSettings(DEV_PORTS[name]),
  allowedHosts: 'all',
  client: { overlay: remoteOverlay, webSocketURL: socketUrlAt(remotePath(name)) },
});

/** Returns the settings of a remote's development server without the shell. It can run at the same time as the site. */
export const createStandaloneServer = (name) => ({
  ...commonSettings(STANDALONE_PORTS[name]),
  historyApiFallback: { disableDotRule: true },
  client: { overlay, webSocketURL: socketUrlAt('') },
  proxy: [api],
});
