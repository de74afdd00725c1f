/**
 * The specs in `src/test` and its subfolders that `npm test` runs; `npm run test:full` runs the others. Each group is
 * one Jest file of `src/test/groups`, because loading the API's modules again for each spec would take longer than most
 * specs. Within a group, the specs that share one running API come before those that start their own, because Passport
 * stores its strategies per process and uses those of the API that started last.
 */
export const CORE_API_SPECS = {
  money: [
    'checkout',
    'malformed-webhooks',
    'payment',
    'payment-returns',
    'purchase-mails',
    // Specs that start an API of their own:
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
    // Specs that start an API of their own:
    'admin',
    'enumeration',
    'second-factor',
    'throttling',
  ],
  data: [
    'person',
    'personal-tables',
    // Specs that start an API of their own:
    'cleanup',
    'mail',
    'migrations',
  ],
  product: ['assessment', 'choices', 'http', 'plan', 'revisions', 'report', 'retakes'],
};
