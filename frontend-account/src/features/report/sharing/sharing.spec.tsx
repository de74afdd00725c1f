import {
  endpoints,
  type ObserverQuestions,
  type ObserverReply,
  getShareDefaults,
  type SharedReport,
  type ShareLink,
  type Shares,
} from '@bearings/contracts';
import { CATEGORIES, type Category, sortCategoriesByValue, toShapeValues } from '@bearings/domain';
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
import { SharePart } from './share-part';
import { TwoShapes } from './two-shapes';
import { routes } from '../../../routes';
import { createReportView } from '../report-view';
import { createMatchedReport, createReport, createShares } from '../../../test/records.factory';
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
  showsBoth: false,
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
  headline: 'I look out for people, and I make plans',
  shape: createReport().document.categories,
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
      { purpose: 'read', withName: true, withScores: false, withShape: true, withExperience: false, days: 90 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
  });

  it('shares for a week, without a name and without the shape by default if under 18', async () => {
    await openDialog({ links: [], defaults: getShareDefaults(true) });
    expect(await screen.findByRole('checkbox', { name: 'Show my first name' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Show my shape' })).not.toBeChecked();
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
          withShape: true,
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

describe('how others see the owner, in the owner’s report', () => {
  const report = createReportView(createMatchedReport());
  const OWN = toShapeValues(report.document.categories);
  /** Answers that see as much as the owner in every category, and most in one where the owner sees least. */
  const lowest = sortCategoriesByValue(OWN).at(-1) ?? 'risk';
  const ANSWERS = CATEGORIES.map((category) => ({
    category,
    answer: category === lowest ? 5 : Math.round(OWN[category] / 25) + 1,
  }));
  const createReply = (at: number, changes: Partial<ObserverReply> = {}): ObserverReply => ({
    id: `d1d1d1d1-0000-4000-8000-00000000000${at}`,
    role: 'parent',
    answers: ANSWERS,
    createdAt: '2026-11-02T10:00:00Z',
    isNew: false,
    ...changes,
  });
  const createObserverLink = (...replies: ObserverReply[]): ShareLink => createLink({ purpose: 'observer', replies });
  const openReport = (links: ShareLink[], handlers: Handlers = []) => {
    createSignedInUser();
    return renderPage([{ path: '/', element: <TwoShapes report={report} /> }], {
      path: '/',
      handlers: [mockReply(endpoints.shares, createShares(...links)), ...handlers],
    });
  };

  it('can be asked by a link, which shows observers both shapes if the owner says so', async () => {
    const { user } = openReport([]);
    const bodies = mockAndRecord(endpoints.createObserverLink, { link: createObserverLink(), token: SHARE_TOKEN });
    await user.click(await screen.findByRole('checkbox', { name: 'They may see both shapes' }));
    await user.click(screen.getByRole('button', { name: 'Make a link to ask' }));
    expect(await screen.findByRole('textbox', { name: 'The link' })).toBeVisible();
    expect(bodies).toEqual([{ withName: true, showsBoth: true }]);
  });

  it('is missing while nobody has answered, and says until when the link works', async () => {
    openReport([createObserverLink()]);
    expect(await screen.findByText(/^Asked on 1 November 2026, no answer yet\. The link works until /)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How others see you' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ask someone else' })).toBeVisible();
  });

  it('is drawn over the owner’s shape, with one sentence, a table and a picture', async () => {
    openReport([createObserverLink(createReply(1))]);
    expect(await screen.findByRole('heading', { name: /^A parent sees more .* in you than you do$/ })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^How you see you, and how a parent sees you, .* further out in /,
    );
    expect(screen.getByRole('columnheader', { name: 'A parent', hidden: true })).toBeInTheDocument();
    expect(screen.getByText(/^Your scores and your ten stay as they are\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save the picture' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/card\?size=tall&both=true$/),
    );
  });

  it('is the mean of several people, and leaves out those who rated too few statements', async () => {
    const few = createReply(3, { role: 'teacher', answers: ANSWERS.slice(0, 7) });
    openReport([createObserverLink(createReply(1), createReply(2, { role: 'friend' }), few)]);
    expect(await screen.findByRole('heading', { name: /^2 people see more / })).toBeVisible();
    expect(screen.getByText('The dashed line is the mean of 2 people’s answers.')).toBeVisible();
    expect(screen.getByText('Rated 7 of twelve. We draw a line from eight on.')).toBeVisible();
  });

  it('is shown to observers or not, as the owner switches at any time', async () => {
    const { user } = openReport([createObserverLink(createReply(1))]);
    const bodies = mockAndRecord(endpoints.changeObserverLink, undefined);
    await user.click(await screen.findByRole('switch', { name: 'They may see both shapes' }));
    await waitFor(() => expect(bodies).toEqual([{ showsBoth: true }]));
    server.use(mockRefusal(endpoints.changeObserverLink, 503, { message: 'Busy.' }));
    await user.click(screen.getByRole('switch', { name: 'They may see both shapes' }));
    expect(await screen.findByText(/^This was not changed/)).toBeVisible();
  });

  it('passes the focus to the button of another reply when one is removed, and says when that fails', async () => {
    const replies = [createReply(1), createReply(2, { role: 'friend' })];
    const { user } = openReport(
      [createObserverLink(...replies)],
      [mockRefusal(endpoints.changeShareComments, 503, { message: 'Busy.' })],
    );
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove: A parent' }));
      const question = await screen.findByRole('alertdialog', { name: 'Remove this reply?' });
      await user.click(within(question).getByRole('button', { name: 'Remove' }));
    };
    await remove();
    expect(await screen.findByText(/^The reply could not be removed/)).toBeVisible();
    server.use(mockReply(endpoints.changeShareComments, undefined));
    await remove();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: A friend' })).toHaveFocus());
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
    expect(screen.getByText('“I look out for people, and I make plans.”')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Ada’s shape: twelve areas/ })).toBeVisible();
    expect(screen.getAllByText('Read it as a table')[0]).toBeVisible();
    const [first] = createReport().document.careers;
    expect(screen.getByRole('list', { name: 'The first three' })).toHaveTextContent(`1. ${first?.title}`);
    expect(findLinkTarget('Draw mine, free')).toBe('/assessment');
    expect(screen.queryByRole('button', { name: 'What if …?' })).toBeNull();
  });

  it('sees the shape without its numbers if the link includes no scores', async () => {
    const { careers } = createReport().document;
    openShared([mockReply(endpoints.sharedReport, createSharedReport({ document: null, careers }))]);
    expect(await screen.findByRole('img', { name: /^Ada’s shape/ })).toBeVisible();
    expect(screen.queryByText('Read it as a table')).toBeNull();
    expect(screen.getByText(/What the report says about the person was left out/)).toBeVisible();
  });

  it('sees the careers without numbers if the report does not rank them', async () => {
    const { document } = createReport();
    const unranked = { ...document, matching: { ...document.matching, ranked: false } };
    openShared([mockReply(endpoints.sharedReport, createSharedReport({ document: unranked }))]);
    expect(await screen.findByRole('list', { name: 'The first three' })).not.toHaveTextContent('1.');
  });

  it('sees only the careers if the link includes neither name nor scores', async () => {
    const { careers } = createReport().document;
    openShared([
      mockReply(
        endpoints.sharedReport,
        createSharedReport({
          person: null,
          purpose: 'read',
          headline: null,
          shape: null,
          document: null,
          careers,
        }),
      ),
    ]);
    expect(await screen.findByRole('heading', { name: 'A career report' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^1\. / })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
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

describe('an observer who opens a link with statements', () => {
  const toStatement = (category: Category) => ({ category, text: `Ada and ${category}.` });
  const OBSERVER_QUESTIONS: ObserverQuestions = {
    person: 'Ada',
    expiresAt: '2027-01-30T10:00:00Z',
    isFull: false,
    statements: ['leadership' as const, 'motivation' as const].map(toStatement),
  };
  const openObserver = (handlers: Handlers, questions = OBSERVER_QUESTIONS) =>
    renderPage(sharedRoutes, {
      path: `/shared/know/${SHARE_TOKEN}`,
      handlers: [mockReply(endpoints.observerQuestions, questions), ...handlers],
    });
  /** Answers every statement but that on leadership, about which the observer cannot say. */
  const answerForm = async (page: ReturnType<typeof renderPage>) => {
    await screen.findByRole('radiogroup', { name: 'Who are you?' });
    const [role, ...statements] = screen.getAllByRole('radiogroup');
    if (!role) throw new Error('The observer is not asked who they are.');
    await page.user.click(within(role).getByRole('radio', { name: 'A friend' }));
    for (const [index, group] of statements.entries()) {
      await page.user.click(within(group).getByRole('radio', { name: index === 0 ? 'I can’t say' : 'Agree' }));
    }
  };
  const send = ({ user }: ReturnType<typeof renderPage>) =>
    user.click(screen.getByRole('button', { name: 'Send my answers' }));
  const SENT_ANSWERS = CATEGORIES.filter((each) => each !== 'leadership').map((category) => ({ category, answer: 4 }));

  beforeEach(clearStorage);

  it('is led to the first question without an answer', async () => {
    const page = openObserver([]);
    await screen.findByRole('radiogroup', { name: 'Who are you?' });
    await send(page);
    expect(screen.getByText('Please say who you are.')).toBeVisible();
    expect(screen.getAllByText('Please answer this one.')).toHaveLength(2);
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  });

  it('finds unsent answers again in the same tab, after asking whose they are', async () => {
    const page = openObserver([mockRefusal(endpoints.addObserverReply, 503, { message: 'Busy.' })]);
    await answerForm(page);
    await send(page);
    expect(await screen.findByText('Your answers were not sent')).toBeVisible();
    page.unmount();
    const { user } = openObserver([]);
    expect(await screen.findByText('There are unsent answers in this tab')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on with my answers' }));
    expect(await screen.findByRole('radio', { name: 'A friend' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'I can’t say', checked: true })).toBeVisible();
  });

  it('can start again if the unsent answers are those of another person', async () => {
    const page = openObserver([]);
    await answerForm(page);
    page.unmount();
    const { user } = openObserver([]);
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(listStoredTexts().join()).not.toMatch(/friend/);
  });

  it('sees both shapes at the end if the owner shows them, without numbers', async () => {
    const own = CATEGORIES.map((category) => ({ category, value: category === 'risk' ? 17 : 67 }));
    const bodies = mockAndRecord(endpoints.addObserverReply, { own });
    const page = openObserver([], { ...OBSERVER_QUESTIONS, statements: CATEGORIES.map(toStatement) });
    await answerForm(page);
    await send(page);
    expect(
      await screen.findByRole('heading', { name: 'You see more risk tolerance in Ada than Ada does.' }),
    ).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/It has a gap at Leadership\.$/);
    expect(document.body).not.toHaveTextContent(/17|67/);
    expect(screen.getByRole('link', { name: 'Draw mine, free' })).toHaveAttribute('href', '/assessment');
    expect(bodies).toMatchObject([{ role: 'friend', answers: SENT_ANSWERS }]);
    expect(listStoredTexts().join()).not.toMatch(/friend|leadership/);
  });

  it('sees no shape if the owner keeps it, and another person on the device answers with an empty form', async () => {
    const bodies = mockAndRecord(endpoints.addObserverReply, { own: null });
    const page = openObserver([]);
    await answerForm(page);
    await send(page);
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    page.unmount();
    const nextPage = openObserver([]);
    await nextPage.user.click(await screen.findByRole('button', { name: 'Answer as someone else' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await answerForm(nextPage);
    await send(nextPage);
    expect(await screen.findByText('Thank you')).toBeVisible();
    const [first, second] = bodies.map(Object);
    expect(second).toMatchObject({ isSomeoneElse: true });
    expect(second.key).not.toBe(first.key);
    expect(first).not.toHaveProperty('isSomeoneElse');
  });

  it('can replace or take back answers already sent, even if the link accepts no more observers', async () => {
    const bodies = mockAndRecord(endpoints.addObserverReply, { own: null });
    const page = openObserver([]);
    await answerForm(page);
    await send(page);
    expect(await screen.findByText('Thank you')).toBeVisible();
    page.unmount();
    const taken: string[] = [];
    const nextPage = openObserver(
      [mockReply(endpoints.withdrawObserverReply, ({ params }) => void taken.push(String(params['key'])))],
      { ...OBSERVER_QUESTIONS, isFull: true },
    );
    await nextPage.user.click(await screen.findByRole('button', { name: 'Change my answers' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await answerForm(nextPage);
    await send(nextPage);
    await nextPage.user.click(await screen.findByRole('button', { name: 'Take my answers back' }));
    expect(await screen.findByText('Your answers are deleted')).toBeVisible();
    const [first, second] = bodies.map(Object);
    expect([second.key, taken]).toEqual([first.key, [first.key]]);
    expect(listStoredTexts().join()).not.toContain(first.key);
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
