/**
 * The specs of `src/test`, in any folder there, that `npm test` runs; `npm run test:full` runs the others. Each group
 * is one Jest file of `src/test/groups`, since evaluating the API for each spec takes longer than most specs. Those
 * that share an API come first: Passport keeps its strategies for the process, those of the API that started last.
 */
export const CORE_API = {
  money: [
    'checkout',
    'malformed-webhooks',
    'payment',
    'payment-returns',
    'purchase-mails',
    // With an API of its own:
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
    // With an API of their own:
    'admin',
    'enumeration',
    'second-factor',
    'throttling',
  ],
  data: [
    'person',
    'personal-tables',
    // With an API of their own:
    'cleanup',
    'mail',
    'migrations',
  ],
  product: ['assessment', 'choices', 'http', 'main-job', 'plan', 'revisions', 'report', 'retakes'],
};
