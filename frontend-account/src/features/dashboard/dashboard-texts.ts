import { ASSESSMENT_TIME, PRICE, QUESTION_COUNT } from '@bearings/domain';

export const dashboardTexts = {
  title: 'Dashboard',
  description: 'Your assessments and career reports.',
  greeting: (name: string) => `Welcome back, ${name}`,
  lead: 'Here is where your assessments and reports stand.',
  leadNew: 'Your assessments and reports will appear here.',
  loading: 'Loading your dashboard',
  failed: {
    title: 'We could not load your dashboard',
    text: 'Nothing is lost. Check your connection, then try again.',
    retry: 'Try Again',
  },
  stats: {
    title: 'At a glance',
    completed: 'Completed Assessments',
    reports: 'Career Reports',
    pending: 'Pending Payment',
    inProgress: 'In Progress',
  },
  inProgress: { title: 'In Progress' },
  assessments: {
    title: 'Your Assessments',
    empty: 'No assessments yet',
    emptyText: `Answer ${QUESTION_COUNT} short statements in ${ASSESSMENT_TIME} and see a free preview of what they say about you.`,
    wayTitle: 'Three steps to your report',
    way: [
      'Answer the statements. Your answers are kept as you go.',
      'See your preview, free.',
      `Open your full report for ${PRICE.label}, if you like what you see.`,
    ],
    start: 'Start Your First Assessment',
    emptyBehind: 'No completed assessments yet',
    emptyBehindText: 'Once you have answered all 36 statements, your result appears here.',
  },
  reports: {
    title: 'Recent Reports',
    empty: 'No reports yet',
    emptyText: 'A report appears here as soon as it is written.',
    item: (date: string) => `Career report, ${date}`,
    reading: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
    compare: 'Compare your two newest reports',
  },
  country: {
    title: 'Your Country',
    label: 'Country',
    hint: 'Pay figures in your reports are for this country.',
    loading: 'Loading the list of countries',
    failed: 'The list of countries could not be loaded.',
    retry: 'Try Again',
    update: 'Update',
    success: {
      title: 'Country Updated',
      description: 'Your country preference has been saved successfully.',
    },
    failure: {
      title: 'Error',
      description: 'Failed to update country. Please try again.',
    },
  },
  quickActions: {
    title: 'Quick Actions',
    take: 'Take New Assessment',
    trends: 'Career Trends',
  },
} as const;
