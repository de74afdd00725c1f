import { remotePath } from '@bearings/build/site';
import { nodeProgram } from '@bearings/build/webpack-node';

export default nodeProgram({
  name: 'prerender',
  dir: import.meta.dirname,
  entry: { prerender: './src/prerender-site.ts', 'report-page': './src/report-page.ts' },
  publicPath: `${remotePath('marketing')}/`,
});
