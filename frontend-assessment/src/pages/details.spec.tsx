import { endpoints, pages } from '@bearings/contracts';
import {
  answer,
  record,
  refuse,
  renderPage,
  screen,
  server,
  signIn,
  waitFor,
  type UserEvent,
} from '@bearings/web/testing';
import { funnel } from '../features/funnel/use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import { answerUpTo, quietApi, resetFunnel } from '../testing/funnel.factory';

const open = () => renderPage(routes, { path: pages.assessment });
const findField = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const typeName = async (user: UserEvent) => {
  await user.type(await findField('First name'), 'Ada');
  await user.type(await findField('Last name'), 'Lovelace');
};
const start = () => screen.findByRole('button', { name: 'Start the assessment' });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  server.use(...quietApi());
});

describe('the details form', () => {
  it('has required fields with labels and autocomplete', async () => {
    open();
    const email = await findField('Email');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAccessibleDescription(/receipt and your report go to this address/);
    expect(email).toBeRequired();
    expect(await findField('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(await findField('Last name')).toBeRequired();
  });

  it.each(['', '   ', 'ada', '@', 'a b@example.com'])(
    'refuses the email address "%s"',
    async (email) => {
      const { user } = open();
      await typeName(user);
      if (email) await user.type(await findField('Email'), email);
      await user.click(await start());
      expect(await screen.findByText('Invalid Email')).toBeVisible();
      expect(await findField('Email')).toHaveAccessibleDescription(
        /^Please enter a valid email address\./,
      );
      expect(await findField('Email')).toHaveFocus();
      expect(funnel.current().step).toBe('details');
    },
  );

  it('says which character it does not allow in an email address', async () => {
    const { user } = open();
    await typeName(user);
    await user.type(await findField('Email'), 'ada@exam\u200Bple.com');
    await user.click(await start());
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(await findField('Email')).toHaveAccessibleDescription(
      /the invisible character U\+200B\./,
    );
    expect(funnel.current().step).toBe('details');
  });

  it('refuses names that consist of spaces', async () => {
    const { user } = open();
    await user.type(await findField('First name'), '  ');
    await user.type(await findField('Email'), 'ada@example.com');
    await user.click(await start());
    expect(await screen.findByText('Name Required')).toBeVisible();
    expect(screen.getByText('Please enter your first and last name.')).toBeVisible();
    expect(await findField('First name')).toHaveAccessibleDescription(
      'Please enter your first name.',
    );
    expect(await findField('Last name')).toBeInvalid();
    expect(await findField('First name')).toHaveFocus();
  });

  it('opens the statements with trimmed details, and starts tracking', async () => {
    const tracked = record(endpoints.startTracking, { id: 'a' });
    const { user } = open();
    await user.type(await findField('First name'), ' Ada ');
    await user.type(await findField('Last name'), 'Lovelace');
    await user.type(await findField('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
    expect(tracked).toEqual([{ email: 'ada@example.com' }]);
    expect(funnel.current().person).toEqual({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
  });

  it('opens the statements even if tracking fails', async () => {
    server.use(refuse(endpoints.startTracking, 500));
    const { user } = open();
    await typeName(user);
    await user.type(await findField('Email'), 'ada@example.com');
    await user.click(await start());
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
  });

  it('is filled in for a signed-in user', async () => {
    signIn();
    open();
    expect(await screen.findByDisplayValue('Lovelace')).toBeVisible();
    expect(await findField('Email')).toHaveValue('ada@example.com');
  });

  it('continues the draft from another device', async () => {
    server.use(
      answer(endpoints.draft, { email: 'ada@example.com', answers: { q1: '3', q2: '4' } }),
    );
    const { user } = open();
    expect(await screen.findByDisplayValue('ada@example.com')).toBeVisible();
    await typeName(user);
    await user.click(screen.getByRole('button', { name: /2 answered/ }));
    expect(await screen.findByText('Question 3 of 36')).toBeVisible();
  });
});

describe('the answers of an account in this browser', () => {
  it('are deleted if another account is signed in', async () => {
    answerUpTo(3);
    funnel.claim('somebody-else');
    const { id } = signIn();
    open();
    expect(await start()).toBeVisible();
    expect(funnel.current()).toMatchObject({ answers: {}, owner: id });
  });

  it('are deleted if their account has signed out', async () => {
    answerUpTo(3);
    funnel.claim('somebody');
    open();
    expect(await start()).toBeVisible();
    expect(await findField('Email')).toHaveValue('');
  });

  it('are kept if the request for the session fails', async () => {
    answerUpTo(3);
    funnel.claim('somebody');
    signIn();
    server.use(refuse(endpoints.currentUser, 503, { message: 'Later.' }));
    const { store } = open();
    const queryStatuses = () =>
      Object.values(store.getState().api.queries).map((query) => query?.status);
    await waitFor(() => expect(queryStatuses()).toContain('rejected'));
    expect(await screen.findByText('Question 4 of 36')).toBeVisible();
    expect(Object.keys(funnel.current().answers)).toHaveLength(3);
  });
});
