import type { PublicConfig } from '@bearings/contracts';
import { completedAssessment } from '../../testing/funnel.factory';
import { toCheckoutState, isUsableKey } from './checkout-state';

const key = `pk_test_${'16ba760e33ae11c9'.repeat(2)}`;
const config: PublicConfig = { stripePublicKey: key, sandbox: true, capabilities: [] };
const intent = { clientSecret: 'pi_1_secret_2' };
const readyInput = {
  config: { data: config },
  assessment: { data: completedAssessment },
  intent: { data: intent },
};

const createErrorReply = (status: number, code: string) => ({
  error: { status, message: '', body: { statusCode: status, code, message: '' } },
});

describe('a publishable Stripe key', () => {
  it.each([key, 'pk_live_51HxSb2eZvKYlo2C', 'pk_live_51HxxXq0todoYourZk2C'])('is accepted as usable: %s', (text) => {
    expect(isUsableKey(text)).toBe(true);
  });

  it.each([
    '',
    'sk_test_16ba760e33ae',
    'pk_test_placeholder',
    'pk_test_your_key_here',
    'pk_test_...',
    'pk_test_xxxxxxxx',
    'pk_live_REPLACE_ME',
    '<pk_test_key>',
  ])('is not accepted as usable: %s', (text) => {
    expect(isUsableKey(text)).toBe(false);
  });
});

describe('the state of a checkout', () => {
  it('is "ready" only after all three calls have succeeded', () => {
    expect(toCheckoutState(readyInput)).toMatchObject({
      kind: 'ready',
      clientSecret: 'pi_1_secret_2',
    });
    for (const name of ['config', 'assessment', 'intent']) {
      expect(toCheckoutState({ ...readyInput, [name]: {} }).kind).toBe('loading');
    }
  });

  it('is "failed" after an error with an unknown code', () => {
    expect(toCheckoutState({ ...readyInput, intent: createErrorReply(409, 'unheard_of') }).kind).toBe('failed');
  });

  it.each(['config', 'assessment', 'intent'])('is "failed" if the call for the %s fails', (name) => {
    expect(toCheckoutState({ ...readyInput, [name]: { error: { status: 0, message: '0: ' } } }).kind).toBe('failed');
  });

  it('is "unavailable" without a Stripe key, whether or not a payment intent was created', () => {
    const keylessConfig = { data: { ...config, stripePublicKey: '' } };
    expect(toCheckoutState({ ...readyInput, config: keylessConfig }).kind).toBe('unavailable');
    expect(
      toCheckoutState({ ...readyInput, config: keylessConfig, intent: createErrorReply(500, 'internal') }).kind,
    ).toBe('unavailable');
  });

  it('is "paid" or "unfinished" if the assessment says so, even before the payment intent is created', () => {
    const paidAssessment = { data: { ...completedAssessment, isPaid: true } };
    const open = { data: { ...completedAssessment, status: 'in_progress' as const } };
    expect(toCheckoutState({ ...readyInput, assessment: paidAssessment, intent: {} }).kind).toBe('paid');
    expect(toCheckoutState({ ...readyInput, assessment: open, intent: {} }).kind).toBe('unfinished');
  });
});
