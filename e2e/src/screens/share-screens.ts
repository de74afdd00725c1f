import { endpoints, pageTo, type ShareCreated, type ShareRequest } from '@bearings/contracts';
import { leaveReplyPending, refuseCall, replyWith } from './mock-replies';
import { pressButton, type Screen, type ScreenState, visitPage, waitForText, screen } from './screen';

/** Creates a screen of the page that opens from a share link to the buyer's report. */
const sharedScreen = (name: string, wanted: Omit<ShareRequest, 'days'>): Screen => ({
  name,
  as: 'buyer',
  open: async ({ page, people }) => {
    const reply = await page.request.post(`/api/reports/${people.paid.id}/shares`, {
      data: { ...wanted, days: 7 },
    });
    const { token, link }: ShareCreated = await reply.json();
    await visitPage(page, pageTo.shared(token), /career report/i);
    // Delete the link after the page has loaded, because a report can have only ten links.
    await page.request.delete(`/api/reports/${people.paid.id}/shares/${link.id}`);
  },
});

const COMMENT_PART = 'form[aria-labelledby="comment-title"]';

const COMMENT_STATES: readonly ScreenState[] = [
  screen('shared-comment-missing', { part: COMMENT_PART }, async ({ page }) => {
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Please write your comment.');
  }),
  screen('shared-comment-refused', { part: COMMENT_PART }, async ({ page }) => {
    const message = 'This link has its 10 comments already. Ask for a new link to write more.';
    await refuseCall(page, endpoints.addShareComment, 409, { message });
    await page.getByLabel('Your comment').fill(`I can see you in a ward. ${'And more. '.repeat(85)}`);
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Your comment was not sent');
  }),
  screen('shared-comment-sent', { part: COMMENT_PART }, async ({ page }) => {
    await replyWith(page, endpoints.addShareComment, { status: 'accepted' });
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Thank you. Your comment was sent.');
  }),
];

/** Screens of shared reports. */
export const shareScreens: readonly Screen[] = [
  {
    ...sharedScreen('shared-whole', {
      purpose: 'parent',
      withName: true,
      withScores: true,
      withShape: true,
    }),
    further: COMMENT_STATES,
  },
  sharedScreen('shared-careers', {
    purpose: 'read',
    withName: false,
    withScores: false,
    withShape: false,
  }),
  {
    name: 'observe',
    as: 'buyer',
    open: async ({ page, people }) => {
      const reply = await page.request.post(`/api/reports/${people.paid.id}/observers`, {
        data: { withName: true },
      });
      const { token, link }: ShareCreated = await reply.json();
      await visitPage(page, pageTo.observe(token), /What do you see in/);
      await page.request.delete(`/api/reports/${people.paid.id}/shares/${link.id}`);
    },
  },
  screen('observe-ended', ({ page }) => visitPage(page, pageTo.observe('A'.repeat(43)), 'This link doesn’t work')),
  screen('shared-ended', ({ page }) => visitPage(page, pageTo.shared('A'.repeat(43)), 'This link doesn’t work')),
  screen('shared-failed', async ({ page }) => {
    await refuseCall(page, endpoints.sharedReport, 503);
    await page.goto(pageTo.shared('A'.repeat(43)));
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  screen('shared-loading', async ({ page }) => {
    await leaveReplyPending(page, endpoints.sharedReport);
    await page.goto(pageTo.shared('A'.repeat(43)));
    await page.getByText('Opening the report').first().waitFor({ state: 'attached' });
  }),
];
