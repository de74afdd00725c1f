import { endpoints, START_JOURNEY_PATH } from '@bearings/contracts';
import { mockReply, screen, server, within } from '@bearings/web/testing';
import { SAMPLE_STATEMENTS } from '../../content/sample-statements';
import { NO_EVIDENCE } from '../../test/evidence';
import { visitPage } from '../../test/visit';

beforeEach(() => server.use(mockReply(endpoints.evidence, NO_EVIDENCE)));

const queryPreview = () => screen.queryByRole('region', { name: 'Assessment Preview' });
const findButton = (name: string) => screen.getByRole('button', { name });

const openPreview = async () => {
  const scrolled = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
  const page = await visitPage('/');
  expect(queryPreview()).toBeNull();
  await page.user.click(findButton('See How It Works'));
  return { ...page, scrolled };
};

describe('the landing page', () => {
  it('has start buttons that lead to the sign-in by a full page load', async () => {
    await visitPage('/');
    const starts = screen.getAllByRole('link', { name: /^(Start Your Journey|Get Your Report)$/ });
    expect(starts).toHaveLength(3);
    for (const start of starts) expect(start).toHaveAttribute('href', START_JOURNEY_PATH);
  });
});

describe('the preview of the assessment on the landing page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens when See How It Works is pressed, and scrolls into view', async () => {
    const { scrolled } = await openPreview();
    expect(queryPreview()).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    expect(screen.getByRole('heading', { name: 'Assessment Preview' })).toHaveFocus();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(findButton('Previous')).toBeDisabled();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  it('scrolls without animation if the user prefers reduced motion', async () => {
    const match = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...match(query),
      matches: query.includes('reduce'),
    }));
    const { scrolled } = await openPreview();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('goes forward and back, and stores no answer', async () => {
    const { user } = await openPreview();
    await user.click(screen.getByRole('radio', { name: 'Agree' }));
    expect(screen.getByRole('radio', { name: 'Agree' })).toBeChecked();
    await user.click(findButton('Next'));
    expect(screen.getByText('Question 2 of 5')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await user.click(findButton('Previous'));
    expect(screen.getByText('Question 1 of 5')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('links to the real assessment at every statement', async () => {
    const { user } = await openPreview();
    const region = within(screen.getByRole('region', { name: 'Assessment Preview' }));
    const findEarlyLink = () => region.getByRole('link', { name: 'Start Real Assessment now' });
    for (const statement of SAMPLE_STATEMENTS.slice(0, -1)) {
      expect(region.getByText(statement)).toBeVisible();
      expect(findEarlyLink()).toHaveAttribute('href', START_JOURNEY_PATH);
      await user.click(region.getByRole('button', { name: 'Next' }));
    }
    expect(region.getByText('Question 5 of 5')).toBeVisible();
    expect(region.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(region.getByRole('link', { name: 'Start Real Assessment' })).toHaveAttribute('href', START_JOURNEY_PATH);
  });
});
