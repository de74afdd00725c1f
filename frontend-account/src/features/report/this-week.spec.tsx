import { render, screen } from '@bearings/web/testing';
import { reportOf } from '../../test/records.factory';
import { createReportView } from './report-view';
import { ThisWeek } from './this-week';

const ACTS = ['Try a day as a Data scientist.', 'Read an advert for a Library assistant.'];

/** The report with these next steps. */
function viewWith(steps: readonly string[]) {
  const view = createReportView(reportOf());
  const items = steps.map((text) => [{ text }]);
  const blocks = [{ kind: 'list' as const, items }];
  const sections = [{ id: 'next-steps', title: 'Next steps', blocks }];
  return { ...view, document: { ...view.document, sections } };
}

describe('one thing to do this week', () => {
  it('is the first of the next steps', () => {
    render(<ThisWeek report={viewWith(ACTS)} struck={[]} />);
    expect(screen.getByText(/Data scientist/)).toBeVisible();
  });

  it('is not about a career that was struck', () => {
    render(<ThisWeek report={viewWith(ACTS)} struck={['Data scientist']} />);
    expect(screen.queryByText(/Data scientist/)).toBeNull();
    expect(screen.getByText(/Library assistant/)).toBeVisible();
  });

  it('is left out where every step is about one', () => {
    const struck = ['Data scientist', 'Library assistant'];
    const { container } = render(<ThisWeek report={viewWith(ACTS)} struck={struck} />);
    expect(container).toBeEmptyDOMElement();
  });
});
