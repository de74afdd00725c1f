import { pages } from '@bearings/contracts';

export const notFoundTexts = {
  title: '404 Page Not Found',
  lead: 'There is nothing at this address. The link may be old, or it may have been mistyped.',
  ways: [
    { label: 'Go to the start page', to: pages.home },
    { label: 'Take the assessment', to: pages.assessment },
    { label: 'Read the blog', to: pages.blog },
    { label: 'Get help', to: pages.contact },
  ],
} as const;

export const crashedTexts = {
  title: 'This page has stopped working',
  lead: 'That is our fault, not yours. Loading it again usually helps; the rest of the site still works.',
  reload: 'Load the page again',
  home: 'Go to the start page',
} as const;
