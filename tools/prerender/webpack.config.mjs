import { remotePath } from '@bearings/build/site';
import { nodeProgram } from '@bearings/build/webpack-node';

export default nodeProgram({
  name: 'prerender',
  dir: import.meta.dirname,
  entry: './src/prerender-site.ts',
  publicPath: `${remotePath('marketing')}/`,
});
