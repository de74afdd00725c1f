import type { PublicConfig } from '@bearings/contracts';
import type { Config } from '../config/config.js';
import { Browser } from './browser.js';
import { startTestApi } from './test-api.js';

async function publicConfig(change: Partial<Config>): Promise<PublicConfig> {
  const api = await startTestApi(change);
  try {
    return (await new Browser(api.url).get<PublicConfig>('/api/config')).body;
  } finally {
    await api.close();
  }
}

describe('what a browser is told of the configuration', () => {
  it('no key where payment is unavailable, and no email where letters only become files', async () => {
    const payment = { kind: 'unavailable', reason: 'no STRIPE_… keys are set' } as const;
    expect(await publicConfig({ payment })).toEqual({
      stripePublicKey: '',
      sandbox: false,
      capabilities: [],
    });
  });

  it('that letters are sent where there is a mail server', async () => {
    const mail = {
      kind: 'smtp',
      url: 'smtp://127.0.0.1:1',
      from: 'Bearings <a@example.org>',
    } as const;
    expect(await publicConfig({ mail })).toMatchObject({ sandbox: true, capabilities: ['email'] });
  });
});
