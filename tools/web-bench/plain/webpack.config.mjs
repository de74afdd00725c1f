import { withoutFederation } from '@bearings/build/webpack';
import { createRequire } from 'node:module';

export default withoutFederation({
  name: 'plain',
  dir: import.meta.dirname,
  entry: './start.ts',
  template: createRequire(import.meta.url).resolve('frontend-shell/index.html'),
});
