import { endpoints, pageTo, type ShareCreated, type ShareRequest, type Shares } from '@bearings/contracts';
import { CATEGORIES } from '@bearings/domain';
import { readJson } from './fixtures';
import { alterReply, refuseCall, replyWith } from './mock-replies';
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

const OWN_SHAPE = CATEGORIES.map((category, at) => ({ category, value: (at * 37) % 101 }));

/** A link that a mother and a friend answered. */
const ANSWERED_LINK: Shares['links'][number] = {
  id: 'b1b1b1b1-0000-4000-8000-000000000001',
  purpose: 'observer',
  withName: true,
  withScores: false,
  withShape: false,
  withExperience: false,
  showsBoth: true,
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
  state: 'open',
  comments: [],
  replies: (['parent', 'friend'] as const).map((role, reply) => ({
    id: `d1d1d1d1-0000-4000-8000-00000000000${reply}`,
    role,
    answers: CATEGORIES.map((category, at) => ({ category, answer: ((at * 2 + reply) % 5) + 1 })),
    createdAt: '2026-11-02T10:00:00Z',
    isNew: false,
  })),
};

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
  createScreen('report-two-shapes', { as: 'buyer', part: 'section:has(.ui-shape-seen)' }, async ({ page, people }) => {
    await alterReply(page, endpoints.shares, (kept: Shares) => ({ ...kept, links: [ANSWERED_LINK] }));
    await visitPage(page, pageTo.report(people.paid.id), /career report/i);
    await page.locator('.ui-shape-seen').waitFor();
  }),
  createScreen('observe-sent', { as: 'buyer' }, async (fixture) => {
    const { page } = fixture;
    await openShareLink(fixture, 'observers', { withName: true, showsBoth: true }, /would like to know how you see/);
    await replyWith(page, endpoints.addObserverReply, { own: OWN_SHAPE });
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').nth(3).click();
    await pressButton(page, 'Send my answers');
    await page.locator('.ui-shape-seen').waitFor();
  }),
  createScreen('observe', { as: 'buyer' }, (fixture) =>
    openShareLink(fixture, 'observers', { withName: true, showsBoth: false }, /would like to know how you see/),
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
