// Which part may import which. A change of the structure changes this table only.

/** A project's kind (its nx tag without `type:`) and the kinds it may import. */
export const PROJECT_RULES = {
  contracts: ['tool'],
  'career-data': ['contracts', 'tool'],
  'career-matching': ['contracts', 'career-data', 'tool'],
  ui: ['tool'],
  web: ['contracts', 'ui', 'tool'],
  remote: ['contracts', 'ui', 'web', 'tool'],
  shell: ['contracts', 'ui', 'web', 'tool'],
  backend: ['contracts', 'career-data', 'career-matching', 'tool'],
  tool: ['contracts', 'tool'],
  // Renders the shell with a remote's pages in it when the site is built.
  prerender: ['contracts', 'web', 'shell', 'remote', 'tool'],
  e2e: ['contracts', 'tool'],
};

/** What is not shipped: here, and only here, development dependencies may be imported. */
export const NOT_SHIPPED = /\.(spec|test)\.[a-z]+$|\.config\.[a-z]+$|(^|\/)src\/(test|testing)\//;

/** Names that our own webpack settings give to a package. */
export const ALIASES = ['react-refresh-itself'];

/** The folders of backend/src and the folders each may import; its own and `content` always. */
export const BACKEND_RULES = {
  config: [],
  content: [],
  doctor: ['payment', 'platform', 'config'],
  links: [],
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
  share: ['report', 'assessment', 'auth', 'platform', 'config'],
  contact: ['platform', 'config'],
  'public-config': ['platform', 'config'],
  newsletter: ['auth', 'platform', 'config'],
  occupations: ['platform', 'config'],
  admin: ['report', 'payment', 'assessment', 'country', 'auth', 'platform', 'config'],
};

/** The folder of backend/src with test support, which may import everything and is never imported. */
export const BACKEND_TESTS = 'test';

/** A module's own: other modules meet it through its services and events. */
export const MODULE_PRIVATE = /\.(entity|repository|statements)\.ts$/;

/** Services return values and session changes; controllers and guards translate them to HTTP. */
export const WITHOUT_HTTP = /\.service\.ts$/;
export const HTTP_PACKAGES = /^(fastify|@fastify\/.*)$/;

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
  'report/files/render-html.ts',
  'report/files/render-text.ts',
  'plan/plan-steps.ts',
  'report/generation/writers/built-in/',
  'pdf/pay-bar.ts',
  'pdf/receipt-pdf.ts',
  'pdf/report-pdf.ts',
  'sample/compose-sample.ts',
];

/** What a pure file may not import, not even through another file. */
export const IMPURE =
  /^(@nestjs\/.*|typeorm|pg|ioredis|bull|stripe|openai|fastify|node:(net|https?|http2|tls|dgram))$/;
