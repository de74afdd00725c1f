import path from 'node:path';
import { productionRouter } from './production-router.mjs';
import { FILE_NAME, ASSET_FILES, scripts } from './webpack-rules.mjs';

/** Rule for asset and style files, which only browsers use: on Node, importing one returns its URL. */
const assetFileRule = {
  test: [ASSET_FILES, /\.css$/],
  type: 'asset/resource',
  generator: { emit: false },
};

/**
 * The configuration of Node programs that are compiled from browser source, such as the prerenderer: one file each,
 * `dist/<name>.cjs`, compiled in the same way as for browsers.
 * @param {{ name: string, dir: string, entry: Record<string, string>, publicPath: string }} program `entry` contains the
 * source files by the name of their program; `publicPath` is the URL of the files that the source imports
 */
export const nodeProgram = ({ name, dir, entry, publicPath }) => ({
  name,
  context: dir,
  mode: 'production',
  target: 'node20',
  entry,
  devtool: false,
  output: {
    path: path.join(dir, 'dist'),
    filename: '[name].cjs',
    assetModuleFilename: FILE_NAME,
    publicPath,
    library: { type: 'commonjs2' },
    asyncChunks: false,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', '...'],
    alias: productionRouter,
  },
  module: { rules: [scripts({ production: true, refresh: false }), assetFileRule] },
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
