import { endpoints, pageTo, type ReportDetail, type ReportDocument, type ReportSubjects } from '@bearings/contracts';
import { createSignedInUser, mockRefusal, mockReply, screen, waitFor, within } from '@bearings/web/testing';
import { createAssessment, createReport } from '../../../test/records.factory';
import { renderReport } from '../../../test/render-report';

const { id } = createAssessment();

const SUBJECTS: ReportSubjects = {
  note: 'By courses of the United Kingdom.',
  best: 'Data scientist counts both of your subjects.',
  rows: [
    { subject: 'Mathematics', marks: ['required', 'none'], others: 9 },
    { subject: 'History', marks: ['helps', 'helps'], others: 0 },
  ],
  closed: ['Library assistant also asks for English.'],
  addingLead: 'One more subject would open:',
  adding: [{ subject: 'Chemistry', count: 14 }],
};

function createReportOf(changes: Partial<ReportDocument>): ReportDetail {
  const report = createReport();
  return { ...report, document: { ...report.document, ...changes } };
}

const open = (report: ReportDetail, path?: string) => {
  createSignedInUser();
  return renderReport([mockReply(endpoints.report, report)], path);
};

describe('the subjects of a pupil', () => {
  it('show for each subject which careers it opens', async () => {
    open(createReportOf({ subjects: SUBJECTS }));
    const part = await screen.findByRole('region', { name: 'Your subjects' });
    const row = within(part).getByRole('row', { name: /^Mathematics/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['●asked for or usual', '·no matter', '9']);
    for (const text of [SUBJECTS.best, SUBJECTS.closed[0], 'Chemistry: 14 more', SUBJECTS.note]) {
      expect(within(part).getByText(text ?? '')).toBeVisible();
    }
  });

  it('show only whose courses are known where they are unknown', async () => {
    open(createReportOf({ subjects: { ...SUBJECTS, best: '', rows: [], closed: [], addingLead: '', adding: [] } }));
    const part = await screen.findByRole('region', { name: 'Your subjects' });
    expect(within(part).queryByRole('table')).toBeNull();
    expect(within(part).queryByRole('list')).toBeNull();
    expect(within(part).getByText(SUBJECTS.note)).toBeVisible();
  });

  it('open the page for parents, which other readers are not offered', async () => {
    const { user, unmount } = open(createReportOf({ subjects: SUBJECTS }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getAllByRole('link', { name: 'For my parents' })).toHaveLength(2);
    unmount();
    const { user: other } = open(createReport());
    await other.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('link', { name: 'For my parents' })).toBeNull();
  });
});

describe('the page for parents', () => {
  const path = pageTo.parents(id);
  const [first, ...others] = createReport().document.careers;
  const trained = {
    ...first,
    routes: [
      {
        name: 'Apprenticeship',
        stations: [
          { title: 'Apprenticeship', months: 24, paid: true },
          { title: 'Licence', months: null, paid: false },
        ],
        isLong: false,
        text: '',
      },
    ],
    details: [{ id: 'cost' as const, label: 'Cost', text: 'The employer pays.' }],
  } as ReportDocument['careers'][number];

  it('says of each career how one trains, who pays and what it pays later', async () => {
    open(createReportOf({ careers: [trained, ...others] }), path);
    expect(await screen.findByRole('heading', { level: 1, name: 'For my parents' })).toHaveFocus();
    const [scientist, assistant] = screen.getAllByRole('listitem');
    expect(scientist).toHaveTextContent('1. Data scientist');
    expect(scientist).toHaveTextContent('Apprenticeship (2 years, paid), then Licence (not paid)');
    expect(scientist).toHaveTextContent('The employer pays.');
    expect(assistant).toHaveTextContent('Ask near you');
    expect(assistant).toHaveTextContent('Ask the school or employer');
    expect(screen.getByText(/^Ada answered 36 statements/)).toBeVisible();
  });

  it('says once that no cost is known, numbers only a ranked list, and names nobody without a name', async () => {
    const unranked = { ...createReport().document.matching, ranked: false };
    const report = createReportOf({ matching: unranked });
    open({ ...report, firstName: '' }, path);
    expect(await screen.findByText(/^What training costs here, we don’t know\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^Data scientist/ })).toBeVisible();
    expect(screen.getByText(/^Your child answered/)).toBeVisible();
  });

  it('prints, and leads back', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open(createReport(), path);
    await user.click(await screen.findByRole('button', { name: 'Print one page' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to the report' })).toHaveAttribute('href', pageTo.report(id));
  });

  it('says so if the report cannot be loaded, and sends others to the report’s page', async () => {
    createSignedInUser();
    const broken = [mockRefusal(endpoints.report, 500), mockRefusal(endpoints.assessment, 500)];
    const { unmount } = renderReport(broken, path);
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    unmount();
    const { router } = renderReport([mockRefusal(endpoints.report, 404), mockRefusal(endpoints.assessment, 404)], path);
    await waitFor(() => expect(router.state.location.pathname).toBe(pageTo.report(id)));
  });
});
