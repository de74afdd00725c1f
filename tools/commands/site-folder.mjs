import { resolve } from 'node:path';
import { toProjectPath } from './project.mjs';

/** Returns the folder of the published site: SITE_DIR, for example the volume that a gateway serves, or `dist/site`. */
export const siteFolder = () => resolve(process.env.SITE_DIR || toProjectPath('dist/site'));
