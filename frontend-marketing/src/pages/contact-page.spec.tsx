import { screen, type UserEvent } from '@bearings/web/testing';
import { visit } from '../test/visit';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function choose(user: UserEvent, category: string) {
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: category }));
}

async function fillIn(user: UserEvent) {
  await user.type(field(/Full name/), 'Ada Byron');
  await user.type(field(/Email/), 'ada@example.com');
  await choose(user, 'Refund');
  await user.type(field(/Subject/), 'My report');
  await user.type(field(/Message/), 'Please send the money back.');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }));

describe('the contact form', () => {
  it('offers the seven categories', async () => {
    const { user } = await visit('/contact');
    await user.click(screen.getByRole('combobox', { name: /Category/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Assessment',
      'Technical problem',
      'Billing',
      'Refund',
      'Feedback',
      'Partnership',
      'Other',
    ]);
  });

  it('thanks, clears itself and calls nobody', async () => {
    const { user } = await visit('/contact');
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Message Sent Successfully')).toBeVisible();
    expect(
      screen.getByText("We'll get back to you within 24 hours. Thank you for contacting us!"),
    ).toBeVisible();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveTextContent('Choose a category');
  });

  it('names every missing field and goes to the first', async () => {
    const { user } = await visit('/contact');
    await send(user);
    expect(field(/Full name/)).toHaveFocus();
    expect(field(/Full name/)).toHaveAccessibleDescription('Please enter your full name.');
    expect(field(/Email/)).toHaveAccessibleDescription('Please enter your email address.');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please choose a category.');
    expect(field(/Subject/)).toHaveAccessibleDescription('Please enter a subject.');
    expect(field(/Message/)).toHaveAccessibleDescription(/^Please write your message\./);
    expect(screen.queryByText('Message Sent Successfully')).toBeNull();
  });

  it('lets the browser say what an email address is', async () => {
    const { user } = await visit('/contact');
    await fillIn(user);
    await user.clear(field(/Email/));
    await user.type(field(/Email/), 'ada at example');
    await send(user);
    expect(field(/Email/)).toHaveFocus();
    expect(field(/Email/)).toHaveAccessibleDescription('Please enter a valid email address.');
    await user.type(field(/Email/), '!');
    expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
    expect(field(/Subject/)).toHaveValue('My report');
  });
});

describe('beside the form', () => {
  it.each([
    'Monday-Friday',
    '9:00-18:00 GMT',
    'Saturday',
    '10:00-16:00 GMT',
    'Sunday',
    'Closed',
    'support@bearings.example',
  ])('stands %s', async (words) => {
    await visit('/contact');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('stand quick help and questions', async () => {
    await visit('/contact');
    expect(screen.getByRole('link', { name: 'Getting your money back' })).toHaveAttribute(
      'href',
      '/refund',
    );
    expect(screen.getByRole('button', { name: 'How do I get a refund?' })).toBeVisible();
  });
});
