import { endpoints, type LongList, UNSAVED_CIRCUMSTANCES_STORAGE_KEY } from '@bearings/contracts';
import {
  createSignedInUser,
  findLinkTarget,
  mockRefusal,
  mockReply,
  screen,
  server,
  waitFor,
  within,
} from '@bearings/web/testing';
import { createCareerRow, createCareers } from '../../../test/careers.factory';
import { createAssessment, createMatchedReport } from '../../../test/records.factory';
import { type Handlers, renderReport } from '../../../test/render-report';

const { id } = createAssessment();
const page = `/report/${id}/long-list`;

const toListed = (
  { code, title, slug, what, pay, wayIn }: ReturnType<typeof createCareerRow>,
  localNames: LongList['careers'][number]['localNames'] = [],
) => ({
  code,
  title,
  localNames,
  slug,
  what,
  pay,
  wayIn,
});
const CAREERS = [
  toListed(createCareerRow(['15-2051.00', 'Data scientist', 60_000]), [
    { name: 'Datenwissenschaftler', language: 'de' },
  ]),
  toListed(createCareerRow(['43-4121.00', 'Library assistant', 30_000])),
  toListed(createCareerRow(['15-2041.00', 'Statistician', 50_000])),
];
const createList = (sorted: LongList['sorted'] = []): LongList => ({ careers: CAREERS, sorted });
const createRevised = (): ReturnType<typeof createMatchedReport> => {
  const report = createMatchedReport();
  const [first] = report.revisions;
  if (!first) throw new Error('The report has no version.');
  const second = { ...first, number: 2, reason: 'You sorted your long list.', change: 'Geologist left.' };
  return { ...report, revision: 2, revisions: [first, second] };
};

function openPage(handlers: Handlers = [], path = page) {
  createSignedInUser({ id: 'ada' });
  return renderReport(
    [
      ...handlers,
      mockReply(endpoints.longList, createList()),
      mockReply(endpoints.report, createMatchedReport()),
      mockReply(endpoints.reportCareers, createCareers()),
      mockReply(endpoints.assessment, createAssessment()),
    ],
    path,
  );
}

const findGroup = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const getSaveButton = () => screen.getByRole('button', { name: 'Work out my ten again' });
const readDraft = () => window.localStorage.getItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY);

const onSent = jest.fn();
const acceptSorting = mockReply(endpoints.sortLongList, ({ body }) => {
  onSent(body);
  server.use(mockReply(endpoints.report, createRevised()));
  return { status: 'generating' as const };
});

beforeEach(() => {
  onSent.mockClear();
  window.localStorage.clear();
});

describe('the long list', () => {
  it('is reached from the report', async () => {
    openPage([], `/report/${id}`);
    await screen.findByRole('link', { name: 'Sort my 25' });
    expect(findLinkTarget('Sort my 25')).toBe(page);
  });

  it('shows what each career is, and more of it in a new tab', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sort your 25 in a minute' })).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Your 25 careers' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Data scientist');
    expect(rows[0]).toHaveTextContent('Datenwissenschaftler');
    expect(rows[0]).toHaveTextContent('What a data scientist does.');
    expect(rows[0]).toHaveTextContent('1 to 3 years of training');
    const link = screen.getByRole('link', { name: 'Read more about Data scientist, in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/careers/data-scientist', '_blank']);
  });

  it('sends the answers, and leads to the new version, which says what changed', async () => {
    const { user, router } = openPage([acceptSorting]);
    await user.click((await findGroup('Data scientist')).getByRole('radio', { name: 'Not me' }));
    await user.click((await findGroup('Library assistant')).getByRole('radio', { name: 'Rather' }));
    await user.click((await findGroup('Statistician')).getByRole('radio', { name: 'Later' }));
    await user.click((await findGroup('Statistician')).getByRole('radio', { name: 'Later' }));
    expect(screen.getByText(/1 rather, 1 not me, 0 later/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('2 of 3 sorted', { selector: 'output' })).toBeInTheDocument(), {
      timeout: 3_000,
    });
    await user.click(getSaveButton());
    expect(await screen.findByText('Your report was updated')).toBeVisible();
    expect(screen.getByText(/You sorted your long list\. Geologist left\. Your earlier/)).toBeVisible();
    expect(router.state.location.pathname).toBe(`/report/${id}`);
    expect(onSent).toHaveBeenCalledWith({
      sorted: [
        { code: '15-2051.00', answer: 'not_me' },
        { code: '43-4121.00', answer: 'rather' },
      ],
    });
    expect(readDraft()).toBeNull();
  });

  it('is sorted by letters, which go on to the next career and then to the button', async () => {
    const { user } = openPage([acceptSorting]);
    const first = (await findGroup('Data scientist')).getByRole('radio', { name: 'Rather' });
    first.focus();
    await user.keyboard('n');
    expect((await findGroup('Data scientist')).getByRole('radio', { name: 'Not me' })).toBeChecked();
    expect((await findGroup('Library assistant')).getByRole('radio', { name: 'Rather' })).toHaveFocus();
    await user.keyboard('{Control>}l{/Control}');
    expect((await findGroup('Library assistant')).queryByRole('radio', { checked: true })).toBeNull();
    await user.keyboard('Rl');
    await waitFor(() => expect(getSaveButton()).toHaveFocus());
    expect(screen.getByText('3 of 3 sorted')).toBeVisible();
  });

  it('that was sorted before can be changed, and taken back', async () => {
    const sorted = createList([{ code: '15-2041.00', answer: 'rather' }]);
    const { user } = openPage([acceptSorting, mockReply(endpoints.longList, sorted)]);
    expect(await screen.findByText(/You sorted this list before/)).toBeVisible();
    expect((await findGroup('Statistician')).getByRole('radio', { name: 'Rather' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Take back all answers' }));
    await waitFor(() => expect(getSaveButton()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Take back all answers' })).toBeNull();
    await user.click(getSaveButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ sorted: [] }));
  });

  it('says when nothing changed', async () => {
    const { user } = openPage([mockReply(endpoints.sortLongList, { status: 'ready' })]);
    await findGroup('Data scientist');
    await user.click(getSaveButton());
    expect(await screen.findByText('Nothing changed')).toBeVisible();
  });
});

describe('answers about the long list that are not saved yet', () => {
  const chooseRather = async ({ user }: ReturnType<typeof openPage>) =>
    user.click((await findGroup('Statistician')).getByRole('radio', { name: 'Rather' }));

  it('are still there after a reload, without careers that left the list', async () => {
    const first = openPage();
    await chooseRather(first);
    await first.user.click((await findGroup('Data scientist')).getByRole('radio', { name: 'Later' }));
    first.unmount();
    const shorter = { ...createList(), careers: CAREERS.slice(1) };
    const { user } = openPage([acceptSorting, mockReply(endpoints.longList, shorter)]);
    expect(await screen.findByText(/answers from last time are still here/)).toBeVisible();
    expect((await findGroup('Statistician')).getByRole('radio', { name: 'Rather' })).toBeChecked();
    await user.click(getSaveButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ sorted: [{ code: '15-2041.00', answer: 'rather' }] }));
  });

  it('are not shown to another account, nor if the storage is damaged', async () => {
    const first = openPage();
    await chooseRather(first);
    first.unmount();
    const draft = readDraft()?.replace('"ada"', '"bob"') ?? '';
    window.localStorage.setItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY, draft);
    const second = openPage();
    expect((await findGroup('Statistician')).queryByRole('radio', { checked: true })).toBeNull();
    second.unmount();
    const damaged = { owner: 'ada', changes: { [`${id} long-list`]: { '15-2041.00': 'maybe', x: 1 } } };
    window.localStorage.setItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY, JSON.stringify(damaged));
    openPage();
    expect((await findGroup('Statistician')).queryByRole('radio', { checked: true })).toBeNull();
  });

  it('stay when the browser is offline, and can be sent again', async () => {
    const opened = openPage([acceptSorting]);
    await chooseRather(opened);
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await opened.user.click(getSaveButton());
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    expect(readDraft()).toContain('15-2041.00');
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your report was updated')).toBeVisible();
  });

  it('stay when the list has changed meanwhile, which is then shown', async () => {
    const message = 'Your long list has changed. Please look at it once more.';
    const opened = openPage([mockRefusal(endpoints.sortLongList, 400, { message })]);
    await chooseRather(opened);
    server.use(mockReply(endpoints.longList, { ...createList(), careers: CAREERS.slice(1) }));
    await opened.user.click(getSaveButton());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Data scientist' })).toBeNull());
    expect((await findGroup('Statistician')).getByRole('radio', { name: 'Rather' })).toBeChecked();
  });

  it('stay when the report was updated too often', async () => {
    const message = 'Please change it again tomorrow.';
    const opened = openPage([mockRefusal(endpoints.sortLongList, 429, { message })]);
    await chooseRather(opened);
    await opened.user.click(getSaveButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(readDraft()).toContain('15-2041.00');
  });
});

it('the page of the long list offers a retry when it fails to load', async () => {
  const { user } = openPage([mockRefusal(endpoints.longList, 503)]);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.use(mockReply(endpoints.longList, createList()));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Sort your 25 in a minute' })).toBeVisible();
});

it('the page of the long list leads others to the report’s page, which says why it is not shown', async () => {
  const { router } = openPage([
    mockRefusal(endpoints.longList, 404),
    mockRefusal(endpoints.report, 404),
    mockRefusal(endpoints.assessment, 404),
  ]);
  expect(await screen.findByRole('heading', { name: 'Report Not Found' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/report/${id}`);
});
