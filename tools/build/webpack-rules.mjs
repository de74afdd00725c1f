import Mini from 'mini-css-extract-plugin';
import { BROWSERS } from './browsers.mjs';

/**
 * Components and hooks that the React compiler skips. They are never rendered again, or only together with their
 * parents, or return something new each time, so the code that the compiler adds would save nothing, but would be a
 * tenth of the code that a first visit loads.
 */
const UNCOMPILED_PATHS =
  /[\\/](libs[\\/]ui[\\/]|libs[\\/]web[\\/]src[\\/]forms[\\/]|frontend-marketing[\\/]src[\\/](components[\\/]|scenes[\\/]|features[\\/]landing[\\/](?!landing-page)))/;

/** Returns the rule that compiles TypeScript and JSX with SWC and the React compiler. */
export function scripts(mode) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    oneOf: [{ include: UNCOMPILED_PATHS, ...swc(mode, false) }, swc(mode, true)],
  };
}

function swc({ production, refresh }, reactCompiler) {
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !production, refresh },
          reactCompiler,
        },
      },
    },
  };
}

/**
 * Returns the rule for style sheets. Tailwind searches `dir` for class names only if a style sheet
 * lists it with `@source`.
 */
function styles({ production, dir }) {
  const tailwind = ['@tailwindcss/postcss', { base: dir, optimize: production }];
  return {
    test: /\.css$/,
    use: [
      Mini.loader,
      { loader: 'css-loader', options: { importLoaders: 1 } },
      { loader: 'postcss-loader', options: { postcssOptions: { plugins: [tailwind] } } },
    ],
  };
}

/**
 * Pictures, fonts and the files of the sample report. They are published unchanged, with a hash of
 * their content in the name.
 */
export const ASSET_FILES = /\.(svg|png|webp|avif|jpg|woff2|pdf|txt|htm)$/;
export const FILE_NAME = '[name].[contenthash:8][ext]';

const assetFileRule = { test: ASSET_FILES, exclude: /icons/, type: 'asset/resource' };

/**
 * Rule for the web app manifest and its icons. Their file names have no hash, because the manifest
 * contains the names of the icons.
 */
const manifestRule = {
  test: /[\\/]src[\\/](manifest\.json|icons[\\/][\w-]+\.png)$/,
  type: 'asset/resource',
  generator: { filename: ({ filename }) => filename.replace(/^(\.\/)?src\//, '') },
};

export const rules = (options) => [scripts(options), styles(options), assetFileRule, manifestRule];
