export const adminTexts = {
  title: 'Administration',
  description: 'Figures of the whole site.',
  lead: 'Everything since the site was opened.',
  overview: 'Overview',
  started: 'Assessments started',
  completed: 'Assessments completed',
  paid: 'Reports paid for',
  ready: 'Reports written',
  revenue: 'Revenue',
  share: (percent: number) => `${percent}% of the step before`,
  refresh: 'Refresh',
  loading: 'Loading the figures',
  failed: {
    title: 'The figures could not be loaded',
    text: 'Check your connection, then try again.',
    retry: 'Try Again',
  },
} as const;
