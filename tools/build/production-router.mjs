import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('react-router/package.json'));

/** An alias for webpack's configuration. Without it, React Router would resolve to its development build. */
export const productionRouter = {
  'react-router$': path.join(folder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(folder, 'dist/production/dom-export.mjs'),
};
