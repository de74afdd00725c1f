/**
 * The specs of `src/test`, in any folder there, that `npm test` runs; `npm run test:full` runs the others. Each group
 * is one Jest file of `src/test/groups`, because evaluating the API for each spec takes longer than most specs. Specs
 * that share an API come first: Passport stores its strategies per process, and uses those of the API that started
 * last.
 */
export const CORE_API = {
  money: [
    'checkout',
    'malformed-webhooks',
    'payment',
    'payment-returns',
    'purchase-mails',
    // Specs with a separate API:
    'payment-orders',
  ],
  access: [
    'account-sessions',
    'accounts',
    'cross-site',
    'private-answers',
    'routes',
    'security-table',
    'sessions',
    'share',
    // Specs with a separate API:
    'admin',
    'enumeration',
    'second-factor',
    'throttling',
  ],
  data: [
    'person',
    'personal-tables',
    // Specs with a separate API:
    'cleanup',
    'mail',
    'migrations',
  ],
  product: ['assessment', 'choices', 'http', 'plan', 'revisions', 'report', 'retakes'],
};
