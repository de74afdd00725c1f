import { apiStateMiddlewares } from './api-state.mjs';
import { ALONE_PORTS, DEV_API, DEV_PORTS } from './dev-ports.mjs';
import { REMOTES, remotePath, remotesFile } from './site.mjs';

const api = { context: ['/api', '/sandbox'], target: DEV_API };

const overlay = { errors: true, warnings: false, runtimeErrors: true };
/** A remote's runtime errors also reach the window, in which the shell's client shows them. */
const remoteOverlay = { ...overlay, runtimeErrors: false };

/** Returns the URL of a refresh socket on the page's origin. */
const socketAt = (path) => `auto://0.0.0.0:0${path}/ws`;

/** Returns the proxy by which the shell's port serves a remote's files and refresh socket. */
const remoteProxy = (name) => ({
  context: [`${remotePath(name)}/`],
  // Closing a page breaks its refresh sockets; each error would be logged with its stack.
  logLevel: 'silent',
  target: `http://127.0.0.1:${DEV_PORTS[name]}`,
  pathRewrite: { [`^${remotePath(name)}`]: '' },
  ws: true,
});

const common = (port) => ({
  host: '127.0.0.1',
  port,
  static: false,
  hot: true,
  liveReload: false,
});

/** The shell, whose address a developer opens. */
export const hostDevServer = () => ({
  ...common(DEV_PORTS.shell),
  historyApiFallback: { disableDotRule: true },
  client: { overlay, webSocketURL: socketAt('') },
  proxy: [api, ...REMOTES.map(remoteProxy)],
  setupMiddlewares(middlewares, server) {
    server.app?.get('/remotes.json', (_request, response) =>
      response.json({ ...remotesFile(), site: { claims: process.env.CLAIMS || 'shown' } }),
    );
    return [...apiStateMiddlewares(server), ...middlewares];
  },
});

/** A remote behind the shell, whose refresh socket is reached through the shell. */
export const remoteDevServer = (name) => ({
  ...common(DEV_PORTS[name]),
  allowedHosts: 'all',
  client: { overlay: remoteOverlay, webSocketURL: socketAt(remotePath(name)) },
});

/** A remote that is started separately, also while the site runs. */
export const aloneDevServer = (name) => ({
  ...common(ALONE_PORTS[name]),
  historyApiFallback: { disableDotRule: true },
  client: { overlay, webSocketURL: socketAt('') },
  proxy: [api],
});
