import {
  CHOICE_LIMITS,
  endpoints,
  getQueueStorageKey,
  type CareerChange,
  type CareerChoice,
  type ReportCareers,
} from '@bearings/contracts';
import {
  act,
  mockReply,
  mockRefusal,
  screen,
  server,
  createSignedInUser,
  userEvent,
  waitFor,
  within,
} from '@bearings/web/testing';
import { createCareerRow, createCareers } from '../../../test/careers.factory';
import { createAssessment, createMatchedReport } from '../../../test/records.factory';
import { renderReport } from '../../../test/render-report';

const UNSENT_KEY = getQueueStorageKey('ada');
const { id } = createAssessment();
const NURSE = createCareerRow(['29-1141.00', 'Registered nurse (adult)', 38_000], {
  verdict: 'Not among your ten: it came 40th.',
});

/** The choices stored by the fake server. `sentChanges` lists the changes that the server has received. */
let choices: CareerChoice[];
let sentChanges: [string, CareerChange][];
beforeEach(() => {
  choices = [];
  sentChanges = [];
  window.localStorage.clear();
});

const mockCareers = (changes: Partial<ReportCareers> = {}) =>
  mockReply(endpoints.reportCareers, () => {
    const isAdded = choices.some(({ code, added }) => added && code === NURSE.code);
    return createCareers({ choices, others: isAdded ? [NURSE] : [], ...changes });
  });
const choiceHandler = mockReply(endpoints.chooseCareer, ({ params, body }) => {
  const code = String(params['code']);
  const change: CareerChange = JSON.parse(JSON.stringify(body));
  sentChanges.push([code, change]);
  const previousChoice = choices.find((each) => each.code === code);
  const blankChoice: CareerChoice = { code, choice: null, added: false, note: '', chosenAt: null };
  choices = [...choices.filter((each) => each.code !== code), { ...blankChoice, ...previousChoice, ...change }];
  return choices;
});

function openChoices(changes: Partial<ReportCareers> = {}, search = '') {
  createSignedInUser({ id: 'ada' });
  const report = mockReply(endpoints.report, createMatchedReport());
  return renderReport([report, mockCareers(changes), choiceHandler], `/report/${id}${search}`);
}

const findList = () => screen.findByRole('region', { name: /^Ten careers/ });
const ROW_NAME_PATTERN =
  /^(?:\d+\. )?(?:Data scientist|Library assistant|Statistician|Museum technician|Registered nurse)/;
const readListedTitles = async () =>
  within(await findList())
    .getAllByRole('button', { name: ROW_NAME_PATTERN })
    .map((each) => each.textContent);
function getFirstNote(): HTMLElement {
  const [note] = screen.getAllByRole('textbox', { name: 'Your note' });
  return note ?? document.body;
}
const findInList = async (name: RegExp) => within(await findList()).findByRole('button', { name });
/** Opens the details of every career in the list. */
async function openAllCareers(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Open every career' }));
  await within(await findList()).findByRole('button', { name: /^Save Data/ });
}

it('a report fetches its careers again if the first reply is for another version of the report', async () => {
  const [first, second] = createCareers().careers;
  const [one, two, ...others] = createMatchedReport().document.careers;
  if (!first || !second || !one || !two) throw new Error('The sample has too few careers.');
  let calls = 0;
  createSignedInUser({ id: 'ada' });
  const { document } = createMatchedReport();
  renderReport([
    mockReply(endpoints.report, {
      ...createMatchedReport(),
      document: { ...document, careers: [two, one, ...others] },
    }),
    mockReply(endpoints.reportCareers, () => {
      calls += 1;
      return createCareers(calls === 1 ? {} : { careers: [second, first] });
    }),
  ]);
  await waitFor(() => expect(calls).toBe(2));
  await screen.findByRole('combobox', { name: 'Add a career of your own' });
  expect(await readListedTitles()).toEqual([`1. ${second.title}`, `2. ${first.title}`]);
});

it('saving a career is announced and can be undone', async () => {
  const { user } = openChoices();
  await openAllCareers(user);
  await user.click(await findInList(/^Save Library assistant/));
  expect(await screen.findByText('Library assistant is saved.')).toBeVisible();
  expect(await findInList(/^Saved Library assistant/)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(sentChanges).toEqual([['43-4121.00', { choice: 'keep' }]]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findInList(/^Save Library assistant/)).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(choices).toMatchObject([{ choice: null }]));
  expect(document.getElementById('career-43-4121.00')).toHaveFocus();
});

it('replacing a career by a similar one can be undone', async () => {
  const { user } = openChoices();
  await openAllCareers(user);
  await user.click(await findInList(/^Rather this one Statistician/));
  expect(await screen.findByText('Statistician takes the place of Data scientist.')).toBeVisible();
  expect(await readListedTitles()).toEqual(['1. Library assistant', '2. Statistician']);
  await waitFor(() =>
    expect(sentChanges).toEqual([
      ['15-2051.00', { choice: 'remove' }],
      ['15-2041.00', { choice: 'keep' }],
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await readListedTitles()).toEqual(['1. Data scientist', '2. Library assistant']);
  expect(document.getElementById('career-15-2051.00')).toHaveFocus();
});

it('a career cannot be replaced by a similar one that is already on the list', async () => {
  const { next } = createCareers();
  choices = [{ code: '15-2041.00', choice: null, added: true, note: '', chosenAt: null }];
  const { user } = openChoices({ others: next, next: [] });
  await openAllCareers(user);
  await user.click(await findInList(/^Rather this one Statistician/));
  expect(await screen.findByText('Statistician is on your list already.')).toBeVisible();
  expect(sentChanges).toEqual([]);
});

it('a report shows the choices made in another tab when the reader returns to its tab', async () => {
  openChoices();
  expect(await findInList(/^1\. Data scientist/)).toBeVisible();
  await screen.findByRole('combobox', { name: 'Add a career of your own' });
  choices = [{ code: '15-2051.00', choice: 'remove', added: false, note: '', chosenAt: null }];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect(await readListedTitles()).toEqual(['1. Library assistant', '2. Statistician']));
});

it('a reader can save at most 20 careers of a report, and can add at most 20 other careers to the report', async () => {
  const blankFields = { note: '', chosenAt: null, choice: 'keep', added: true } as const;
  choices = [
    { ...blankFields, code: '43-4121.00', added: false },
    ...Array.from({ length: CHOICE_LIMITS.added }, (_, place) => ({
      ...blankFields,
      code: `99-${1_000 + place}.00`,
    })),
  ];
  const { user } = openChoices();
  server.use(
    mockReply(endpoints.occupations, [
      { code: NURSE.code, title: NURSE.title, matchedTitles: ['Nurse'], dealBreakers: [] },
    ]),
  );
  await openAllCareers(user);
  await user.click(await findInList(/^Save Data scientist/));
  expect(await screen.findByText('You can save 20 careers. Let one go first.')).toBeVisible();
  await user.click(await findInList(/^Rather this one Statistician/));
  expect(screen.queryByText(/Statistician takes the place/)).toBeNull();
  await user.type(await screen.findByRole('combobox', { name: 'Add a career of your own' }), 'nur');
  await user.click(await screen.findByRole('option', { name: /Registered nurse/ }));
  expect(await screen.findByText('You can add 20 careers. Remove one first.')).toBeVisible();
  expect(sentChanges).toEqual([]);
  await user.click(await findInList(/^Saved Library assistant/));
  expect(await screen.findByText('Library assistant is no longer saved.')).toBeVisible();
  await waitFor(() => expect(sentChanges).toEqual([['43-4121.00', { choice: null }]]));
});

it('a career that the reader removes is replaced by the next-best career, and can be restored', async () => {
  const { user } = openChoices();
  await openAllCareers(user);
  await user.click(await findInList(/^Not for me Data scientist/));
  expect(await screen.findByText('Data scientist is off your list. Statistician takes its place.')).toBeVisible();
  expect(await readListedTitles()).toEqual(['1. Library assistant', '2. Statistician']);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Put back Data scientist/ }));
  expect(await readListedTitles()).toEqual(['1. Data scientist', '2. Library assistant']);
  await waitFor(() => expect(sentChanges.map(([, change]) => change.choice)).toEqual(['remove', null]));
});

it('the list of careers keeps its sort order and filter in the URL', async () => {
  const { user, router } = openChoices({}, '?sort=pay&show=kept');
  expect(await screen.findByText('No careers match what you chose to show.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('?sort=pay');
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Shortest way in' }));
  expect(router.state.location.search).toBe('?sort=wayIn');
});

it('a report’s careers cannot be sorted by entry route if none of them has an entry route', async () => {
  const careers = createCareers().careers.map((row) => ({ ...row, wayIn: null }));
  const { user } = openChoices({ careers }, '?sort=wayIn&show=noDegree');
  expect(await readListedTitles()).toEqual(['1. Data scientist', '2. Library assistant']);
  expect(screen.queryByText(/of training/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  expect(await screen.findByRole('option', { name: 'Highest pay' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Shortest way in' })).toBeNull();
});

it('a reader can add any career by its title, and then sees its rank', async () => {
  const { user } = openChoices();
  server.use(
    mockReply(endpoints.occupations, [
      { code: NURSE.code, title: NURSE.title, matchedTitles: ['Nurse'], dealBreakers: [] },
    ]),
  );
  await user.type(await screen.findByRole('combobox', { name: 'Add a career of your own' }), 'nur');
  await user.click(await screen.findByRole('option', { name: /Registered nurse/ }));
  expect(await screen.findByText('Registered nurse (adult) is added to your list.')).toBeVisible();
  await user.click(await findInList(/^Registered nurse/));
  expect(screen.getByText('Not among your ten: it came 40th.')).toBeVisible();
  await user.click(await findInList(/^Remove Registered nurse/));
  await waitFor(async () => expect(await readListedTitles()).toHaveLength(2));
});

it('the comparison of two careers shows each one’s demands next to the reader’s scores', async () => {
  const { user, router } = openChoices();
  await openAllCareers(user);
  for (const title of ['Data scientist', 'Library assistant']) {
    await user.click(await screen.findByRole('checkbox', { name: `Compare ${title}` }));
  }
  expect(router.state.location.search).toContain('compare=15-2051.00%2C43-4121.00');
  await user.click(screen.getByRole('button', { name: 'Compare 2 careers' }));
  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  const comparison = screen.getByRole('table', { name: 'The chosen careers side by side' });
  expect(within(comparison).getByRole('row', { name: /^Planning/ })).toHaveTextContent(/work 60you 83work 60you 83/);
  await user.click(screen.getByRole('button', { name: 'Take Data scientist out' }));
  expect(screen.queryByRole('heading', { name: 'Side by side' })).toBeNull();
  await waitFor(() => expect(document.getElementById('career-15-2051.00')).toHaveFocus());
});

it('a note that the server refuses stays in its field', async () => {
  const { user } = openChoices();
  await user.click(await findInList(/^1\. Data scientist/));
  server.use(mockRefusal(endpoints.chooseCareer, 400, { code: 'invalid_field', message: 'No.', field: 'note' }));
  await user.type(getFirstNote(), 'Ask Jo');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(getFirstNote()).toHaveValue('Ask Jo');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeVisible();
});

describe('the message at the bottom of a report', () => {
  const ANNOUNCEMENT_MS = 10_000;
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('confirms a saved note and disappears after ten seconds', async () => {
    openChoices();
    await user.click(await findInList(/^1\. Data scientist/));
    await user.type(getFirstNote(), 'Ask Jo');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(getFirstNote()).toHaveFocus();
    expect(screen.getByText('Your note is saved.')).toBeVisible();
    advanceTime(ANNOUNCEMENT_MS - 1);
    expect(screen.getByText('Your note is saved.')).toBeVisible();
    advanceTime(1);
    expect(screen.queryByText('Your note is saved.')).toBeNull();
    await waitFor(() => expect(sentChanges).toEqual([['15-2051.00', { note: 'Ask Jo' }]]));
  });

  it('stays, with its Undo button, while the change can be undone', async () => {
    openChoices();
    await openAllCareers(user);
    await user.click(await findInList(/^Save Library assistant/));
    advanceTime(10 * ANNOUNCEMENT_MS);
    expect(screen.getByText('Library assistant is saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('a report whose reader is offline', () => {
  it('stores the reader’s choices in the browser, and sends them when the reader is online again', async () => {
    const { user } = openChoices();
    await openAllCareers(user);
    const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'));
    await user.click(await findInList(/^Save Data scientist/));
    expect(await screen.findByText(/We can’t reach the site/)).toBeVisible();
    expect(await findInList(/^Saved Data scientist/)).toBeVisible();
    expect(window.localStorage.getItem(UNSENT_KEY)).toContain('"choice":"keep"');
    fetching.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sentChanges).toEqual([['15-2051.00', { choice: 'keep' }]]));
    expect(window.localStorage.getItem(UNSENT_KEY)).toBeNull();
    expect(screen.queryByText(/We can’t reach the site/)).toBeNull();
  });
});

it('a report undoes a choice that the server refuses, and shows why', async () => {
  const { user } = openChoices();
  await openAllCareers(user);
  const message = 'That is as many as a report can have. Remove one first.';
  server.use(mockRefusal(endpoints.chooseCareer, 409, { code: 'too_many_choices', message }));
  await user.click(await findInList(/^Save Data scientist/));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await findInList(/^Save Data scientist/)).toHaveAttribute('aria-pressed', 'false');
});

it('a report offers a retry, and no controls for choosing careers, if the stored choices fail to load', async () => {
  createSignedInUser({ id: 'ada' });
  const { user } = renderReport([
    mockReply(endpoints.report, createMatchedReport()),
    mockReply(endpoints.countries, []),
    mockRefusal(endpoints.reportCareers, 500),
  ]);
  expect(await screen.findByText(/Saving, removing and adding don’t work just now/)).toBeVisible();
  expect(await readListedTitles()).toEqual(['1. Data scientist', '2. Library assistant']);
  expect(screen.queryByRole('button', { name: /^Save \w/ })).toBeNull();
  server.use(mockCareers());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('combobox', { name: 'Add a career of your own' })).toBeVisible();
});
