import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('react-router/package.json'));

/** The router's package resolves to its development build unless an alias says otherwise. */
export const productionRouter = {
  'react-router$': path.join(folder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(folder, 'dist/production/dom-export.mjs'),
};
