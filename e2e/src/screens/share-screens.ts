import { endpoints, pageTo, type ShareCreated, type ShareRequest } from '@bearings/contracts';
import { readJson } from './fixtures';
import { refuseCall, replyWith } from './mock-replies';
import {
  pressButton,
  type Screen,
  type ScreenFixture,
  type ScreenState,
  visitPage,
  waitForText,
  createScreen,
} from './screen';

/** Opens a new link to the buyer's report, and deletes it then, because a report can have only ten links. */
async function openShareLink(
  { page, people }: ScreenFixture,
  kind: 'shares' | 'observers',
  data: object,
  heading: RegExp,
): Promise<void> {
  const path = `/api/reports/${people.paid.id}`;
  const { token, link }: ShareCreated = await readJson(page.request.post(`${path}/${kind}`, { data }));
  await visitPage(page, kind === 'shares' ? pageTo.shared(token) : pageTo.observe(token), heading);
  await page.request.delete(`${path}/shares/${link.id}`);
}

/** Creates a screen of the page that opens from a share link to the buyer's report. */
const createSharedScreen = (name: string, wanted: Omit<ShareRequest, 'days'>): Screen =>
  createScreen(name, { as: 'buyer' }, (fixture) =>
    openShareLink(fixture, 'shares', { ...wanted, days: 7 }, /career report/i),
  );

const COMMENT_PART = 'form[aria-labelledby="comment-title"]';

const COMMENT_STATES: readonly ScreenState[] = [
  createScreen('shared-comment-missing', { part: COMMENT_PART }, async ({ page }) => {
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Please write your comment.');
  }),
  createScreen('shared-comment-refused', { part: COMMENT_PART }, async ({ page }) => {
    const message = 'This link has its 10 comments already. Ask for a new link to write more.';
    await refuseCall(page, endpoints.addShareComment, 409, { message });
    await page.getByLabel('Your comment').fill(`I can see you in a ward. ${'And more. '.repeat(85)}`);
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Your comment was not sent');
  }),
  createScreen('shared-comment-sent', { part: COMMENT_PART }, async ({ page }) => {
    await replyWith(page, endpoints.addShareComment, { status: 'accepted' });
    await pressButton(page, 'Send the comment');
    await waitForText(page, 'Thank you. Your comment was sent.');
  }),
];

/** Screens of shared reports. */
export const shareScreens: readonly Screen[] = [
  {
    ...createSharedScreen('shared-whole', {
      purpose: 'parent',
      withName: true,
      withScores: true,
      withShape: true,
      withExperience: false,
    }),
    further: COMMENT_STATES,
  },
  createSharedScreen('shared-careers', {
    purpose: 'read',
    withName: false,
    withScores: false,
    withShape: false,
    withExperience: false,
  }),
  createScreen('observe', { as: 'buyer' }, (fixture) =>
    openShareLink(fixture, 'observers', { withName: true }, /What do you see in/),
  ),
  createScreen('observe-ended', ({ page }) =>
    visitPage(page, pageTo.observe('A'.repeat(43)), 'This link doesn’t work'),
  ),
  createScreen('shared-ended', ({ page }) => visitPage(page, pageTo.shared('A'.repeat(43)), 'This link doesn’t work')),
  createScreen('shared-failed', async ({ page }) => {
    await refuseCall(page, endpoints.sharedReport, 503);
    await page.goto(pageTo.shared('A'.repeat(43)));
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  createScreen('shared-loading', { pending: endpoints.sharedReport }, async ({ page }) => {
    await page.goto(pageTo.shared('A'.repeat(43)));
    await page.getByText('Opening the report').first().waitFor({ state: 'attached' });
  }),
];
