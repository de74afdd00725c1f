import { type Circumstances, endpoints, type CareerRow, type ReportDetail, type WhatIf } from '@bearings/contracts';
import { getCountryName, type SwitchId } from '@bearings/domain';
import { mockReply, mockRefusal, screen, server, createSignedInUser, waitFor, within } from '@bearings/web/testing';
import { createCareerRow, createCareers } from '../../../test/careers.factory';
import { createAssessment, createMatchedReport } from '../../../test/records.factory';
import { renderReport, type Handlers } from '../../../test/render-report';

const { id } = createAssessment();
const STORED_CIRCUMSTANCES: Circumstances = { interests: { care: 'like' }, training: '1y' };
const [DATA, LIBRARY] = createCareers().careers;
type Change = WhatIf['switches'][number];
const CURATOR_ROW = createCareerRow(['25-4012.00', 'Curator', 40_000]);
if (!DATA || !LIBRARY) throw new Error('The sample has no careers.');

const createSwitch = (id: SwitchId, circumstances: Circumstances, changes: Partial<Change> = {}): Change => ({
  id,
  tile: null,
  training: null,
  yearly: null,
  isOn: false,
  isKnown: true,
  isIdle: false,
  moves: 2,
  circumstances: { ...STORED_CIRCUMSTANCES, ...circumstances },
  ...changes,
});
const SWITCHES: Change[] = [
  createSwitch(
    'payFloor',
    { interests: { care: 'like' }, payFloor: { yearly: 30_000, country: 'NO' } },
    { yearly: 30_000 },
  ),
  createSwitch('noShifts', { interests: { care: 'like' }, dealBreakers: ['shifts'] }),
  createSwitch('moreTraining', { interests: { care: 'like' }, training: '3y' }, { training: '3y', moves: 1 }),
  createSwitch(
    'paidTraining',
    { interests: { care: 'like' }, conditions: ['paidTraining'] },
    { isIdle: true, moves: 0 },
  ),
  createSwitch('near', STORED_CIRCUMSTANCES, { isKnown: false, isIdle: true, moves: 0 }),
  createSwitch('tile', { interests: {} }, { tile: 'care', isOn: true }),
];

const createDetail = (changes: Partial<ReportDetail> = {}): ReportDetail => ({
  ...createMatchedReport(),
  ...changes,
});
const createWhatIfReply = (careers: CareerRow[], changes: Partial<WhatIf> = {}): WhatIf => ({
  ranked: true,
  careers,
  left: [],
  switches: SWITCHES,
  ...changes,
});

let sentBodies: unknown[];
beforeEach(() => {
  sentBodies = [];
  window.localStorage.clear();
});

function openReport(handlers: Handlers = [], search = '', report = createDetail()) {
  createSignedInUser({ id: 'ada', country: getCountryName(report.country) });
  const usualChanges = [
    mockReply(endpoints.report, report),
    mockReply(endpoints.reportCareers, createCareers()),
    mockReply(endpoints.assessment, createAssessment({ circumstances: STORED_CIRCUMSTANCES })),
    mockReply(endpoints.countries, ['United Kingdom', getCountryName(report.country)]),
    mockReply(endpoints.whatIf, createWhatIfReply(createCareers().careers)),
  ];
  return renderReport([...handlers, ...usualChanges], `/report/${id}${search}`);
}

const mockWhatIf = (reply: WhatIf) =>
  mockReply(endpoints.whatIf, ({ body }) => {
    sentBodies.push(body);
    return reply;
  });
const findList = () => screen.findByRole('region', { name: /^Ten careers/ });
const readRowTitles = async () =>
  within(await findList())
    .getAllByRole('listitem')
    .flatMap((row) => within(row).queryAllByRole('heading', { level: 3 }))
    .map((title) => title.textContent);
const showSwitches = async (user: ReturnType<typeof openReport>['user']) =>
  user.click(await screen.findByRole('button', { name: 'What if …?' }));
const findSwitch = (name: string) => screen.findByRole('switch', { name });

it('a change in the what-if panel replaces the listed careers immediately, and can be undone', async () => {
  const leftCareers = [
    {
      code: LIBRARY.code,
      title: LIBRARY.title,
      dealBreakers: ['shifts' as const],
      isFieldLeftOut: false,
      conditions: [],
      isPaidLess: false,
    },
  ];
  const { user } = openReport([mockWhatIf(createWhatIfReply([CURATOR_ROW, DATA], { left: leftCareers }))]);
  await showSwitches(user);
  await user.click(await findSwitch('No nights and shifts'));
  expect(
    await screen.findByText('1 career came in: Curator. 1 career left: Library assistant (nights and shifts).'),
  ).toBeVisible();
  expect(sentBodies.at(-1)).toEqual({ circumstances: { ...STORED_CIRCUMSTANCES, dealBreakers: ['shifts'] } });
  expect(await readRowTitles()).toEqual(['1. Curator', '2. Data scientist']);
  expect(within(await findList()).getByText('New')).toBeVisible();
  expect(within(await findList()).getByText('From 1')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Put everything back' }));
  expect(await readRowTitles()).toEqual(['1. Data scientist', '2. Library assistant']);
  expect(await findSwitch('No nights and shifts')).not.toBeChecked();
  await waitFor(() => expect(screen.getByRole('button', { name: 'What if …?' })).toHaveFocus());
});

it('each switch says how many of the ten it moves, and one that would change nothing says why and cannot be pressed', async () => {
  const { user } = openReport([mockWhatIf(createWhatIfReply([CURATOR_ROW, DATA]))]);
  await showSwitches(user);
  expect(await findSwitch('Train for up to three years')).toHaveAccessibleDescription('Moves 1 of the ten');
  const paid = await findSwitch('Only training that is paid');
  expect(paid).toHaveAttribute('aria-disabled', 'true');
  await user.click(paid);
  expect(paid).toHaveFocus();
  expect(paid).not.toBeChecked();
  expect(sentBodies).toHaveLength(1);
  expect(paid).toHaveAccessibleDescription('Changes nothing: none of your ten would give way to another.');
  expect(await findSwitch('Stay near what I’ve done')).toHaveAccessibleDescription('Tell us what you’ve done first.');
  // The work that the reader likes is on, and can be switched off.
  const [liked] = within(screen.getByRole('group', { name: 'Work you like, on or off' })).getAllByRole('switch');
  expect(liked).toBeChecked();
  expect(liked).not.toHaveAttribute('aria-disabled');
  await user.click(await screen.findByRole('switch', { name: /^Not below .*30,000 a year$/ }));
  await waitFor(() =>
    expect(sentBodies.at(-1)).toEqual({
      circumstances: { ...STORED_CIRCUMSTANCES, payFloor: { yearly: 30_000, country: 'NO' } },
    }),
  );
  expect(await readRowTitles()).toEqual(['1. Curator', '2. Data scientist']);
});

it('in the what-if panel, a reader can leave out a field of work and keep the resulting list as a new version of the report', async () => {
  const { user } = openReport([
    mockWhatIf(createWhatIfReply([LIBRARY, CURATOR_ROW])),
    mockReply(endpoints.reviseReport, ({ body }) => {
      sentBodies.push(body);
      server.use(mockReply(endpoints.report, createDetail({ revisionStatus: 'generating' })));
      return { status: 'generating' as const };
    }),
  ]);
  await showSwitches(user);
  await user.click(await screen.findByRole('combobox', { name: 'Leave out a kind of work' }));
  await user.click(await screen.findByRole('option', { name: 'Computing' }));
  expect(await screen.findByRole('button', { name: 'Put back computing' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Keep this list' }));
  expect(await screen.findByText('Your careers are being worked out again')).toBeVisible();
  const circumstances = { ...STORED_CIRCUMSTANCES, fieldsLeftOut: ['computing'] };
  expect(sentBodies.slice(-2)).toEqual([{ circumstances }, { circumstances }]);
  expect(await readRowTitles()).toEqual(['1. Library assistant', '2. Curator']);
  expect(screen.queryByRole('button', { name: 'Keep this list' })).toBeNull();
});

it('the what-if panel shows which request failed, and offers a retry', async () => {
  const { user } = openReport([
    mockRefusal(endpoints.whatIf, 503, { message: 'Later.' }),
    mockRefusal(endpoints.reviseReport, 429, { message: 'Tomorrow.' }),
  ]);
  await showSwitches(user);
  expect(await screen.findByText('Your ten could not be worked out.')).toBeVisible();
  server.use(mockWhatIf(createWhatIfReply([LIBRARY, DATA])));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(await findSwitch('No nights and shifts'));
  expect(await screen.findByText('The same ten, in another order.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep this list' }));
  expect(await screen.findByText('Tomorrow.')).toBeVisible();
  server.use(mockRefusal(endpoints.reviseReport, 429, { message: 'Next week.' }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Next week.')).toBeVisible();
  expect(await readRowTitles()).toEqual(['1. Library assistant', '2. Data scientist']);
});

it('the what-if panel can store another country, which does not change the careers’ order', async () => {
  const { user } = openReport(
    [
      mockReply(endpoints.report, createDetail({ country: 'GB' })),
      mockReply(endpoints.updateCountry, ({ body }) => {
        sentBodies.push(body);
        return createSignedInUser({ country: 'United Kingdom' });
      }),
    ],
    '?country=GB',
  );
  expect(await screen.findByText(/Your ten and their order stay/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep this list' }));
  await waitFor(() => expect(sentBodies).toEqual([{ country: 'United Kingdom' }]));
});

it('the what-if panel can switch back to the reader’s own country', async () => {
  const { user, router } = openReport(
    [mockReply(endpoints.report, ({ search }) => createDetail({ country: search.get('country') ?? 'NO' }))],
    '?country=GB',
  );
  await user.click(await screen.findByRole('button', { name: 'Put everything back' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByText(/Your ten and their order stay/)).toBeNull());
});

it('the what-if panel offers a retry when the reader’s circumstances fail to load', async () => {
  const { user } = openReport([mockRefusal(endpoints.assessment, 503, { message: 'Later.' })]);
  await showSwitches(user);
  expect(await screen.findByText('What you told us could not be loaded.')).toBeVisible();
  server.use(mockReply(endpoints.assessment, createAssessment({ circumstances: STORED_CIRCUMSTANCES })));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findSwitch('No nights and shifts')).not.toBeChecked();
});

it('an earlier version of a report does not offer the what-if panel', async () => {
  const [first] = createDetail().revisions;
  if (!first) throw new Error('The report has no version.');
  openReport([], '', createDetail({ revisions: [first, { ...first, number: 2 }] }));
  await findList();
  expect(screen.queryByRole('button', { name: 'What if …?' })).toBeNull();
});
