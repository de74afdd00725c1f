import path from 'node:path';

const thisFolder = import.meta.dirname;

/**
 * Timeout of one test. It is long, because a busy machine is many times slower than an idle one;
 * only failing tests reach it.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** Packages that are published only as ES modules. Jest on Node 20 needs them compiled to CommonJS. */
const browserEsmPackages = ['@open-draft/deferred-promise', 'until-async', 'rettime'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/**
 * Returns the Jest settings for a package that runs on Node. Its sources are loaded as ES modules,
 * as in production, for which Jest needs Node's option `--experimental-vm-modules`.
 * @param {string} rootDir the package's folder
 */
export function nodeTests(rootDir, extra = {}) {
  return {
    rootDir,
    testEnvironment: 'node',
    setupFiles: [path.join(thisFolder, 'node-setup.mjs')],
    testMatch: ['<rootDir>/src/**/*.spec.ts'],
    testTimeout: TEST_TIMEOUT_MS,
    testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest', swc] },
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    ...extra,
  };
}

const browserSwc = {
  ...swc,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, reactCompiler: true },
  },
  module: { type: 'commonjs' },
};

/**
 * Jest settings for a front end whose tests cover every state of its pages: with `--coverage`, the run fails if too
 * much code of the pages is untested.
 */
export const stateCoverage = {
  collectCoverageFrom: ['src/{components,features,funnel}/**/*.{ts,tsx}'],
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { lines: 98, functions: 95, branches: 88 } },
};

/**
 * Returns the Jest settings for a package that runs in the browser.
 * @param {string} rootDir the package's folder
 */
export function browserTests(rootDir, extra = {}) {
  return {
    rootDir,
    testEnvironment: path.join(thisFolder, 'browser-environment.cjs'),
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['source'] },
    setupFilesAfterEnv: [path.join(thisFolder, 'browser-setup.cjs')],
    testTimeout: TEST_TIMEOUT_MS,
    transform: {
      '^.+\\.[mc]?[jt]sx?$': ['@swc/jest', browserSwc],
      '\\.(webp|pdf|txt|htm)$': path.join(thisFolder, 'file-name-transform.cjs'),
    },
    transformIgnorePatterns: [`/node_modules/(?!(${browserEsmPackages.join('|')})/)`],
    moduleNameMapper: {
      '\\.css$': path.join(thisFolder, 'empty-style.cjs'),
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
    ...extra,
  };
}
