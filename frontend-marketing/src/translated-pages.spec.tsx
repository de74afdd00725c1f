import { endpoints } from '@bearings/contracts';
import { mockReply, keepPageTranslated, screen, server } from '@bearings/web/testing';
import { visitPage } from './test/visit';

const acceptedReply = { status: 'accepted' as const };

describe('a page that the browser has translated', () => {
  it('still shows the chosen category of the contact form and sends the message', async () => {
    server.use(
      mockReply(endpoints.config, {
        stripePublicKey: '',
        sandbox: true,
        capabilities: ['outbox', 'contact'],
      }),
      mockReply(endpoints.sendContactMessage, acceptedReply, 202),
    );
    const { user } = await visitPage('/contact');
    keepPageTranslated();
    await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ada Byron');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
    const category = screen.getByRole('combobox', { name: /Category/ });
    for (const name of ['Billing', 'Refund']) {
      await user.click(category);
      await user.click(await screen.findByRole('option', { name }));
      expect(category).toHaveTextContent(new RegExp(`^${name}$`));
    }
    await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'My report');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please write your message.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Please send it again.');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Message Sent Successfully')).toBeVisible();
  });

  it('still subscribes an address to the newsletter, and then offers an empty field for another address', async () => {
    server.use(mockReply(endpoints.subscribeToNewsletter, acceptedReply));
    const { user } = await visitPage('/blog');
    keepPageTranslated();
    await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/We've sent a link to ada@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('');
  });
});
