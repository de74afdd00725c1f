// The rules of dependency-cruiser: which part of the repository may import which.
import { CRUISE_OPTIONS, NON_PRODUCT_PATTERN } from './purity.config.mjs';

/** @typedef {import('dependency-cruiser').DependencyType[]} DependencyTypes */

const ERROR_LEVEL = /** @type {const} */ ('error');

const TOOLS_PATTERN = 'tools/(build|checks|commands|embedded-postgres|faults|processes|publish|stand-ins/[^/]+)';
const REMOTE_PATTERN = 'frontend-(account|assessment|marketing)';
/**
 * For each package folder, the folders of the other packages from which it may import.
 * @type {[folder: string, allowed: string[]][]}
 */
const PACKAGE_IMPORTS = [
  ['libs/domain', [TOOLS_PATTERN]],
  ['libs/contracts', ['libs/domain', TOOLS_PATTERN]],
  ['libs/charts', ['libs/domain', TOOLS_PATTERN]],
  ['libs/career-data', ['libs/(contracts|domain)', TOOLS_PATTERN]],
  ['libs/career-matching', ['libs/(contracts|domain|career-data)', TOOLS_PATTERN]],
  ['libs/report-composer', ['libs/(contracts|domain|charts|career-data|career-matching)', TOOLS_PATTERN]],
  ['libs/ui', ['libs/(contracts|domain|charts)', TOOLS_PATTERN]],
  ['libs/web', ['libs/(contracts|domain|ui)', TOOLS_PATTERN]],
  ['frontend-account', ['libs/(contracts|domain|charts|ui|web)', TOOLS_PATTERN]],
  ['frontend-assessment', ['libs/(contracts|domain|ui|web)', TOOLS_PATTERN]],
  // Of the career data, marketing may import only the search and its index. Only the API may read the tables.
  [
    'frontend-marketing',
    [
      'libs/(contracts|domain|ui|web)',
      'libs/career-data/(src/search/career-search[.]ts|dist/search-index[.]txt)',
      TOOLS_PATTERN,
    ],
  ],
  ['frontend-shell', ['libs/(contracts|domain|ui|web)', TOOLS_PATTERN]],
  ['backend', ['libs/(contracts|domain|career-data|career-matching|report-composer)', TOOLS_PATTERN]],
  [TOOLS_PATTERN, ['libs/(contracts|domain)', TOOLS_PATTERN]],
  ['tools/bench', ['libs/(contracts|domain|career-matching|report-composer)', TOOLS_PATTERN]],
  // These tools render the shell with the pages of a remote, so they may import both.
  [
    'tools/(prerender|web-bench)',
    [
      'tools/bench',
      'libs/(contracts|domain|career-data|career-matching|report-composer|web)',
      'frontend-shell',
      REMOTE_PATTERN,
      TOOLS_PATTERN,
    ],
  ],
  ['e2e', ['tools/bench', 'libs/(contracts|domain)', TOOLS_PATTERN]],
];

/** The packages whose pages are sorted into `src/features/<feature>/`. */
const FEATURE_PACKAGES = 'frontend-[^/]+';

/** For each folder of backend/src, the other folders from which it may import. All may import from `content`. */
const MODULE_IMPORTS = {
  config: [],
  content: [],
  doctor: ['report', 'payment', 'platform', 'config'],
  migrations: [],
  platform: ['config', 'migrations'],
  auth: ['platform', 'config'],
  country: ['auth', 'platform', 'config'],
  assessment: ['country', 'auth', 'platform', 'config'],
  payment: ['assessment', 'country', 'auth', 'platform', 'config'],
  report: ['payment', 'assessment', 'country', 'auth', 'platform', 'config'],
  plan: ['report', 'payment', 'assessment', 'country', 'auth', 'platform', 'config'],
  pdf: ['plan', 'report', 'payment', 'assessment', 'country', 'auth', 'platform', 'config'],
  sample: ['pdf', 'plan', 'report', 'assessment', 'platform', 'config'],
  evidence: ['report', 'assessment', 'auth', 'platform', 'config'],
  share: ['pdf', 'report', 'assessment', 'auth', 'platform', 'config'],
  careers: ['report', 'platform', 'config'],
  contact: ['platform', 'config'],
  'public-config': ['platform', 'config'],
  newsletter: ['auth', 'platform', 'config'],
  occupations: ['platform', 'config'],
  admin: ['pdf', 'report', 'payment', 'assessment', 'country', 'auth', 'platform', 'config'],
};

/** @param {readonly string[]} parts */
const toAnyFolderPattern = (parts) => `^(${parts.join('|')})(/|$)`;
const IMPORT_RULES = [
  ...PACKAGE_IMPORTS.map(([folder, allowed]) => ({
    name: `packages: ${folder}`,
    comment: 'A package imports its own files and the packages of the table only.',
    severity: ERROR_LEVEL,
    from: { path: toAnyFolderPattern([folder]) },
    to: {
      path: '^(backend|frontend-[^/]+|libs/[^/]+|tools/[^/]+|e2e)/',
      pathNot: toAnyFolderPattern([folder, ...allowed]),
    },
  })),
  {
    name: 'package-entry',
    comment: 'A package is imported by its name and its exports, never by a relative path.',
    severity: ERROR_LEVEL,
    from: {
      path: '^(backend|frontend-[^/]+|libs/[^/]+|tools/stand-ins/[^/]+|tools/[^/]+|e2e)/',
    },
    to: {
      path: '^(backend|frontend-[^/]+|libs/[^/]+|tools/[^/]+|e2e)/',
      pathNot: '^$1/',
      dependencyTypes: /** @type {DependencyTypes} */ (['local']),
    },
  },
  {
    name: 'declared',
    comment: 'What is imported is in the package.json of its package.',
    severity: ERROR_LEVEL,
    from: {},
    to: { dependencyTypes: /** @type {DependencyTypes} */ (['npm-no-pkg', 'npm-unknown']) },
  },
  {
    name: 'shipped',
    comment: 'Shipped code imports no development dependency.',
    severity: ERROR_LEVEL,
    from: { path: '^(backend|frontend-[^/]+|libs/[^/]+)/src/', pathNot: NON_PRODUCT_PATTERN },
    to: {
      dependencyTypes: /** @type {DependencyTypes} */ (['npm-dev']),
      dependencyTypesNot: /** @type {DependencyTypes} */ (['type-only']),
    },
  },
  ...Object.entries(MODULE_IMPORTS).map(([folder, allowed]) => ({
    name: `modules: ${folder}`,
    comment: 'The direction of the modules; tests may use the test support too.',
    severity: ERROR_LEVEL,
    from: { path: `^backend/src/${folder}/`, pathNot: NON_PRODUCT_PATTERN },
    to: {
      path: '^backend/src/',
      pathNot: `^backend/src/(${[folder, 'content', ...allowed].join('|')})/`,
    },
  })),
  {
    name: 'known-module',
    comment: 'A new folder of backend/src has a row in MODULES.',
    severity: ERROR_LEVEL,
    from: {
      path: '^backend/src/[^/]+/',
      pathNot: `^backend/src/(test|${Object.keys(MODULE_IMPORTS).join('|')})/`,
    },
    to: {},
  },
  {
    name: 'tests-use-modules-only',
    comment: 'A spec beside its source follows the direction too, except for the test support.',
    severity: ERROR_LEVEL,
    from: { path: '^backend/src/(?!test/)([^/]+)/.+[.]spec[.]ts$' },
    to: { path: '^backend/src/test/', pathNot: '^backend/src/test/support/' },
  },
  {
    name: 'no-test-support',
    comment: 'Shipped code imports no test support.',
    severity: ERROR_LEVEL,
    from: { pathNot: `^e2e/|^backend/scripts/|${NON_PRODUCT_PATTERN}` },
    to: { path: '^backend/src/test/|^libs/[^/]+/src/testing/' },
  },
  {
    name: 'own-tables',
    comment: 'A module meets the tables of another through its services and events.',
    severity: ERROR_LEVEL,
    from: { path: '^backend/src/(?!test/)([^/]+)/' },
    to: {
      path: '^backend/src/[^/]+/.*[.](entity|repository|statements)[.]ts$',
      pathNot: '^backend/src/$1/',
    },
  },
  {
    name: 'content-is-data',
    comment: 'Content imports content, the contracts, the domain, the career data and how variables are filled only.',
    severity: ERROR_LEVEL,
    from: { path: '^(backend|libs/report-composer)/src/content/', pathNot: NON_PRODUCT_PATTERN },
    to: { pathNot: '^($1/src/content|libs/(contracts|domain|career-data))/|^$1/src/text[.]ts$' },
  },
  {
    name: 'typeorm-entry',
    comment: 'TypeORM is imported by its entry point, because its other files change without notice.',
    severity: ERROR_LEVEL,
    from: {},
    to: { path: 'node_modules/typeorm/.+/' },
  },
  {
    name: 'features',
    comment: 'A feature never imports another one: what several share is in components, session, api or libs/web.',
    severity: ERROR_LEVEL,
    from: { path: `^(${FEATURE_PACKAGES}/src/features)/([^/]+)/` },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  {
    name: 'feature-parts',
    comment: 'The folders inside a feature meet in the files of the feature itself.',
    severity: ERROR_LEVEL,
    from: { path: `^(${FEATURE_PACKAGES}/src/features/[^/]+)/([^/]+)/` },
    to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
  },
  {
    name: 'below-features',
    comment: 'What features share knows no feature; a loader of a page is like a route.',
    severity: ERROR_LEVEL,
    from: { path: `^(${FEATURE_PACKAGES}/src)/(?!features/|page-loaders/|test/|testing/)[^/]+/` },
    to: { path: '^$1/features/' },
  },
  {
    name: 'loaders-download',
    comment: 'A loader of a page downloads its feature, so that a feature that imports the loader holds no other one.',
    severity: ERROR_LEVEL,
    from: { path: `^(${FEATURE_PACKAGES}/src)/page-loaders/`, pathNot: NON_PRODUCT_PATTERN },
    to: { path: '^$1/features/', dynamic: false },
  },
  {
    name: 'above-features',
    comment: 'A feature knows neither the routes nor another file that joins the features.',
    severity: ERROR_LEVEL,
    from: { path: `^(${FEATURE_PACKAGES}/src)/features/`, pathNot: NON_PRODUCT_PATTERN },
    to: { path: '^$1/[^/]+[.]tsx?$' },
  },
  {
    name: 'service-without-http',
    comment: 'Services return values; controllers and guards translate them to HTTP.',
    severity: ERROR_LEVEL,
    from: { path: '[.]service[.]ts$' },
    to: { path: 'node_modules/(@fastify/|fastify/)' },
  },
  {
    name: 'no-circle',
    comment: 'Imports of types count too: such files cannot be understood or moved apart either.',
    severity: ERROR_LEVEL,
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import that resolves to no file, or past the exports of a package.',
    severity: ERROR_LEVEL,
    from: { pathNot: NON_PRODUCT_PATTERN },
    to: { couldNotResolve: true, pathNot: '^(react-refresh-itself|data:)' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: IMPORT_RULES,
  options: {
    ...CRUISE_OPTIONS,
    parser: 'swc',
    // Also checks imports of types.
    tsPreCompilationDeps: true,
  },
};
