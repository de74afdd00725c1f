// dependency-cruiser's rule for pure files, in a run of its own: it reads what runs, and no imports of types.

/** What is not shipped. */
export const TESTS =
  '[.](spec|test)[.][a-z]+$|[.]config[.][a-z]+$|/src/(test|testing)/|^libs/career-matching/scripts/';

/** Files and folders of backend/src that reach neither framework, SQL nor network. */
export const PURE = [
  'assessment/preview.ts',
  'assessment/answer-quality.ts',
  'assessment/answer-pattern.ts',
  'assessment/responses.ts',
  'assessment/circumstances.ts',
  'assessment/circumstances-text.ts',
  'country/pay.ts',
  'occupations/occupation-search.ts',
  'payment/settle/payment-state.ts',
  'payment/settle/validate-intent.ts',
  'report/selections/career-rows.ts',
  'report/composing/',
  'report/guidance/',
  'report/files/render-html.ts',
  'report/files/render-text.ts',
  'plan/plan-steps.ts',
  'report/generation/writers/built-in/',
  'pdf/pay-bar.ts',
  'pdf/receipt-pdf.ts',
  'pdf/report-pdf.ts',
  'sample/compose-sample.ts',
];
const IMPURE =
  'node_modules/(@nestjs/|(typeorm|pg|ioredis|bull|stripe|openai|fastify)/)|^(node:)?(net|https?|http2|tls|dgram)$';

/** @param {string} text */
const escaped = (text) => text.replaceAll('.', '[.]');

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const OPTIONS = {
  doNotFollow: { path: 'node_modules' },
  exclude: {
    path: '(^|/)(dist|coverage|test-results)/|[.](css|webp|woff2|json|pdf|htm|txt|d[.]ts|d[.]mts)$',
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
      from: { path: `^backend/src/(${PURE.map(escaped).join('|')})`, pathNot: TESTS },
      to: { path: IMPURE, reachable: true },
    },
  ],
  options: OPTIONS,
};
