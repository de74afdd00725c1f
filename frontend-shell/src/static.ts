/** Entry point for the prerenderer: the parts of the shell that need no browser. */
export { createRemoteLoader, type RemoteLoader } from './remotes/remote-loader';
export { preloadRemote, createSiteRoutes } from './router';
export { SiteProviders } from './site';
