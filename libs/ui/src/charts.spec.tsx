import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChart } from './charts';
import { Progress, Stepper } from './index';

const SAMPLE_SCORES = [
  { label: 'Drive', value: 83, band: 'very high' },
  { label: 'Precision', value: 50, band: 'middle' },
];

describe('CategoryChart', () => {
  it('has every figure of the chart in a table', () => {
    render(<CategoryChart caption="Your categories" scores={SAMPLE_SCORES} />);
    const table = screen.getByRole('table', { name: 'Your categories' });
    expect(within(table).getByRole('row', { name: 'Drive very high 83' })).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(SAMPLE_SCORES.length + 1);
  });

  it('switches between the chart and the table when its button is pressed', async () => {
    render(<CategoryChart caption="Your categories" scores={SAMPLE_SCORES} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getByRole('region', { name: 'Your categories' })).toBeInTheDocument();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('Progress', () => {
  it('exposes its label and value to assistive technology', () => {
    render(<Progress label="Question 9 of 36" value={24.6} />);
    const bar = screen.getByRole('progressbar', { name: 'Question 9 of 36' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('25%')).toBeInTheDocument();
  });

  it('has no value while the progress is unknown', () => {
    render(<Progress label="Writing" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Stepper', () => {
  it('marks the current step and completed steps', () => {
    render(<Stepper steps={['Details', 'Questions', 'Preview']} current={1} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('Details (done)');
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(steps[2]).not.toHaveAttribute('aria-current');
  });
});
