import type { PublicConfig } from '@bearings/contracts';
import type { Config } from '../../config/config.js';
import { Browser } from '../support/browser.js';
import { withTestApi } from '../support/test-api.js';

async function publicConfig(change: Partial<Config>): Promise<PublicConfig> {
  return withTestApi(change, async (api) => {
    return (await new Browser(api.url).get<PublicConfig>('/api/config')).body;
  });
}

describe('the public configuration', () => {
  it('has no Stripe key when payment is unavailable', async () => {
    const payment = { kind: 'unavailable', reason: 'no STRIPE_… keys are set' } as const;
    expect(await publicConfig({ payment })).toEqual({
      stripePublicKey: '',
      sandbox: false,
      capabilities: ['outbox', 'contact', 'newsletter'],
    });
  });

  const smtp = {
    kind: 'smtp',
    tls: false,
    ca: null,
    url: 'smtp://127.0.0.1:1',
    from: 'Bearings <a@example.org>',
  } as const;

  it('says that emails are sent when a mail server is configured', async () => {
    expect(await publicConfig({ mail: smtp })).toMatchObject({
      sandbox: true,
      capabilities: ['email', 'contact', 'newsletter'],
    });
  });

  it('offers the contact form only if it has a recipient, and the newsletter only if email is configured', async () => {
    expect((await publicConfig({ mail: smtp, supportEmail: null })).capabilities).toEqual(['email', 'newsletter']);
    expect((await publicConfig({ mail: { kind: 'none' } })).capabilities).toEqual([]);
  });
});
