export const crashedPageTexts = {
  title: 'This page has stopped working',
  lead: 'That is our fault, not yours. Loading it again usually helps; the rest of the site still works.',
  reload: 'Load the page again',
  home: 'Go to the start page',
} as const;
