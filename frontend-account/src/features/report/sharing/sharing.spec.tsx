import {
  endpoints,
  type ObserverQuestions,
  getShareDefaults,
  type SharedReport,
  type ShareLink,
  type Shares,
} from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  within,
  findLinkTarget,
  mockAndRecord,
} from '@bearings/web/testing';
import { ObserverReplies } from './observer-replies';
import { SharePart } from './share-part';
import { routes } from '../../../routes';
import { createReport, createShares } from '../../../test/records.factory';
import { type Handlers } from '../../../test/render-report';

const REPORT_ID = 'a1a1a1a1-0000-4000-8000-000000000001';
const SHARE_TOKEN = 'T'.repeat(43);
const sharedRoutes = routes.filter(({ path }) => path?.startsWith('/shared'));

const createLink = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: 'b1b1b1b1-0000-4000-8000-000000000001',
  purpose: 'parent',
  withName: true,
  withScores: false,
  withShape: false,
  withExperience: false,
  questions: null,
  replies: [],
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2027-01-30T10:00:00Z',
  state: 'open',
  comments: [],
  ...changes,
});
const NEW_COMMENT = {
  id: 'c1c1c1c1-0000-4000-8000-000000000001',
  name: '<b>Gran</b>',
  text: 'First line\nSecond line',
  createdAt: '2026-11-02T10:00:00Z',
  isNew: true,
};

const createSharedReport = (changes: Partial<SharedReport> = {}): SharedReport => ({
  purpose: 'parent',
  person: 'Ada',
  generator: 'Bearings’ own writer',
  generatedAt: '2026-11-01T10:00:00Z',
  expiresAt: '2027-01-30T10:00:00Z',
  country: 'GB',
  careers: [],
  document: createReport().document,
  ...changes,
});

describe('the owner of a report', () => {
  const openDialog = async (shares: Shares, handlers: Handlers = [], quotesExperience = false) => {
    createSignedInUser();
    const currentShares = { shares };
    const bodies: unknown[] = [];
    const page = renderPage(
      [{ path: '/', element: <SharePart id={REPORT_ID} quotesExperience={quotesExperience} /> }],
      {
        path: '/',
        handlers: [
          ...handlers,
          mockReply(endpoints.shares, () => currentShares.shares),
          mockReply(endpoints.createShare, ({ body }) => {
            bodies.push(body);
            currentShares.shares = createShares(createLink());
            return { link: createLink(), token: SHARE_TOKEN };
          }),
        ],
      },
    );
    const newComments = shares.links.flatMap(({ comments }) => comments).filter(({ isNew }) => isNew);
    const name = newComments.length > 0 ? /^Share \(\d+ new/ : 'Share';
    await page.user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
    return { ...page, current: currentShares, bodies };
  };

  it('creates a link, by default without scores, and copies it, or sees why the server refused to create one', async () => {
    const message = 'Your report has 10 links that work. End one of them to make another.';
    const { user, bodies } = await openDialog(createShares(), [
      mockRefusal(endpoints.createShare, 409, { code: 'refused', message }, { once: true }),
    ]);
    expect(await screen.findByText('You have made no link yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    const field = await screen.findByRole('textbox', { name: 'The link' });
    expect(field).toHaveValue(`http://localhost/shared/${SHARE_TOKEN}`);
    expect(bodies).toEqual([
      { purpose: 'read', withName: true, withScores: false, withShape: false, withExperience: false, days: 90 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
  });

  it('shares for a week and without a name by default if under 18', async () => {
    await openDialog({ links: [], defaults: getShareDefaults(true) });
    expect(await screen.findByRole('checkbox', { name: 'Show my first name' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Show them my first name' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Name on it' })).toHaveTextContent('No name');
    expect(screen.getByRole('combobox', { name: /long/i })).toHaveTextContent('7 days');
  });

  it('passes a link to the share dialog of the device if the device has such a dialog', async () => {
    const shareSpy = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share: shareSpy });
    const { user } = await openDialog(createShares());
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    await user.click(await screen.findByRole('button', { name: 'Share …' }));
    expect(shareSpy).toHaveBeenCalledWith({
      title: 'A career report',
      url: `http://localhost/shared/${SHARE_TOKEN}`,
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('passes the chosen picture to the device’s share dialog, and sees an error when it cannot be made', async () => {
    const shareSpy = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    Object.assign(navigator, { share: shareSpy, canShare: () => true });
    const { user } = await openDialog(createShares(), [mockReply(endpoints.reportCard, 'png')]);
    await user.click(await screen.findByRole('combobox', { name: 'For' }));
    await user.click(screen.getByRole('option', { name: 'A post (wide)' }));
    await user.click(screen.getByRole('combobox', { name: 'Name on it' }));
    await user.click(screen.getByRole('option', { name: 'No name' }));
    await user.click(screen.getByRole('checkbox', { name: /numbers of my scores/ }));
    expect(findLinkTarget('Save picture')).toBe(`/api/reports/${REPORT_ID}/card?size=wide&name=none&numbers=true`);
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(shareSpy).toHaveBeenCalledTimes(1));
    expect(shareSpy.mock.calls[0]?.[0].files?.[0]?.type).toBe('image/png');
    shareSpy.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    await waitFor(() => expect(shareSpy).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/The picture could not be made/)).toBeNull();
    server.use(mockRefusal(endpoints.reportCard, 503, { code: 'pdf_failed' }));
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    expect(await screen.findByText(/The picture could not be made/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it('chooses the readers, lifetime and content of a link', async () => {
    const { user, bodies } = await openDialog(createShares());
    await user.click(await screen.findByRole('combobox', { name: 'Who is it for?' }));
    await user.click(screen.getByRole('option', { name: /^A parent/ }));
    await user.click(screen.getByRole('combobox', { name: 'How long does it work?' }));
    await user.click(screen.getByRole('option', { name: '7 days' }));
    await user.click(screen.getByRole('checkbox', { name: /^Show my first name/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Show my scores/ }));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          purpose: 'parent',
          withName: false,
          withScores: true,
          withShape: false,
          withExperience: false,
          days: 7,
        },
      ]),
    );
  });

  it('shows what they have done only if they select it, together with their scores', async () => {
    const { user, bodies } = await openDialog(createShares(), [], true);
    const experience = await screen.findByRole('checkbox', { name: 'Show what I’ve done' });
    const scores = screen.getByRole('checkbox', { name: /^Show my scores/ });
    expect(experience).not.toBeChecked();
    expect(experience).toBeDisabled();
    await user.click(scores);
    await user.click(experience);
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(bodies).toMatchObject([{ withScores: true, withExperience: true }]));
    await user.click(scores);
    expect(experience).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(bodies[1]).toMatchObject({ withScores: false, withExperience: false }));
  });

  it('is not asked about what they have done if the report quotes none of it, and sees which links show it', async () => {
    await openDialog(createShares(createLink({ withScores: true, withExperience: true })));
    expect(await screen.findByText('With your name, with your scores, with what you’ve done')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Show what I’ve done' })).toBeNull();
  });

  it('ends a link after a confirmation, and can then no longer copy it', async () => {
    const endedIds: string[] = [];
    const { user, current } = await openDialog(createShares(), [
      mockReply(endpoints.endShare, ({ params }) => {
        endedIds.push(String(params['share']));
        current.shares = createShares(createLink({ state: 'ended' }));
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    expect(await screen.findByRole('textbox', { name: 'The link' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'End link' }));
    expect(endedIds).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'End this link?' });
    await user.click(within(question).getByRole('button', { name: 'End link' }));
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(endedIds).toEqual([createLink().id]);
    expect(screen.queryByRole('textbox', { name: 'The link' })).toBeNull();
  });

  it('reads and removes comments, which are marked as seen when the dialog is closed', async () => {
    const changes: unknown[] = [];
    const { user } = await openDialog(createShares(createLink({ comments: [NEW_COMMENT] })), [
      mockReply(endpoints.changeShareComments, ({ body }) => void changes.push(body)),
    ]);
    expect(await screen.findByText('<b>Gran</b>')).toBeVisible();
    expect(screen.getByText(/First line\s+Second line/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove the comment by/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this comment?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes).toEqual([{ ids: [NEW_COMMENT.id], change: 'removed' }]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(changes.at(-1)).toEqual({ ids: [NEW_COMMENT.id], change: 'seen' }));
  });
});

describe('observers’ replies in the owner’s report', () => {
  const OBSERVER_STATEMENT = { id: 'q1', text: 'They plan ahead.', own: 2 };
  const OBSERVER_REPLIES = ['Gran', null].map((name, at) => ({
    id: `d1d1d1d1-0000-4000-8000-00000000000${at}`,
    name,
    answers: at === 0 ? [{ id: 'q1', answer: 5 }] : [],
    careers: at === 0 ? ['Baker', 'Diver'] : ['Diver'],
    createdAt: '2026-11-02T10:00:00Z',
    isNew: false,
  }));
  const OBSERVER_CAREERS = ['Baker', 'Diver', 'Editor'].map((title) => ({ code: title, title }));
  const openSharing = (replies: ShareLink['replies'], handlers: Handlers = []) => {
    createSignedInUser();
    const questions = { statements: [OBSERVER_STATEMENT], careers: OBSERVER_CAREERS };
    return renderPage([{ path: '/', element: <ObserverReplies id={REPORT_ID} /> }], {
      path: '/',
      handlers: [mockReply(endpoints.shares, createShares(createLink({ questions, replies }))), ...handlers],
    });
  };

  it('are shown next to the owner’s answers, with the most chosen career first', async () => {
    const { user } = openSharing(OBSERVER_REPLIES);
    await user.click(await screen.findByRole('button', { name: 'What people who know you see' }));
    expect(screen.getByRole('definition')).toHaveTextContent('You: disagreeGran: strongly agreeNo name given:');
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Diver Chosen by Gran, No name given',
      'Baker Chosen by Gran',
    ]);
  });

  it('pass the focus to the button of another reply when one is removed', async () => {
    const { user } = openSharing(OBSERVER_REPLIES, [mockReply(endpoints.changeShareComments, undefined)]);
    await user.click(await screen.findByRole('button', { name: 'What people who know you see' }));
    await user.click(screen.getByRole('button', { name: 'Remove the reply by Gran' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this reply?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /No name given/ })).toHaveFocus());
  });

  it('stay on the page, with a message, when removing them fails', async () => {
    const { user } = openSharing(
      OBSERVER_REPLIES.slice(0, 1).map((reply) => ({ ...reply, careers: [] })),
      [mockRefusal(endpoints.changeShareComments, 503, { message: 'Busy.' })],
    );
    await user.click(await screen.findByRole('button', { name: 'What people who know you see' }));
    expect(screen.getByText('None was chosen.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the reply by Gran' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this reply?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^The reply could not be removed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove the reply by Gran' })).toBeVisible();
  });
});

function clearStorage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Returns everything that this browser stores. */
const listStoredTexts = (): string[] => [
  ...Object.values(window.localStorage),
  ...Object.values(window.sessionStorage),
];

describe('a visitor who opens a share link', () => {
  const openShared = (handlers: Handlers) => renderPage(sharedRoutes, { path: `/shared/${SHARE_TOKEN}`, handlers });

  beforeEach(clearStorage);

  it('sees the owner’s first name, the report’s date and an explanation', async () => {
    openShared([mockReply(endpoints.sharedReport, createSharedReport())]);
    expect(await screen.findByRole('heading', { name: 'Ada’s career report' })).toBeVisible();
    expect(screen.getByText('1 November 2026')).toBeVisible();
    expect(screen.getByText(/measures neither ability nor intelligence/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'What if …?' })).toBeNull();
  });

  it('sees only the careers if the link includes neither name nor scores', async () => {
    const { careers } = createReport().document;
    openShared([
      mockReply(endpoints.sharedReport, createSharedReport({ person: null, purpose: 'read', document: null, careers })),
    ]);
    expect(await screen.findByRole('heading', { name: 'A career report' })).toBeVisible();
    expect(screen.getByText(/1\. /)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Your comment/ })).toBeNull();
  });

  it('finds an unsent comment again in the same tab, after asking whose it is, and sends it', async () => {
    const report = mockReply(endpoints.sharedReport, createSharedReport());
    const first = openShared([report, mockRefusal(endpoints.addShareComment, 503)]);
    const { user } = first;
    await user.click(await screen.findByRole('button', { name: 'Send the comment' }));
    expect(screen.getByText('Please write your comment.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Well done.');
    await user.click(screen.getByRole('button', { name: 'Send the comment' }));
    expect(await screen.findByText('Your comment was not sent')).toBeVisible();
    first.unmount();

    openShared([report]);
    const sentBodies = mockAndRecord(endpoints.addShareComment, { status: 'accepted' });
    expect(await screen.findByText('There is an unsent comment in this tab')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Well done.');
    await user.click(screen.getByRole('button', { name: 'Go on with my comment' }));
    expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveValue('Well done.');
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Gran');
    await user.click(screen.getByRole('button', { name: 'Send the comment' }));
    expect(await screen.findByText('Thank you. Your comment was sent.')).toBeVisible();
    expect(sentBodies).toMatchObject([{ text: 'Well done.', name: 'Gran' }]);
    expect(listStoredTexts().join()).not.toMatch(/Well done|Gran/);
    await user.click(screen.getByRole('button', { name: 'Write another' }));
    expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('');
  });

  it('does not see the unsent comment of the person before on the same device', async () => {
    const report = mockReply(endpoints.sharedReport, createSharedReport());
    const first = openShared([report]);
    await first.user.type(await screen.findByRole('textbox', { name: /Your comment/ }), 'Dear Ada');
    first.unmount();
    expect(Object.values(window.localStorage).join()).not.toContain('Dear Ada');
    const { user } = openShared([report]);
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveValue('');
    expect(listStoredTexts().join()).not.toContain('Dear Ada');
  });

  it('sends a pasted comment cleaned', async () => {
    const { user } = openShared([mockReply(endpoints.sharedReport, createSharedReport())]);
    const sentBodies = mockAndRecord(endpoints.addShareComment, { status: 'accepted' });
    await user.click(await screen.findByRole('textbox', { name: /Your comment/ }));
    await user.paste('Ring \u202A020 7946 0958\u202C,\r\nap\u00ADply');
    await user.click(screen.getByRole('textbox', { name: /Your name/ }));
    await user.paste('\u2068Gran\u2069');
    await user.click(screen.getByRole('button', { name: 'Send the comment' }));
    expect(await screen.findByText('Thank you. Your comment was sent.')).toBeVisible();
    expect(sentBodies).toMatchObject([{ text: 'Ring 020 7946 0958,\napply', name: 'Gran' }]);
  });

  it('sees an error when the link does not work', async () => {
    openShared([mockRefusal(endpoints.sharedReport, 404)]);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(screen.getByText(/any more, or never did\. Ask the person who sent it/)).toBeVisible();
  });

  it('can retry when the report fails to load', async () => {
    const { user } = openShared([
      mockRefusal(endpoints.sharedReport, 500, { code: 'internal', message: 'No.' }, { once: true }),
      mockReply(endpoints.sharedReport, createSharedReport()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Ada’s career report' })).toBeVisible();
  });
});

describe('an observer who opens a link with questions', () => {
  const OBSERVER_QUESTIONS: ObserverQuestions = {
    person: 'Ada',
    expiresAt: '2027-01-30T10:00:00Z',
    isFull: false,
    statements: [
      { id: 'q1', text: 'They plan ahead.' },
      { id: 'q2', text: 'They mend what breaks.' },
    ],
    careers: ['Baker', 'Carpenter', 'Dentist', 'Editor'].map((title) => ({ code: title, title })),
  };
  const openObserver = (handlers: Handlers, questions = OBSERVER_QUESTIONS) =>
    renderPage(sharedRoutes, {
      path: `/shared/know/${SHARE_TOKEN}`,
      handlers: [mockReply(endpoints.observerQuestions, questions), ...handlers],
    });
  const answerForm = async ({ user }: ReturnType<typeof renderPage>) => {
    await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
    expect(screen.getAllByText('Please answer this one.')).toHaveLength(2);
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveFocus();
    for (const { text } of OBSERVER_QUESTIONS.statements) {
      const group = screen.getByRole('radiogroup', { name: text });
      await user.click(within(group).getByRole('radio', { name: 'Agree' }));
    }
    for (const name of ['Baker', 'Carpenter', 'Dentist']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('checkbox', { name: 'Editor' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Dentist' }));
    await user.type(screen.getByRole('textbox', { name: /Your first name/ }), 'Gran');
  };
  const OBSERVER_REPLY = {
    answers: [
      { id: 'q1', answer: 4 },
      { id: 'q2', answer: 4 },
    ],
    careers: ['Baker', 'Carpenter'],
    name: 'Gran',
  };

  beforeEach(clearStorage);

  it('finds unsent answers again in the same tab, after asking whose they are', async () => {
    const page = openObserver([mockRefusal(endpoints.addObserverReply, 503, { message: 'Busy.' })]);
    await answerForm(page);
    await page.user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Your answers were not sent')).toBeVisible();
    page.unmount();
    const { user } = openObserver([]);
    expect(await screen.findByText('There are unsent answers in this tab')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Baker' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on with my answers' }));
    expect(await screen.findByRole('textbox', { name: /Your first name/ })).toHaveValue('Gran');
    expect(screen.getByRole('checkbox', { name: 'Baker' })).toBeChecked();
  });

  it('can start again if the unsent answers are those of another person', async () => {
    const page = openObserver([]);
    await answerForm(page);
    page.unmount();
    const { user } = openObserver([]);
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('checkbox', { name: 'Baker' })).not.toBeChecked();
    expect(listStoredTexts().join()).not.toMatch(/Gran|Baker/);
  });

  it('leaves nothing in the browser for the next person, who answers with a key and an empty form of their own', async () => {
    const sentBodies = mockAndRecord(endpoints.addObserverReply, { status: 'accepted' });
    const page = openObserver([]);
    await answerForm(page);
    await page.user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(listStoredTexts().join()).not.toMatch(/Gran|Baker|q1/);
    page.unmount();

    const nextPage = openObserver([]);
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Gran');
    await nextPage.user.click(screen.getByRole('button', { name: 'Answer as someone else' }));
    expect(screen.getByRole('textbox', { name: /Your first name/ })).toHaveValue('');
    await answerForm(nextPage);
    await nextPage.user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    const [first, second] = sentBodies.map(Object);
    expect(second).toMatchObject({ ...OBSERVER_REPLY, isSomeoneElse: true });
    expect(second.key).not.toBe(first.key);
    expect(first).not.toHaveProperty('isSomeoneElse');
  });

  it('can replace answers already sent with an empty form, even if the link accepts no more observers', async () => {
    const sentBodies = mockAndRecord(endpoints.addObserverReply, { status: 'accepted' });
    const page = openObserver([]);
    await answerForm(page);
    await page.user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    page.unmount();
    const { user } = openObserver([], { ...OBSERVER_QUESTIONS, isFull: true });
    await user.click(await screen.findByRole('button', { name: 'Change my answers' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Your first name/ })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Answer as someone else' })).toBeNull();
    await answerForm({ ...page, user });
    await user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sentBodies).toMatchObject([OBSERVER_REPLY, OBSERVER_REPLY]);
    expect(sentBodies[0]).toEqual(sentBodies[1]);
  });

  it('sees a message when the link accepts no more replies or does not work', async () => {
    const fullPage = openObserver([], { ...OBSERVER_QUESTIONS, person: null, isFull: true });
    expect(await screen.findByText('This link has all its replies')).toBeVisible();
    fullPage.unmount();
    renderPage(sharedRoutes, {
      path: `/shared/know/${SHARE_TOKEN}`,
      handlers: [mockRefusal(endpoints.observerQuestions, 404)],
    });
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
