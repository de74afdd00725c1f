import Refresh from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import Html from 'html-webpack-plugin';
import Mini from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { BROWSERS } from './browsers.mjs';
import { productionRouter } from './production-router.mjs';
import { ChunkFiles } from './webpack-chunk-files.mjs';
import { createStandaloneServer, hostDevServer, remoteDevServer } from './webpack-dev-server.mjs';
import { hostFederation, remoteFederation, sharedSurface } from './webpack-federation.mjs';
import { FILE_NAME, rules } from './webpack-rules.mjs';

const require = createRequire(import.meta.url);
const thisFolder = import.meta.dirname;
const refreshShim = path.join(thisFolder, 'refresh-shim.cjs');
const devClient = path.join(thisFolder, 'dev-client.mjs');

/** Makes all builds in the page share one Fast Refresh runtime; see refresh-shim.cjs. */
const sharedRefresh = {
  'react-refresh/runtime$': refreshShim,
  [require.resolve('react-refresh/runtime')]: refreshShim,
  'react-refresh-itself$': path.join(
    path.dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
};

const vendorChunks = {
  chunks: 'all',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: {
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      name: 'react',
      chunks: 'initial',
      enforce: true,
      priority: 20,
    },
    vendor: {
      test: /node_modules[\\/](?!@module-federation)/,
      name: 'vendor',
      chunks: 'initial',
      enforce: true,
      priority: 10,
    },
  },
};

/** Puts the shell's code that only some pages need into one named chunk. */
const shellChunks = {
  ...vendorChunks,
  cacheGroups: {
    ...vendorChunks.cacheGroups,
    // Contains only JavaScript modules. The federation module that loads this chunk must not be part of the chunk,
    // because the chunk would then wait for itself.
    controls: { type: /^javascript\//, name: 'controls', chunks: 'async', enforce: true },
  },
};

/**
 * Adds a comment that makes browsers compile all functions on another thread while the file loads,
 * instead of one by one when called. Nearly every function of the site runs while a page starts.
 */
const createCompileAheadPlugin = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // This stage comes after the minimizer, which removes comments, and before file names are
    // computed from the content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** Returns the settings that all configurations share. */
function createBaseSettings({ name, dir, production, refresh }) {
  const fileName = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    context: dir,
    mode: production ? 'production' : 'development',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: { main: './src/index.ts' },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: FILE_NAME,
      uniqueName: `frontend_${name}`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
      alias: {
        ...(production ? productionRouter : {}),
        ...(refresh ? sharedRefresh : {}),
      },
    },
    module: { rules: rules({ production, refresh, dir }) },
    optimization: {
      // HTML is not minified, because the prerenderer reads the page's comments and attributes.
      minimize: production ? { html: false } : false,
      minimizer: ['...', new CssMinimizer({ minify: CssMinimizer.lightningCssMinify })],
      // With split chunks, a changed import would change which files a page's routes load. A hot
      // update cannot replace those, so the page would reload and typed text would be lost.
      ...(refresh ? { splitChunks: false } : {}),
    },
    plugins: [
      new Mini({ filename: `${fileName}.css` }),
      ...(production ? [createCompileAheadPlugin()] : []),
      ...(refresh ? [new Refresh({ overlay: false, exclude: [/node_modules/, refreshShim] })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const createHtmlPlugin = (template) => new Html({ template, scriptLoading: 'defer', minify: false });

/** Reads the mode from the arguments that webpack-cli passes to a configuration function. */
const readMode = (env, argv) => ({
  production: argv.mode !== 'development',
  refresh: Boolean(env.WEBPACK_SERVE),
});

/** Returns the configuration of a remote that runs in development without the shell and without federation. */
function createStandaloneConfig({ name, dir, mode }) {
  const settings = createBaseSettings({ name, dir, ...mode });
  return {
    ...settings,
    output: { ...settings.output, publicPath: '/' },
    plugins: [...settings.plugins, createHtmlPlugin(path.join(thisFolder, 'alone.html'))],
    // At the level `info`, the development server logs its URL.
    infrastructureLogging: { level: mode.production ? 'error' : 'info' },
    devServer: createStandaloneServer(name),
  };
}

/**
 * Returns the shell's configuration: one page and all shared packages. It names no remote, because
 * the shell reads the list of remotes at run time.
 * @param {{ dir: string }} project the project's folder
 */
export const shell =
  ({ dir }) =>
  (env, argv) => {
    const mode = readMode(env, argv);
    const settings = createBaseSettings({ name: 'shell', dir, ...mode });
    return {
      ...settings,
      entry: { main: [...(mode.refresh ? [devClient] : []), './src/index.ts'] },
      output: { ...settings.output, publicPath: '/' },
      optimization: {
        ...settings.optimization,
        ...(mode.production ? { splitChunks: shellChunks } : {}),
      },
      plugins: [
        ...settings.plugins,
        hostFederation(),
        ...(mode.production ? [sharedSurface('host')] : []),
        createHtmlPlugin(path.join(dir, 'src/index.html')),
        new ChunkFiles(),
      ],
      devServer: hostDevServer(),
    };
  };

/**
 * Returns a remote's configuration. The build is a folder with `mf-manifest.json` that works at any URL. With `--env
 * alone` the remote is built as a separate site, for developers who work only on it.
 * @param {{ name: import('./site.mjs').RemoteName, dir: string }} project
 */
export const remote =
  ({ name, dir }) =>
  (env, argv) => {
    const mode = readMode(env, argv);
    if (env.alone) return createStandaloneConfig({ name, dir, mode });
    const settings = createBaseSettings({ name, dir, ...mode });
    return {
      ...settings,
      entry: {},
      output: { ...settings.output, publicPath: 'auto' },
      plugins: [
        ...settings.plugins,
        remoteFederation(name, mode),
        ...(mode.production ? [sharedSurface('remote')] : []),
        new ChunkFiles(),
      ],
      devServer: remoteDevServer(name),
    };
  };
