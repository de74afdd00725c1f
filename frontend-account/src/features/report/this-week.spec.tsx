import { render, screen } from '@bearings/web/testing';
import { reportOf } from '../../test/records.factory';
import { createReportView } from './report-view';
import { ThisWeek } from './this-week';

const SCIENTIST = '15-2051.00';
const ASSISTANT = '43-4121.00';
/** Neither names its career: which one it is about is a fact of the step. */
const ACTS = [
  { career: SCIENTIST, text: 'Spend a day with a real data set.' },
  { career: ASSISTANT, text: 'Read an advert.' },
];

/** The report with these next steps. */
function viewWith(steps: typeof ACTS) {
  const view = createReportView(reportOf());
  const block = {
    kind: 'steps' as const,
    due: 'week' as const,
    steps: steps.map(({ career, text }) => ({
      id: `try:${career}`,
      kind: 'try' as const,
      careers: [career],
      runs: [{ text }],
    })),
  };
  const sections = [{ id: 'next-steps' as const, title: 'Next steps', blocks: [block] }];
  return { ...view, document: { ...view.document, sections } };
}

describe('one thing to do this week', () => {
  it('is the first of the next steps', () => {
    render(<ThisWeek report={viewWith(ACTS)} struck={[]} />);
    expect(screen.getByText(/real data set/)).toBeVisible();
  });

  it('is not about a career that was struck', () => {
    render(<ThisWeek report={viewWith(ACTS)} struck={[SCIENTIST]} />);
    expect(screen.queryByText(/real data set/)).toBeNull();
    expect(screen.getByText(/an advert/)).toBeVisible();
  });

  it('is left out where every step is about one', () => {
    const struck = [SCIENTIST, ASSISTANT];
    const { container } = render(<ThisWeek report={viewWith(ACTS)} struck={struck} />);
    expect(container).toBeEmptyDOMElement();
  });
});
