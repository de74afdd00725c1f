// What SPEC.md says of the marketing pages and what therefore stands in them, page by page.
import { claims } from '@bearings/contracts';
import { listArticles, listPaths } from './read-pages.mjs';

/**
 * @typedef {object} Said
 * @property {string} spec the sentence or fact, as SPEC.md (or an issue, or DECISIONS.md) has it
 * @property {string[]} on the pages it is about
 * @property {string[]} [says] words that stand there, in this order
 * @property {Record<string, number>} [has] elements that are there, by selector, and how many
 */

/** The articles that SPEC.md names; there may be more. */
const NAMED_ARTICLES = [
  'science-behind-personality-career-matching',
  '5-signs-wrong-career',
  'remote-work-personality-types',
  'salary-negotiation-personality-types',
  'hidden-job-market',
  'ai-vs-human-career-counselors',
  'personal-brand-personality',
].map((slug) => `/blog/${slug}`);
const BLOG = listArticles();
const LEGAL = ['/privacy', '/terms', '/refund'];
const EVERY = listPaths();
const START = 'main a[href="/api/login?returnTo=/assessment"]';

/** @type {Said[]} */
export const SAID = [
  // 1. What the product does and for whom
  {
    spec: '1: a career guidance service for students and young professionals',
    on: ['/about'],
    says: ['students and young professionals'],
  },
  {
    spec: '1: the report as the landing copy describes it, with the top 5',
    on: ['/'],
    says: [
      'personality profile',
      'top 5 career matches',
      'Salary data for your country',
      'Detailed job descriptions',
      'work environment that fits',
      'skills development roadmap',
      'Industry networking tips',
    ],
  },
  {
    spec: '1: the report as how-it-works describes it, with the top 10',
    on: ['/how-it-works'],
    says: [
      'Personality profile',
      'top 10 career matches',
      'Salary data for your country',
      'Detailed job descriptions',
      'Work-environment fit',
      'Skills development roadmap',
      'Industry networking tips',
    ],
  },
  { spec: '1: 36 questions, 12 categories', on: ['/'], says: ['36 short statements', '12 sides'] },
  {
    spec: '1: 36 questions, 12 categories, a five-point scale',
    on: ['/how-it-works'],
    says: ['36 statements', '12 categories', 'five-point scale'],
  },
  {
    spec: 'DECISIONS: 10 to 15 minutes on every page that says how long it takes',
    on: ['/', '/how-it-works', '/about', '/blog/5-signs-wrong-career'],
    says: ['10 to 15 minutes'],
  },
  {
    spec: 'DECISIONS: a 30-day guarantee on every page that speaks of one',
    on: ['/', '/how-it-works'],
    says: ['30-day money-back guarantee'],
  },
  {
    spec: 'DECISIONS: a 30-day guarantee in the policies',
    on: ['/terms', '/refund'],
    says: ['within 30 days of buying'],
  },
  {
    spec: '1: instant delivery, lifetime access, a PDF by email',
    on: ['/'],
    says: ['Instant delivery', 'lifetime access', 'PDF by email'],
  },
  {
    spec: '1: payments are processed by a card payment provider',
    on: ['/privacy', '/terms'],
    says: ['Stripe'],
  },
  {
    spec: '1: localised pricing by country, in copy only',
    on: ['/'],
    says: ['localised pricing by country'],
  },
  { spec: '1: the assessment needs no account', on: ['/'], says: ['no account needed'] },

  // 2. Screens and routes: header and footer
  {
    spec: '2: header links home, about, blog, assessment, contact',
    on: EVERY,
    has: {
      'header nav a[href="/"]': 1,
      'header nav a[href="/about"]': 1,
      'header nav a[href="/blog"]': 1,
      'header nav a[href="/assessment"]': 1,
      'header nav a[href="/contact"]': 1,
    },
  },
  {
    spec: '2: a signed-out user sees Sign In and Get Started, and no Dashboard',
    on: EVERY,
    has: {
      'header a[href="/login"]': 1,
      'header a[href="/assessment"]': 2,
      'header a[href="/dashboard"]': 0,
    },
  },
  {
    spec: 'an accessibility statement with the supported browsers and a way to write to us',
    on: ['/accessibility'],
    says: ['WCAG', 'Safari 16.4 or later', 'Write to'],
  },
  {
    spec: '2: footer links',
    on: EVERY,
    has: Object.fromEntries(
      ['how-it-works', 'assessment', 'blog', 'about', 'contact', 'privacy', 'terms', 'refund'].map(
        (page) => [`footer a[href="/${page}"]`, 1],
      ),
    ),
  },

  // 2. Landing page
  {
    spec: '2: hero, problem, solution and how-it-works, testimonials, pricing, FAQ, final call',
    on: ['/'],
    says: [
      'Find work that fits the person you are',
      'The problem',
      'How it works',
      'Stories',
      'Pricing',
      'Questions',
      'A few quiet minutes can change a direction',
    ],
  },
  {
    spec: '2: a hero with two actions',
    on: ['/'],
    says: ['Start Your Journey', 'See How It Works', 'The problem'],
  },
  {
    spec: '2: testimonials and company logos are marketing content; issue 7: marked as sample content',
    on: ['/'],
    says: ['Northlight', 'Sample content', 'They are not customers'],
    has: { 'main figure blockquote': 3 },
  },
  { spec: '2: start buttons navigate to /api/login', on: ['/'], has: { [START]: 3 } },
  {
    spec: '2: the Assessment Preview is hidden until it is asked for',
    on: ['/'],
    has: { 'main input[type=radio]': 0 },
  },

  // 2. Contact
  {
    spec: '2: full name, email, category, subject, message; 5: required, email by its type',
    on: ['/contact'],
    has: {
      'main form input[name=name][required]': 1,
      'main form input[name=email][type=email][required]': 1,
      'main form [role=combobox][aria-required=true]': 1,
      'main form input[name=subject][required]': 1,
      'main form textarea[name=message][required]': 1,
      'main form :is([maxlength], [minlength], [pattern])': 0,
    },
  },
  {
    spec: '2: side cards with support email, hours, location and quick-help topics, and an FAQ',
    on: ['/contact'],
    says: ['support@', 'Support hours', 'Location', 'Quick help', 'Quick answers'],
    has: { 'main .ui-accordion-item': 5 },
  },
  {
    spec: '9: Monday-Friday 9:00-18:00 GMT, Saturday 10:00-16:00, Sunday closed',
    on: ['/contact'],
    says: ['Monday-Friday', '9:00-18:00 GMT', 'Saturday', '10:00-16:00', 'Sunday', 'Closed'],
  },
  { spec: '9: replies within 24 hours', on: ['/contact'], says: ['within 24 hours'] },
  { spec: '9: privacy within 72 hours', on: ['/privacy'], says: ['within 72 hours'] },
  { spec: '9: legal within 5 business days', on: ['/terms'], says: ['within 5 business days'] },

  // 2. How it works
  {
    spec: '2: a three-step explanation',
    on: ['/how-it-works'],
    says: ['Three steps', 'Take the assessment', 'free preview', 'Get the complete report'],
    has: { 'main ol > li': 3 },
  },
  {
    spec: '2: a price box: £9.99 one-time with the guarantee; 9: its name',
    on: ['/how-it-works'],
    says: ['£9.99', 'one-time', 'Complete Career Report', '30-day money-back guarantee'],
  },
  {
    spec: '2: buttons lead to /assessment and /contact',
    on: ['/how-it-works'],
    has: { 'main a.ui-button[href="/assessment"]': 1, 'main a.ui-button[href="/contact"]': 1 },
  },

  // 2. About
  {
    spec: '2: a mission, values, a team of three people, a call to action',
    on: ['/about'],
    says: [
      'Our mission',
      'What we hold to',
      'The team',
      'Assessment lead',
      'Careers researcher',
      'Product engineer',
      'Find out which way you are facing',
    ],
  },
  {
    spec: 'issue 7: the team is marked as sample content',
    on: ['/about'],
    says: ['Sample content'],
  },
  { spec: '2: the call to action goes to /api/login', on: ['/about'], has: { [START]: 1 } },

  // 2. Blog
  {
    spec: '2: a list with a featured article',
    on: ['/blog'],
    says: ['Featured article', 'All articles'],
    has: Object.fromEntries(NAMED_ARTICLES.map((path) => [`main article a[href="${path}"]`, 1])),
  },
  {
    spec: '2: category chips',
    on: ['/blog'],
    says: [
      'All',
      'Career Science',
      'Career Change',
      'Future of Work',
      'Career Growth',
      'Job Search',
      'Technology',
      'Personal Branding',
    ],
    has: { 'main fieldset button[aria-pressed]': NaN },
  },
  {
    spec: '2: a search box and a newsletter email box',
    on: ['/blog'],
    has: { 'main input[type=search]': 1, 'main form input[type=email]': 1 },
  },
  {
    spec: '2: each article has title, subtitle, author, date, read time, tags, bio, body, three related',
    on: BLOG,
    says: ['The Bearings editors', '2026', 'min read', 'Sources', 'About the authors', 'Read next'],
    has: {
      'main h1': 1,
      'main article header .ui-lead': 1,
      'main article header time[datetime]': 1,
      'main article ul[aria-label=Tags] > li': NaN,
      'main article .ui-prose h2': NaN,
      '[aria-labelledby=related] article': 3,
    },
  },

  // 2. Legal pages
  {
    spec: '2: each marked last updated June 23, 2025',
    on: LEGAL,
    says: ['Last updated June 23, 2025'],
    has: { 'main time[datetime="2025-06-23"]': 1 },
  },
  {
    spec: '2: the five timings of the refund policy',
    on: ['/refund'],
    says: [
      'Initial response: within 24 hours',
      'refund requests are confirmed within 2 business days',
      'Processing: 1-2 business days after approval',
      'Bank processing: 3-7 business days',
      'In total: 5-10 business days',
    ],
  },
  {
    spec: 'issue 7: what is stored, for how long, who processes payments, the rights, the dashboard',
    on: ['/privacy'],
    says: [
      'What we store',
      'How long we keep it',
      'Stripe processes payments',
      'Your rights',
      'download everything we hold about you',
      'delete your account',
    ],
  },

  // 9. Business constants
  {
    spec: '9: £9.99 one-time, Complete Career Report, £0.40 per insight, about 25 insights',
    on: ['/'],
    says: [
      'Complete Career Report',
      '£9.99',
      'one-time payment',
      'equivalent to £0.40 per career insight',
      'about 25 career insights',
    ],
  },
  { spec: '9: can be retaken after 30 days (FAQ)', on: ['/'], says: ['retaken after 30 days'] },
  {
    spec: '9: 50,000+ users, 94% accuracy, 20 countries, 4.9/5',
    on: ['/'],
    says: [
      'people guided 50,000+',
      'accuracy 94%',
      `countries ${claims.landing.countries}`,
      'average rating 4.9/5',
    ],
  },
  {
    spec: '9: £15,000 average annual income loss, 5 years, £200K+ lifetime loss, 70% disengaged',
    on: ['/'],
    says: [
      'average income lost each year in the wrong career £15,000',
      'to recover from burnout 5 years',
      'lost over a working life £200K+',
      'of people are disengaged at work 70%',
    ],
  },
  {
    spec: '9: counsellor £150-300 per session, university service £50-100 per consultation',
    on: ['/'],
    says: ['£150-300 per session', '£50-100 per consultation'],
  },
];
