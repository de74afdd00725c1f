/**
 * The specs of `src/test`, in any folder there, that `npm test` runs; `npm run test:full` runs the others. Each group
 * is one Jest file of `src/test/groups`, since evaluating the API for each spec takes longer than most specs.
 */
export const CORE_API = {
  money: [
    'checkout',
    'malformed-webhooks',
    'payment',
    'payment-orders',
    'payment-returns',
    'purchase-mails',
  ],
  access: [
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
  ],
  data: ['cleanup', 'mail', 'migrations', 'person', 'personal-tables'],
  product: ['assessment', 'choices', 'http', 'main-job', 'plan', 'report', 'revisions'],
};
