import { endpoints, pages } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, signIn, waitFor } from '@bearings/web/testing';
import { journey } from '../features/journey/use-journey';
import { loadAssessmentPage } from '../load-pages';
import { routes } from '../routes';
import { answerUpTo, quietApi, startAnew } from '../testing/funnel.factory';

const open = () => renderPage(routes, { path: pages.assessment });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const start = () => screen.findByRole('button', { name: 'Start the assessment' });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  startAnew();
  server.use(...quietApi());
});

describe('the details', () => {
  it('are asked for in required fields that say what they are', async () => {
    open();
    const email = await field('Email');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAccessibleDescription(/receipt and your report go to this address/);
    expect(email).toBeRequired();
    expect(await field('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(await field('Last name')).toBeRequired();
  });

  it.each(['', '   ', 'ada', '@', 'a b@example.com'])('refuse the email "%s"', async (email) => {
    const { user } = open();
    await user.type(await field('First name'), 'Ada');
    await user.type(await field('Last name'), 'Lovelace');
    if (email) await user.type(await field('Email'), email);
    await user.click(await start());
    expect(await screen.findByText('Invalid Email')).toBeVisible();
    expect(await field('Email')).toHaveAccessibleDescription(
      /^Please enter a valid email address\./,
    );
    expect(await field('Email')).toHaveFocus();
    expect(journey.current().step).toBe('details');
  });

  it('refuse names of nothing but spaces', async () => {
    const { user } = open();
    await user.type(await field('First name'), '  ');
    await user.type(await field('Email'), 'ada@example.com');
    await user.click(await start());
    expect(await screen.findByText('Name Required')).toBeVisible();
    expect(screen.getByText('Please enter your first and last name.')).toBeVisible();
    expect(await field('First name')).toHaveAccessibleDescription('Please enter your first name.');
    expect(await field('Last name')).toBeInvalid();
    expect(await field('First name')).toHaveFocus();
  });

  it('open the statements, trimmed, and are tracked', async () => {
    const tracked: unknown[] = [];
    server.use(
      answer(endpoints.startTracking, ({ body }) => {
        tracked.push(body);
        return { id: 'a' };
      }),
    );
    const { user } = open();
    await user.type(await field('First name'), ' Ada ');
    await user.type(await field('Last name'), 'Lovelace');
    await user.type(await field('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
    expect(tracked).toEqual([{ email: 'ada@example.com' }]);
    expect(journey.current().person).toEqual({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
  });

  it('open the statements even when tracking fails', async () => {
    server.use(refuse(endpoints.startTracking, 500, { code: 'internal', message: 'No.' }));
    const { user } = open();
    await user.type(await field('First name'), 'Ada');
    await user.type(await field('Last name'), 'Lovelace');
    await user.type(await field('Email'), 'ada@example.com');
    await user.click(await start());
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
  });

  it('are filled in for somebody who is signed in', async () => {
    signIn();
    open();
    expect(await screen.findByDisplayValue('Lovelace')).toBeVisible();
    expect(await field('Email')).toHaveValue('ada@example.com');
  });

  it('go on where another device stopped', async () => {
    server.use(
      answer(endpoints.draft, { email: 'ada@example.com', answers: { q1: '3', q2: '4' } }),
    );
    const { user } = open();
    expect(await screen.findByDisplayValue('ada@example.com')).toBeVisible();
    await user.type(await field('First name'), 'Ada');
    await user.type(await field('Last name'), 'Lovelace');
    await user.click(screen.getByRole('button', { name: /2 answered/ }));
    expect(await screen.findByText('Question 3 of 36')).toBeVisible();
  });
});

describe('what was begun by one account', () => {
  it('is forgotten when another one is signed in', async () => {
    answerUpTo(3);
    journey.claim('somebody-else');
    const { id } = signIn();
    open();
    expect(await start()).toBeVisible();
    expect(journey.current()).toMatchObject({ answers: {}, owner: id });
  });

  it('is forgotten once nobody is signed in', async () => {
    answerUpTo(3);
    journey.claim('somebody');
    open();
    expect(await start()).toBeVisible();
    expect(await field('Email')).toHaveValue('');
  });

  it('stays when the look at the session fails', async () => {
    answerUpTo(3);
    journey.claim('somebody');
    signIn();
    server.use(refuse(endpoints.currentUser, 503, { code: 'unavailable', message: 'Later.' }));
    const { store } = open();
    const looked = () => Object.values(store.getState().api.queries).map((query) => query?.status);
    await waitFor(() => expect(looked()).toContain('rejected'));
    expect(await screen.findByText('Question 4 of 36')).toBeVisible();
    expect(Object.keys(journey.current().answers)).toHaveLength(3);
  });
});
