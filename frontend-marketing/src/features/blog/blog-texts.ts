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
    title: 'Articles by email, now and then',
    text: 'New articles, once a month at most. You can leave at any time, with one click.',
    label: 'Your email',
    subscribe: 'Subscribe',
    pending: 'Sending …',
    missing: 'Please enter your email address.',
    asked: {
      title: 'Look in your inbox',
      text: (email: string) =>
        `We've sent a link to ${email}. Press the button in that email and you're on the list. If you're on it already, there's nothing to do.`,
      again: 'Use another address',
    },
    failed: {
      title: 'That did not work',
      unreachable: "We couldn't reach the site. Check your connection, then try again.",
      unknown: 'Something went wrong on our side. Please try again.',
    },
    notOpen: {
      title: 'The newsletter is not open yet',
      text: "We haven't stored your address. Until it opens, the RSS feed has every new article.",
    },
    feed: 'RSS feed',
  },
} as const;

export const articleTexts = {
  contents: 'In this article',
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
