import { endpoints, pages } from '@bearings/contracts';
import {
  mockReply,
  mockAndRecord,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  type UserEvent,
} from '@bearings/web/testing';
import { funnel } from '../../../funnel/use-funnel';
import { loadAssessmentPage } from '../../../page-loaders/assessment-page';
import { routes } from '../../../routes';
import { answerQuestionsUpTo, mockVisitorApi, resetFunnel } from '../../../testing/funnel.factory';

const openAssessment = () => renderPage(routes, { path: pages.assessment });
const findField = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const typeName = async (user: UserEvent) => {
  await user.type(await findField('First name'), 'Ada');
  await user.type(await findField('Last name'), 'Lovelace');
};
const findStartButton = () => screen.findByRole('button', { name: 'Start the assessment' });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  server.use(...mockVisitorApi());
});

describe('the details form', () => {
  it('has required fields with labels and autocomplete', async () => {
    openAssessment();
    const email = await findField('Email');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAccessibleDescription(/receipt and your report go to this address/);
    expect(email).toBeRequired();
    expect(await findField('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(await findField('Last name')).toBeRequired();
  });

  it.each(['', '   ', 'ada', '@', 'a b@example.com'])('refuses the email address "%s"', async (email) => {
    const { user } = openAssessment();
    await typeName(user);
    if (email) await user.type(await findField('Email'), email);
    await user.click(await findStartButton());
    expect(await screen.findByText('Invalid Email')).toBeVisible();
    expect(await findField('Email')).toHaveAccessibleDescription(/^Please enter a valid email address\./);
    expect(await findField('Email')).toHaveFocus();
    expect(funnel.current().step).toBe('details');
  });

  it('says which character it does not allow in an email address', async () => {
    const { user } = openAssessment();
    await typeName(user);
    await user.type(await findField('Email'), 'ada@exam;ple.com');
    await user.click(await findStartButton());
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(await findField('Email')).toHaveAccessibleDescription(/;/);
    expect(funnel.current().step).toBe('details');
  });

  it('refuses names that consist only of spaces', async () => {
    const { user } = openAssessment();
    await user.type(await findField('First name'), '  ');
    await user.type(await findField('Email'), 'ada@example.com');
    await user.click(await findStartButton());
    expect(await screen.findByText('Name Required')).toBeVisible();
    expect(screen.getByText('Please enter your first and last name.')).toBeVisible();
    expect(await findField('First name')).toHaveAccessibleDescription('Please enter your first name.');
    expect(await findField('Last name')).toBeInvalid();
    expect(await findField('First name')).toHaveFocus();
  });

  it('trims the details, sends the email address to create a draft, and goes on to the statements', async () => {
    const trackedBodies = mockAndRecord(endpoints.startTracking, { id: 'a' });
    const { user } = openAssessment();
    await user.type(await findField('First name'), ' Ada ');
    await user.type(await findField('Last name'), 'Lovelace');
    await user.type(await findField('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
    expect(trackedBodies).toEqual([{ email: 'ada@example.com' }]);
    expect(funnel.current().person).toEqual({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
  });

  it('opens the statements even if the draft cannot be created', async () => {
    server.use(mockRefusal(endpoints.startTracking, 500));
    const { user } = openAssessment();
    await typeName(user);
    await user.type(await findField('Email'), 'ada@example.com');
    await user.click(await findStartButton());
    expect(await screen.findByText('Question 1 of 36')).toBeVisible();
  });

  it('is filled in for a signed-in user', async () => {
    createSignedInUser();
    openAssessment();
    expect(await screen.findByDisplayValue('Lovelace')).toBeVisible();
    expect(await findField('Email')).toHaveValue('ada@example.com');
  });

  it('continues the draft from another device', async () => {
    server.use(mockReply(endpoints.draft, { email: 'ada@example.com', answers: { q1: '3', q2: '4' } }));
    const { user } = openAssessment();
    expect(await screen.findByDisplayValue('ada@example.com')).toBeVisible();
    await typeName(user);
    await user.click(screen.getByRole('button', { name: /2 answered/ }));
    expect(await screen.findByText('Question 3 of 36')).toBeVisible();
  });
});

describe('the answers of an account in this browser', () => {
  it('are deleted if another account is signed in', async () => {
    answerQuestionsUpTo(3);
    funnel.claim('somebody-else');
    const { id } = createSignedInUser();
    openAssessment();
    expect(await findStartButton()).toBeVisible();
    expect(funnel.current()).toMatchObject({ answers: {}, owner: id });
  });

  it('are deleted if their account has signed out', async () => {
    answerQuestionsUpTo(3);
    funnel.claim('somebody');
    openAssessment();
    expect(await findStartButton()).toBeVisible();
    expect(await findField('Email')).toHaveValue('');
  });

  it('are kept if the request for the session fails', async () => {
    answerQuestionsUpTo(3);
    funnel.claim('somebody');
    createSignedInUser();
    server.use(mockRefusal(endpoints.currentUser, 503, { message: 'Later.' }));
    const { store } = openAssessment();
    const queryStatuses = () => Object.values(store.getState().api.queries).map((query) => query?.status);
    await waitFor(() => expect(queryStatuses()).toContain('rejected'));
    expect(await screen.findByText('Question 4 of 36')).toBeVisible();
    expect(Object.keys(funnel.current().answers)).toHaveLength(3);
  });
});
