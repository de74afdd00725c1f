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
    test: 'is the landing page for a visitor, without a word from account',
  },
  {
    spec: '2: a different home page for a signed-in user',
    file: ROUTER,
    test: 'is the home that account brings for somebody who is signed in',
  },
  {
    spec: '2: a visitor sees Sign In and Get Started, by their names',
    file: LAYOUT,
    test: 'leads everywhere, and a visitor to Sign In and Get Started',
  },
  {
    spec: '2: somebody signed in sees /dashboard and Logout, which goes to /api/logout',
    file: LAYOUT,
    test: 'leads somebody signed in to Dashboard and Logout, which leaves the page',
  },
  {
    spec: '2: footer links, /contact labelled Help Centre',
    file: LAYOUT,
    test: 'the footer leads to every page that SPEC.md names',
  },
  {
    spec: '2: the page scrolls to the top on every route change',
    file: ROUTER,
    test: 'goes to the top and puts the focus on the new heading',
  },
  {
    spec: "2: any other path is a 404 page reading '404 Page Not Found'",
    file: 'e2e/src/remotes.journey.ts',
    test: 'an unknown page says so inside header and footer',
  },
  {
    spec: "2: 'See How It Works' reveals the Assessment Preview and smooth-scrolls to it",
    file: LANDING,
    test: 'opens with See How It Works, which scrolls to it smoothly',
  },
  {
    spec: '2: one sample question, four radio options; 4: number starts at 1, Previous disabled at 1',
    file: LANDING,
    test: 'begins at question 1 of 36 with four options, no way back and nothing done',
  },
  {
    spec: '4: Next advances by 1',
    file: LANDING,
    test: 'goes on and back, and forgets what was chosen',
  },
  {
    spec: '4: progress is the rounded percentage of questions done',
    file: LANDING,
    test: 'counts what is done of 36, rounded',
  },
  {
    spec: "4: at the last question 'Start Real Assessment' sends the user to login",
    file: LANDING,
    test: 'ends with Start Real Assessment, which leads to sign-in',
  },
  {
    spec: '2: the answers of the preview are neither stored nor sent',
    file: JOURNEY,
    test: 'the preview on the landing page stores nothing and sends nothing',
  },
  {
    spec: 'issue 7: scrolling respects reduced motion',
    file: LANDING,
    test: 'does not move for those who want no motion',
  },
  { spec: '2: seven categories', file: CONTACT, test: 'offers the seven categories' },
  {
    spec: '2: submitting only shows a success toast and clears the form; 8: its words',
    file: CONTACT,
    test: 'thanks, clears itself and calls nobody',
  },
  {
    spec: '5: all five are required',
    file: CONTACT,
    test: 'names every missing field and goes to the first',
  },
  {
    spec: "5: the email input uses the browser's email type",
    file: CONTACT,
    test: 'lets the browser say what an email address is',
  },
  {
    spec: 'issue 7: chips that filter',
    file: BLOG,
    test: 'has the chips of SPEC.md, which filter',
  },
  {
    spec: 'issue 7: a search over titles, tags and text',
    file: BLOG,
    test: 'finds articles by any words of title, tags and text',
  },
  {
    spec: '2: the newsletter box is wired to nothing',
    file: BLOG,
    test: 'has a newsletter box that does not pretend to be open',
  },
  {
    spec: '2: the default article for unknown slugs; issue 7: under its canonical address',
    file: ARTICLE,
    test: 'an unknown slug leads to the default article at its own address',
  },
  {
    spec: '3: a blog post has title, subtitle, author, bio, date, read time, category, tags, content',
    file: ARTICLE,
    test: 'shows the article with all that SPEC.md asks of it',
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
    spec: "issue 7: an operator's switch leaves them out",
    file: 'frontend-marketing/src/pages/no-samples.spec.tsx',
    test: '%s is whole without them',
  },
  {
    spec: 'issue 7: with JavaScript off every page reads whole and its links work',
    file: JOURNEY,
    test: 'reads whole without scripts, and its links work',
  },
];
