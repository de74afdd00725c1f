/**
 * The specs of `src/test`, in any folder there, that `npm test` runs: money, access, personal data, mail,
 * migrations, and the way through the product. `npm run test:full` runs the others.
 */
export const CORE_API = [
  // Money.
  'checkout',
  'malformed-webhooks',
  'payment',
  'payment-orders',
  'payment-returns',
  'purchase-mails',
  // Access.
  'account-sessions',
  'accounts',
  'admin',
  'cross-site',
  'enumeration',
  'private-answers',
  'routes',
  'second-factor',
  'security-table',
  'sessions',
  'share',
  'throttling',
  // Personal data, mail and migrations.
  'cleanup',
  'mail',
  'migrations',
  'person',
  'personal-tables',
  'transactions',
  // The product.
  'assessment',
  'choices',
  'http',
  'main-job',
  'plan',
  'reply-shapes',
  'report',
  'revisions',
];
