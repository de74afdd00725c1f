// The rule of dependency-cruiser that keeps some files pure: they must not import the framework, SQL or network access.
// This rule needs a separate run, because it ignores imports of types, which the other rules check too.

/** Matches files that are not part of the product: tests, configurations and scripts. */
export const NON_PRODUCT_PATTERN =
  '[.](spec|test)[.][a-z]+$|[.]config[.][a-z]+$|/src/(test|testing)/|^libs/(career-matching|report-composer)/scripts/';

/** Files and folders that must not import the framework, SQL or network access, not even indirectly. */
const PURE_FOLDERS = [
  'libs/domain/src/',
  'libs/charts/src/',
  'libs/career-data/src/',
  'libs/career-matching/src/',
  'libs/report-composer/src/',
  'backend/src/assessment/responses.ts',
  'backend/src/assessment/circumstances.ts',
  'backend/src/occupations/occupation-search.ts',
  'backend/src/payment/settle/intent-mismatch.ts',
  'backend/src/payment/settle/payment-state.ts',
  'backend/src/payment/settle/settle-decision.ts',
  'backend/src/pdf/receipt-pdf.ts',
];
const IMPURE_PATTERN =
  'node_modules/(@nestjs/|(typeorm|pg|ioredis|bull|stripe|openai|fastify)/)|^(node:)?(net|https?|http2|tls|dgram)$';

/** @param {string} text */
const escapeDots = (text) => text.replaceAll('.', '[.]');

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const CRUISE_OPTIONS = {
  doNotFollow: { path: 'node_modules' },
  exclude: {
    path: '(^|/)(dist(-dev|-scripts)?|coverage|test-results)/|[.](css|webp|woff2|json|pdf|htm|txt|d[.]ts|d[.]mts)$',
  },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['source', 'types', 'import', 'node', 'default', 'require'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'pure',
      comment: 'A pure file reaches neither framework, SQL nor network, not even by another file.',
      severity: 'error',
      from: { path: `^(${PURE_FOLDERS.map(escapeDots).join('|')})`, pathNot: NON_PRODUCT_PATTERN },
      to: { path: IMPURE_PATTERN, reachable: true },
    },
  ],
  options: CRUISE_OPTIONS,
};
