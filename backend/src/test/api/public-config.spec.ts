import type { PublicConfig } from '@bearings/contracts';
import type { Config } from '../../config/config.js';
import { Browser } from '../support/browser.js';
import { withTestApi } from '../support/test-api.js';

const SMTP_CONFIG: Config['mail'] = {
  kind: 'smtp',
  tls: false,
  ca: null,
  url: 'smtp://127.0.0.1:1',
  from: 'Bearings <a@example.org>',
};

async function fetchPublicConfig(change: Partial<Config>): Promise<PublicConfig> {
  return withTestApi(change, async (api) => {
    return (await new Browser(api.url).get<PublicConfig>('/api/config')).body;
  });
}

describe('the public configuration', () => {
  it('has no Stripe key when payment is unavailable', async () => {
    const payment = { kind: 'unavailable', reason: 'no STRIPE_… keys are set' } as const;
    expect(await fetchPublicConfig({ payment })).toEqual({
      stripePublicKey: '',
      sandbox: false,
      capabilities: ['outbox', 'contact', 'newsletter'],
    });
  });

  it.each<[string, Partial<Config>, string[]]>([
    ['emails', { mail: SMTP_CONFIG }, ['email', 'contact', 'newsletter']],
    ['no contact form without a recipient', { mail: SMTP_CONFIG, supportEmail: null }, ['email', 'newsletter']],
    ['no newsletter without email', { mail: { kind: 'none' } }, []],
  ])('offers %s', async (_, change, capabilities) => {
    expect(await fetchPublicConfig(change)).toMatchObject({ sandbox: true, capabilities });
  });
});
