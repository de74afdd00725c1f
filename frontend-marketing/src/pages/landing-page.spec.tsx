import { claims, endpoints, START_JOURNEY_PATH } from '@bearings/contracts';
import { mockReply, screen, server, within } from '@bearings/web/testing';
import { SAMPLE_STATEMENTS } from '../content/sample-statements';
import { sampleProgress } from '../features/preview/sample-progress';
import { NO_EVIDENCE } from '../test/evidence';
import { visitPage } from '../test/visit';

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
  it('has its sections in a fixed order', async () => {
    await visitPage('/');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings).toEqual([
      'Most of us choose a career before we know ourselves',
      'A clear bearing in three steps',
      'What a good direction feels like',
      'One price, paid once',
      'Asked before starting',
      'A few quiet minutes can change a direction',
    ]);
  });

  it('has start buttons that lead to the sign-in by a full page load', async () => {
    await visitPage('/');
    const starts = screen.getAllByRole('link', { name: /^(Start Your Journey|Get Your Report)$/ });
    expect(starts).toHaveLength(3);
    for (const start of starts) expect(start).toHaveAttribute('href', START_JOURNEY_PATH);
  });

  it.each([
    '50,000+',
    '94%',
    claims.landing.countries,
    '4.9/5',
    '£15,000',
    '5 years',
    '£200K+',
    '70%',
    '£9.99',
    '£150-300 per session',
    '£50-100 per consultation',
    '30-day money-back guarantee',
  ])('shows the figure %s', async (figure) => {
    await visitPage('/');
    expect(screen.getAllByText(figure).length).toBeGreaterThan(0);
  });

  it.each([
    /equivalent to £0\.40 per career insight/,
    /about 25 career insights/,
    /10 to 15 minutes/,
    /top 5 career matches/,
    /retaken after 30 days/,
    /one retake within a year of buying it is free/,
    /36 short statements/,
    /lifetime access/i,
  ])('shows a text that matches %s', async (words) => {
    await visitPage('/');
    expect(document.body).toHaveTextContent(words);
  });

  it('says that its customer stories are sample content', async () => {
    await visitPage('/');
    expect(screen.getByText(/^Sample content/)).toBeVisible();
  });
});

describe('the preview of the assessment on the landing page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens when See How It Works is pressed, and scrolls into view', async () => {
    const { scrolled } = await openPreview();
    expect(queryPreview()).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    expect(screen.getByRole('heading', { name: 'Assessment Preview' })).toHaveFocus();
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

  it('begins at the first sample statement, with four answers and 0% progress', async () => {
    await openPreview();
    expect(screen.getByText('Question 1 of 5')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(findButton('Previous')).toBeDisabled();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
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

  it('shows its progress as a percentage without decimals', () => {
    expect([1, 2, 3, 4, 5].map(sampleProgress)).toEqual([0, 20, 40, 60, 80]);
  });
});
