import {
  UNSAVED_CIRCUMSTANCES_STORAGE_KEY,
  endpoints,
  TIMINGS,
  type ReportDetail,
  type ReportRevision,
} from '@bearings/contracts';
import {
  act,
  mockReply,
  mockRefusal,
  screen,
  server,
  createSignedInUser,
  waitFor,
  within,
  findLinkTarget,
} from '@bearings/web/testing';
import { createCareers } from '../../../test/careers.factory';
import { createAssessment, createMatchedReport, createReport } from '../../../test/records.factory';
import { renderReport, type Handlers } from '../../../test/render-report';

const { id } = createAssessment();

const FIRST_REVISION: ReportRevision = {
  number: 1,
  methodVersion: 1,
  generatedAt: '2026-06-12T10:06:00Z',
  reason: '',
  change: '',
};
const SECOND_REVISION: ReportRevision = {
  number: 2,
  methodVersion: 2,
  generatedAt: '2026-06-14T10:06:00Z',
  reason: 'You said what you enjoy and where you stand.',
  change: 'Geologist left, Museum curator came in.',
};
const createBoughtReport = (changes: Partial<ReportDetail> = {}) =>
  createReport({ revision: 1, revisions: [FIRST_REVISION], revisionStatus: 'none', ...changes });
const createRevisedReport = (changes: Partial<ReportDetail> = {}) => ({
  ...createMatchedReport(),
  revision: 2,
  revisions: [FIRST_REVISION, SECOND_REVISION],
  revisionStatus: 'none' as const,
  ...changes,
});

function openPage(handlers: Handlers, path?: string) {
  createSignedInUser();
  return renderReport([...handlers, mockReply(endpoints.assessment, createAssessment())], path);
}

describe('a report with versions', () => {
  it('offers a free new version', async () => {
    openPage([mockReply(endpoints.report, createBoughtReport())]);
    expect(await screen.findByText(/A new version is free/)).toBeVisible();
    expect(findLinkTarget('Add what you enjoy')).toBe(`/report/${id}/circumstances`);
    expect(screen.queryByText('Versions of this report')).toBeNull();
  });

  it('lists its versions, and shows and downloads an earlier one that the reader selects', async () => {
    const { user } = openPage([
      mockReply(endpoints.report, ({ search }) =>
        search.get('revision') === '1'
          ? createBoughtReport({ revisions: [FIRST_REVISION, SECOND_REVISION] })
          : createRevisedReport(),
      ),
    ]);
    expect(await screen.findByText(`${SECOND_REVISION.reason} ${SECOND_REVISION.change}`)).toBeVisible();
    expect(findLinkTarget('Change what you enjoy')).toBe(`/report/${id}/circumstances`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(findLinkTarget('Download Text')).toBe(`/api/reports/${id}/download/text?revision=2`);
    await user.click(screen.getByRole('link', { name: /Version 1, 12 June 2026/ }));
    expect(await screen.findByText('This is an earlier version of your report')).toBeVisible();
    // The click on the version has closed the Save menu, because it was outside the menu.
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(findLinkTarget('Download Text')).toBe(`/api/reports/${id}/download/text?revision=1`);
    await user.click(screen.getByRole('link', { name: 'Read the newest version' }));
    expect(await screen.findByText('The job you named')).toBeVisible();
    expect(screen.queryByText('This is an earlier version of your report')).toBeNull();
  });

  it('removes the number of a version that does not exist from the URL', async () => {
    const { router } = openPage(
      [mockRefusal(endpoints.report, 404), mockRefusal(endpoints.assessment, 404)],
      `/report/${id}?revision=9`,
    );
    expect(await screen.findByRole('heading', { name: 'Report Not Found' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows that a new version is being made, and replaces the old one when it is ready', async () => {
    jest.useFakeTimers();
    openPage([mockReply(endpoints.report, createBoughtReport({ revisionStatus: 'generating' }))]);
    expect(await screen.findByText('Your careers are being worked out again')).toBeVisible();
    server.use(mockRefusal(endpoints.report, 500));
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
    expect(screen.getByText('Your careers are being worked out again')).toBeVisible();
    server.use(mockReply(endpoints.report, createRevisedReport()));
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
    expect(await screen.findByText('Your report was updated')).toBeVisible();
    expect(screen.getByText(/Geologist left, Museum curator came in\. Your earlier version/)).toBeVisible();
    expect(screen.getByText('The job you named')).toBeVisible();
    jest.useRealTimers();
  });

  it('shows the old version and offers a retry when making a new one fails', async () => {
    const onSent = jest.fn();
    const { user } = openPage([
      mockReply(endpoints.report, createBoughtReport({ revisionStatus: 'error' })),
      // Without this reply, an error about the careers would show another Try Again button.
      mockReply(endpoints.reportCareers, createCareers()),
      mockReply(endpoints.assessment, createAssessment({ circumstances: { interests: {}, stage: 'fe' } })),
      mockReply(endpoints.reviseReport, ({ body }) => {
        onSent(body);
        server.use(mockReply(endpoints.report, createBoughtReport({ revisionStatus: 'generating' })));
        return { status: 'generating' as const };
      }),
    ]);
    expect(await screen.findByText('The new version could not be made')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your careers are being worked out again')).toBeVisible();
    expect(onSent).toHaveBeenCalledWith({ circumstances: { interests: {}, stage: 'fe' } });
  });
});

describe('a reader’s change of circumstances', () => {
  const editor = `/report/${id}/circumstances`;
  const storedAnswer = mockReply(
    endpoints.assessment,
    createAssessment({ circumstances: { interests: { care: 'like' }, dealBreakers: ['heights'] } }),
  );
  const finerTilesReply = mockReply(endpoints.finerTiles, { tiles: ['teeth', 'examine'] });
  const openEditor = (reviseReply: Handlers[number], path = editor) =>
    openPage([storedAnswer, finerTilesReply, mockReply(endpoints.report, createBoughtReport()), reviseReply], path);
  const findSaveButton = () => screen.findByRole('button', { name: 'Update my report' });

  async function goToLastScreen(user: ReturnType<typeof openPage>['user']) {
    for (let at = 0; at < 5; at += 1) {
      await user.click(await screen.findByRole('button', { name: 'Next' }));
    }
  }

  it('starts with the stored circumstances, and sends the changed circumstances', async () => {
    const onSent = jest.fn();
    const { user, router } = openEditor(
      mockReply(endpoints.reviseReport, ({ body }) => {
        onSent(body);
        server.use(mockReply(endpoints.report, createRevisedReport()));
        return { status: 'generating' as const };
      }),
    );
    expect((await screen.findAllByRole('radio', { name: 'Like' }))[0]).toBeChecked();
    await user.click(screen.getAllByRole('radio', { name: 'Not for me' })[1] as HTMLElement);
    await goToLastScreen(user);
    const finerTile = await screen.findByRole('radiogroup', { name: 'Look after people’s teeth, eyes or ears' });
    await user.click(within(finerTile).getByText('Like'));
    await user.click(await findSaveButton());
    expect(await screen.findByText('Your report was updated')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/report/${id}`);
    expect(onSent).toHaveBeenCalledWith({
      circumstances: {
        interests: { care: 'like', listen: 'not_for_me', teeth: 'like' },
        dealBreakers: ['heights'],
      },
    });
  });

  it('shows a message when no new version is needed', async () => {
    const { user } = openEditor(mockReply(endpoints.reviseReport, { status: 'ready' }));
    await goToLastScreen(user);
    await user.click(await findSaveButton());
    expect(await screen.findByText('Nothing changed')).toBeVisible();
  });

  it('is not lost when saving fails', async () => {
    const message = 'Please change it again tomorrow.';
    const { user } = openEditor(mockRefusal(endpoints.reviseReport, 429, { message }));
    await goToLastScreen(user);
    await user.click(await findSaveButton());
    expect(await screen.findByText(message)).toBeVisible();
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(await findSaveButton());
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    for (let at = 0; at < 2; at += 1) await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Working at heights', pressed: true })).toBeVisible();
  });

  describe('that is not saved yet', () => {
    const unsaved = 'Your changes from last time are still here. They are not saved yet.';
    const refusedHandler = mockRefusal(endpoints.reviseReport, 503, { message: 'Later.' });
    const findNotForMe = async () => (await screen.findAllByRole('radio', { name: 'Not for me' }))[1];
    const chooseAnswer = async ({ user }: ReturnType<typeof openPage>) => {
      await user.click((await findNotForMe()) as HTMLElement);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await user.click(screen.getByRole('radio', { name: 'At school' }));
    };
    afterEach(() => window.localStorage.clear());

    it('is still there after a reload, and is deleted from the browser after saving', async () => {
      const first = openEditor(refusedHandler);
      await chooseAnswer(first);
      expect(screen.queryByText(unsaved)).toBeNull();
      first.unmount();
      const secondPage = openEditor(refusedHandler);
      expect(await screen.findByRole('radio', { name: 'At school' })).toBeChecked();
      expect(screen.getByText(unsaved)).toBeVisible();
      await secondPage.user.click(screen.getByRole('button', { name: 'Back' }));
      expect(await findNotForMe()).toBeChecked();
      await goToLastScreen(secondPage.user);
      await secondPage.user.click(await findSaveButton());
      expect(await screen.findByText('Later.')).toBeVisible();
      expect(window.localStorage.getItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY)).toContain('school');
      server.use(mockReply(endpoints.reviseReport, { status: 'ready' }));
      await secondPage.user.click(await findSaveButton());
      await screen.findByText('Nothing changed');
      expect(window.localStorage.getItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY)).toBeNull();
    });

    it('is not shown to another account or for another report', async () => {
      const first = openEditor(refusedHandler);
      await chooseAnswer(first);
      first.unmount();
      const otherPage = openEditor(refusedHandler, '/report/b2b2b2b2-0000-4000-8000-000000000002/circumstances');
      expect(await findNotForMe()).not.toBeChecked();
      otherPage.unmount();
      createSignedInUser({ id: '0c0ffee0-0000-4000-8000-000000000000' });
      renderReport([], editor);
      expect(await findNotForMe()).not.toBeChecked();
    });

    it('stays on the page even if the browser’s storage is damaged or full', async () => {
      window.localStorage.setItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY, '{"owner":"x","changes":[');
      const first = openEditor(refusedHandler);
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('Full.');
      });
      await chooseAnswer(first);
      expect(screen.getByRole('radio', { name: 'At school' })).toBeChecked();
      jest.restoreAllMocks();
    });
  });

  it('is not possible for an unpaid report: the page redirects to the report', async () => {
    const { router } = openPage(
      [
        mockRefusal(endpoints.report, 404),
        mockReply(endpoints.assessment, createAssessment({ isPaid: false, status: 'payment_required' })),
      ],
      editor,
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Pay £9.99' })).toBeVisible());
    expect(router.state.location.pathname).toBe(`/report/${id}`);
  });
});
