// What SPEC.md says of how the marketing pages behave, and the test that holds each of it.

/** @typedef {{ spec: string, file: string, test: string }} Held */

const LANDING = 'frontend-marketing/src/pages/landing-page.spec.tsx';
const BLOG = 'frontend-marketing/src/pages/blog-page.spec.tsx';
const ARTICLE = 'frontend-marketing/src/pages/article-page.spec.tsx';
const CONTACT = 'frontend-marketing/src/pages/contact-page.spec.tsx';
const STATIC = 'frontend-marketing/src/pages/static-pages.spec.tsx';
const ROUTER = 'frontend-shell/src/router.spec.tsx';
const LAYOUT = 'frontend-shell/src/layout/site-layout.spec.tsx';
const JOURNEY = 'e2e/src/marketing.journey.ts';

/** @type {Held[]} */
export const HELD = [
  {
    spec: '2: landing page for anonymous visitors',
    file: ROUTER,
    test: 'is the landing page for a visitor, without loading account',
  },
  {
    spec: '2: a different home page for a signed-in user',
    file: ROUTER,
    test: 'is the home page of account for a signed-in user',
  },
  {
    spec: '2: a visitor sees Sign In and Get Started, by their names',
    file: LAYOUT,
    test: 'links to every section, and for a visitor to Sign In and Get Started',
  },
  {
    spec: '2: somebody signed in sees /dashboard and Logout, which goes to /api/logout',
    file: LAYOUT,
    test: 'links to Dashboard and Logout when a user is signed in',
  },
  {
    spec: '2: footer links, /contact labelled Help Centre',
    file: LAYOUT,
    test: 'the footer links to every page that SPEC.md names',
  },
  {
    spec: '2: the page scrolls to the top on every route change',
    file: ROUTER,
    test: 'goes to the top and puts the focus on the new heading',
  },
  {
    spec: "2: any other path is a 404 page reading '404 Page Not Found'",
    file: 'e2e/src/remotes.journey.ts',
    test: 'an unknown page shows 404 inside header and footer',
  },
  {
    spec: "2: 'See How It Works' reveals the Assessment Preview and smooth-scrolls to it",
    file: LANDING,
    test: 'opens with See How It Works, which scrolls to it smoothly',
  },
  {
    spec: '2: one sample question, four radio options; 4: number starts at 1, Previous disabled at 1',
    file: LANDING,
    test: 'begins at question 1 with four options, no Previous and 0 % progress',
  },
  {
    spec: '4: Next advances by 1',
    file: LANDING,
    test: 'goes forward and back, and stores no choice',
  },
  {
    spec: '4: progress is the rounded percentage of questions done',
    file: LANDING,
    test: 'rounds the progress to whole per cent',
  },
  {
    spec: "4: 'Start Real Assessment'; issue 12: offered from the first statement on",
    file: LANDING,
    test: 'shows Start Real Assessment at every statement and as the last step',
  },
  {
    spec: '2: the answers of the preview are neither stored nor sent',
    file: JOURNEY,
    test: 'the preview on the landing page stores nothing and sends nothing',
  },
  {
    spec: 'issue 7: scrolling respects reduced motion',
    file: LANDING,
    test: 'scrolls without animation when reduced motion is preferred',
  },
  { spec: '2: seven categories', file: CONTACT, test: 'offers the seven categories' },
  {
    spec: '2: submitting shows a success toast and clears the form; 8: its words; issue 12: it delivers',
    file: CONTACT,
    test: 'sends the message, shows thanks and resets the form',
  },
  {
    spec: '5: all five are required',
    file: CONTACT,
    test: 'marks every missing field and focuses the first',
  },
  {
    spec: "5: the email input uses the browser's email type",
    file: CONTACT,
    test: 'checks the email by the server’s rule',
  },
  {
    spec: 'issue 7: chips that filter',
    file: BLOG,
    test: 'filters by category',
  },
  {
    spec: 'issue 7: a search over titles, tags and text',
    file: BLOG,
    test: 'finds articles by words of title, tags and text',
  },
  {
    spec: '2: a newsletter box; issue 12: it delivers',
    file: BLOG,
    test: 'requests the email with the confirmation link',
  },
  {
    spec: '2: the default article for unknown slugs; issue 7: under its canonical address',
    file: ARTICLE,
    test: 'an unknown slug redirects to the default article',
  },
  {
    spec: '3: a blog post has title, subtitle, author, bio, date, read time, category, tags, content',
    file: ARTICLE,
    test: 'shows every part that SPEC.md requires',
  },
  {
    spec: 'issue 7: stories are marked as sample content',
    file: LANDING,
    test: 'marks its stories as sample content',
  },
  {
    spec: 'issue 7: the team is marked as sample content',
    file: STATIC,
    test: 'marks the team as sample content',
  },
  {
    spec: "issue 12: the owner's switch leaves them out, with every figure that nothing shows",
    file: 'frontend-marketing/src/pages/claims.spec.tsx',
    test: '%s shows no claim and no sample',
  },
  {
    spec: 'issue 7: with JavaScript off every page reads whole and its links work',
    file: JOURNEY,
    test: 'every page is complete without scripts, its links work, and it fits a phone of 320 px',
  },
];
