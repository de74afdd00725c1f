import { endpoints, type ContactMessage, type PublicConfig } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  screen,
  server,
  waitFor,
  type UserEvent,
  mockAndRecord,
  mockHeldReply,
} from '@bearings/web/testing';
import { visitPage } from '../../test/visit';

const getField = (name: RegExp) => screen.getByRole('textbox', { name });

async function chooseCategory(user: UserEvent, category: string) {
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: category }));
}

async function fillIn(user: UserEvent) {
  await user.type(getField(/Full name/), 'Ada Byron');
  await user.type(getField(/Email/), 'ada@example.com');
  await chooseCategory(user, 'Refund');
  await user.type(getField(/Subject/), 'My report');
  await user.type(getField(/Message/), 'Please send the money back.');
}

const sendMessage = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }));

const PUBLIC_CONFIG: PublicConfig = {
  stripePublicKey: '',
  sandbox: true,
  capabilities: ['outbox', 'contact'],
};
beforeEach(() => server.use(mockReply(endpoints.config, PUBLIC_CONFIG)));

const ACCEPTED_REPLY = { status: 'accepted' } as const;
const mockAcceptedMessages = () => mockAndRecord(endpoints.sendContactMessage, ACCEPTED_REPLY, 202);
const findThanks = async () => (await screen.findAllByText('Message Sent Successfully'))[0];

function expectFormUnchanged() {
  expect(getField(/Full name/)).toHaveValue('Ada Byron');
  expect(getField(/Email/)).toHaveValue('ada@example.com');
  expect(screen.getByRole('combobox')).toHaveTextContent('Refund');
  expect(getField(/Subject/)).toHaveValue('My report');
  expect(getField(/Message/)).toHaveValue('Please send the money back.');
}

describe('the contact form', () => {
  it('sends the message, says thanks and resets the form', async () => {
    const sentMessages = mockAcceptedMessages();
    const { user } = await visitPage('/contact');
    await fillIn(user);
    await sendMessage(user);
    // The text appears twice: in the visible message, and for screen readers.
    expect(await findThanks()).toBeVisible();
    expect(screen.getAllByText("We'll get back to you within 24 hours. Thank you for contacting us!")[0]).toBeVisible();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveTextContent('Choose a category');
    const message: ContactMessage = {
      name: 'Ada Byron',
      email: 'ada@example.com',
      category: 'refund',
      subject: 'My report',
      message: 'Please send the money back.',
    };
    expect(sentMessages).toEqual([message]);
  });

  it('sends only one message if the button is pressed twice, and says thanks after the reply', async () => {
    const { sent, release } = mockHeldReply(endpoints.sendContactMessage, ACCEPTED_REPLY);
    const { user } = await visitPage('/contact');
    await fillIn(user);
    await sendMessage(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Sending …' })).toBeVisible();
    expect(screen.queryByText('Message Sent Successfully')).toBeNull();
    expectFormUnchanged();
    release();
    expect(await findThanks()).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each<[string, number, string | RegExp]>([
    ['a refusal', 429, 'We have received several messages already.'],
    ['a fault of ours', 500, 'Something went wrong on our side.'],
    ['a lost connection', 0, /Check your connection/],
  ])('keeps the typed text after %s, and shows what to do', async (_, status, message) => {
    if (status > 0) server.use(mockRefusal(endpoints.sendContactMessage, status, { message: String(message) }));
    const { user } = await visitPage('/contact');
    await fillIn(user);
    if (status === 0) jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await sendMessage(user);
    expect(await screen.findByText('Your message was not sent')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent(/write to support@bearings.example/);
    expectFormUnchanged();
    mockAcceptedMessages();
    await sendMessage(user);
    expect(await findThanks()).toBeVisible();
    expect(screen.queryByText('Your message was not sent')).toBeNull();
  });

  it('shows the server’s error at the field that it concerns', async () => {
    const message = 'Please enter a valid email address.';
    server.use(
      mockRefusal(endpoints.sendContactMessage, 400, {
        code: 'invalid_field',
        message,
        field: 'email',
      }),
    );
    const { user } = await visitPage('/contact');
    await fillIn(user);
    await sendMessage(user);
    await waitFor(() => expect(getField(/Email/)).toHaveFocus());
    expect(getField(/Email/)).toHaveAccessibleDescription(message);
  });

  it('shows the support address instead of a button if the server cannot receive messages', async () => {
    server.use(mockReply(endpoints.config, { ...PUBLIC_CONFIG, capabilities: [] }));
    const { user } = await visitPage('/contact');
    expect(await screen.findByText('Please write to us by email')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
    await fillIn(user);
    const links = screen.getAllByRole('link', { name: 'support@bearings.example' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      'mailto:support@bearings.example?subject=My%20report&body=Please%20send%20the%20money%20back.',
    );
  });

  it('shows the support address if the server replies that it cannot receive messages', async () => {
    server.use(mockRefusal(endpoints.sendContactMessage, 503, { code: 'contact_unavailable' }));
    const { user } = await visitPage('/contact');
    await fillIn(user);
    await sendMessage(user);
    expect(await screen.findByText('Please write to us by email')).toBeVisible();
    expectFormUnchanged();
  });

  it('marks every empty field, and moves the focus to the first', async () => {
    const { user } = await visitPage('/contact');
    await sendMessage(user);
    expect(getField(/Full name/)).toHaveFocus();
    expect(getField(/Full name/)).toHaveAccessibleDescription('Please enter your full name.');
    expect(getField(/Email/)).toHaveAccessibleDescription('Please enter your email address.');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please choose a category.');
    expect(getField(/Subject/)).toHaveAccessibleDescription('Please enter a subject.');
    expect(getField(/Message/)).toHaveAccessibleDescription(/^Please write your message\./);
    expect(screen.queryByText('Message Sent Successfully')).toBeNull();
  });

  it('validates the email address by the same rules as the server', async () => {
    const { user } = await visitPage('/contact');
    await fillIn(user);
    await user.clear(getField(/Email/));
    await user.type(getField(/Email/), 'ada at example');
    await sendMessage(user);
    expect(getField(/Email/)).toHaveFocus();
    expect(getField(/Email/)).toHaveAttribute('type', 'email');
    expect(getField(/Email/)).toHaveAccessibleDescription('Please enter a valid email address.');
    await user.clear(getField(/Email/));
    await user.type(getField(/Email/), 'ada,bob@example.com');
    await sendMessage(user);
    expect(getField(/Email/)).toHaveAccessibleDescription(/It cannot contain ‘,’ before the @\.$/);
    await user.type(getField(/Email/), '!');
    expect(getField(/Email/)).not.toHaveAttribute('aria-invalid');
    expect(getField(/Subject/)).toHaveValue('My report');
  });
});
