export const parentsTexts = {
  title: 'For my parents',
  description:
    'The ten careers of a report on one page: the way in, what it costs and earns, and questions to ask together.',
  print: 'Print one page',
  back: 'Back to the report',
  lead: (name: string) =>
    `${name === '' ? 'Your child' : name} answered 36 statements about work and got these ten careers. They show what might suit, not ability.`,
  columns: { way: 'While training', cost: 'Who pays', pay: 'Pay later' },
  strong: 'Strong and Good fit better than the average job. Possible is an idea to test.',
  noWay: 'Ask near you',
  noCost: 'Ask the school or employer',
  noCosts:
    'What training costs here, we don’t know. Ask each school or employer, and ask whether the state pays a part.',
  questionsTitle: 'Questions to ask together',
  questions: [
    'Which of these could you picture on an ordinary Tuesday, and which not?',
    'Which have you seen somebody do? Who do we know who could show you?',
    'Which subjects or grades does the first step need, and by when?',
    'What would the training cost us, and what would you earn meanwhile?',
    'If it turns out wrong, what could you do with it instead?',
  ],
} as const;
