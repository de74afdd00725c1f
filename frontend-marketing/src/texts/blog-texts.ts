export const blogTexts = {
  meta: {
    title: 'Blog',
    description:
      'Articles about careers and personality: what the evidence says, how to change direction, find hidden jobs, and ask for better pay.',
  },
  eyebrow: 'The blog',
  title: 'Reading for people who are choosing',
  lead: 'What is known about careers and personality, how well it is known, and what you can do with it this week.',
  featured: 'Featured article',
  listTitle: 'All articles',
  categoriesLabel: 'Categories',
  all: 'All',
  search: 'Search the articles',
  searchPlaceholder: 'Interviews, salary, remote work',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  none: {
    title: 'No article fits that',
    text: 'Try a shorter word, or look in all categories.',
    clear: 'Show all articles',
  },
  read: (minutes: number) => `${minutes} min read`,
  newsletter: {
    title: 'A letter now and then',
    text: 'New articles by email, once a month at most.',
    label: 'Your email',
    subscribe: 'Subscribe',
    notOpen:
      'Thank you for asking. The letter is not open yet, so your address was neither sent nor stored. Until it opens, the RSS feed has every new article.',
    feed: 'RSS feed',
  },
} as const;

export const articleTexts = {
  tags: 'Tags',
  sources: 'Sources',
  related: 'Read next',
  aboutAuthor: 'About the authors',
  start: {
    title: 'Which way are you facing?',
    text: 'The assessment is free, needs no account, and keeps to what the evidence allows.',
    button: 'Take the Assessment',
  },
} as const;
