// The same site as one build: what federation costs is the difference to this.
import { start } from 'frontend-shell/start';

void start(() => ({
  addresses: async () => ({ marketing: 'at hand' }),
  fetchRoutes: async () => import(/* webpackChunkName: "routes" */ 'frontend-marketing/routes'),
}));
