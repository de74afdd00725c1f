/** Entry point for the prerenderer: the shell's frame and routes, without a browser. */
export { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader';
export { loadReadyRemote, siteRoutes } from './router';
export { SiteProviders } from './site';
