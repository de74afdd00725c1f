import { DEV_API, DEV_PORTS, REMOTES, remotePath, remotesFile } from './site.mjs';

const api = { context: ['/api', '/sandbox'], target: DEV_API };

/** A remote's files and its refresh socket, reached under the shell's own port. */
const remoteProxy = (name) => ({
  context: [`${remotePath(name)}/`],
  target: `http://127.0.0.1:${DEV_PORTS[name]}`,
  pathRewrite: { [`^${remotePath(name)}`]: '' },
  ws: true,
});

const common = (name) => ({
  host: '127.0.0.1',
  port: DEV_PORTS[name],
  static: false,
  hot: true,
  liveReload: false,
});

/** The shell: the one address a developer opens. */
export const hostDevServer = () => ({
  ...common('shell'),
  historyApiFallback: { disableDotRule: true },
  client: { overlay: false },
  proxy: [api, ...REMOTES.map(remoteProxy)],
  setupMiddlewares(middlewares, server) {
    server.app?.get('/remotes.json', (_request, response) =>
      response.json({ ...remotesFile(), site: { claims: process.env.CLAIMS || 'shown' } }),
    );
    return middlewares;
  },
});

/** A remote behind the shell: its refresh socket goes through the shell's address. */
export const remoteDevServer = (name) => ({
  ...common(name),
  allowedHosts: 'all',
  client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${remotePath(name)}/ws` },
});

/** A remote by itself, for its own team. */
export const aloneDevServer = (name) => ({
  ...common(name),
  historyApiFallback: { disableDotRule: true },
  client: { overlay: true },
  proxy: [api],
});
