import { START_JOURNEY } from '@bearings/contracts';
import { screen, within } from '@bearings/web/testing';
import { sampleProgress } from '../features/preview/sample-progress';
import { visit } from '../test/visit';

const preview = () => screen.queryByRole('region', { name: 'Assessment Preview' });
const press = (name: string) => screen.getByRole('button', { name });

const openPreview = async () => {
  const scrolled = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
  const page = await visit('/');
  expect(preview()).toBeNull();
  await page.user.click(press('See How It Works'));
  return { ...page, scrolled };
};

describe('the landing page', () => {
  it('has the sections of SPEC.md in their order', async () => {
    await visit('/');
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

  it('starts the journey outside of the router, at sign-in', async () => {
    await visit('/');
    const starts = screen.getAllByRole('link', { name: /^(Start Your Journey|Get Your Report)$/ });
    expect(starts).toHaveLength(3);
    for (const start of starts) expect(start).toHaveAttribute('href', START_JOURNEY);
  });

  it.each([
    '50,000+',
    '94%',
    '20',
    '4.9/5',
    '£15,000',
    '5 years',
    '£200K+',
    '70%',
    '£9.99',
    '£150-300 per session',
    '£50-100 per consultation',
    '30-day money-back guarantee',
  ])('states %s', async (figure) => {
    await visit('/');
    expect(screen.getAllByText(figure).length).toBeGreaterThan(0);
  });

  it.each([
    /equivalent to £0\.40 per career insight/,
    /about 25 career insights/,
    /about 10 minutes/,
    /top 5 career matches/,
    /retaken after 30 days/,
    /36 short statements/,
    /lifetime access/i,
  ])('says %s', async (words) => {
    await visit('/');
    expect(document.body).toHaveTextContent(words);
  });

  it('marks its stories as sample content', async () => {
    await visit('/');
    expect(screen.getByText(/^Sample content/)).toBeVisible();
  });
});

describe('the assessment preview', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens with See How It Works, which scrolls to it smoothly', async () => {
    const { scrolled } = await openPreview();
    expect(preview()).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    expect(screen.getByRole('heading', { name: 'Assessment Preview' })).toHaveFocus();
  });

  it('does not move for those who want no motion', async () => {
    const match = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...match(query),
      matches: query.includes('reduce'),
    }));
    const { scrolled } = await openPreview();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('begins at question 1 of 36 with four options, no way back and nothing done', async () => {
    await openPreview();
    expect(screen.getByText('Question 1 of 36')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(press('Previous')).toBeDisabled();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  it('goes on and back, and forgets what was chosen', async () => {
    const { user } = await openPreview();
    await user.click(screen.getByRole('radio', { name: 'Agree' }));
    expect(screen.getByRole('radio', { name: 'Agree' })).toBeChecked();
    await user.click(press('Next'));
    expect(screen.getByText('Question 2 of 36')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
    await user.click(press('Previous'));
    expect(screen.getByText('Question 1 of 36')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('ends with Start Real Assessment, which leads to sign-in', async () => {
    const { user } = await openPreview();
    const region = within(screen.getByRole('region', { name: 'Assessment Preview' }));
    const next = region.getByRole('button', { name: 'Next' });
    for (let question = 1; question < 36; question += 1) await user.click(next);
    expect(region.getByText('Question 36 of 36')).toBeVisible();
    expect(region.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(region.getByRole('link', { name: 'Start Real Assessment' })).toHaveAttribute(
      'href',
      START_JOURNEY,
    );
  });

  it('counts what is done of 36, rounded', () => {
    expect([1, 2, 10, 19, 36].map(sampleProgress)).toEqual([0, 3, 25, 50, 97]);
  });
});
