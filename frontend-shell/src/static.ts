/** What the prerenderer needs of the shell: its frame and its routes, without a browser. */
export { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader';
export { readyAreaFor, siteRoutes } from './router';
export { SiteProviders } from './site';
