import { DataSource } from 'typeorm';
import { PaymentHooks } from './payment.hooks.js';

const { manager } = new DataSource({ type: 'postgres' });
const nothing = () => Promise.resolve();

describe('payment hooks', () => {
  it('fail startup without report fulfilment', () => {
    const hooks = new PaymentHooks();
    hooks.onPaid(nothing);
    expect(() => hooks.onApplicationBootstrap()).toThrow('No module registered report fulfilment');
    hooks.provideFulfilment({ request: nothing, withdraw: nothing, enqueue: nothing });
    expect(() => hooks.onApplicationBootstrap()).not.toThrow();
  });

  it('request the report before other listeners run', async () => {
    const hooks = new PaymentHooks();
    const calls: string[] = [];
    hooks.onPaid(async () => void calls.push('receipt'));
    hooks.onReversed(async () => void calls.push('refund'));
    hooks.provideFulfilment({
      request: async (_, id) => void calls.push(`request ${id}`),
      withdraw: async (_, id) => void calls.push(`withdraw ${id}`),
      enqueue: async (id) => void calls.push(`enqueue ${id}`),
    });
    await hooks.runPaid(manager, 'a');
    await hooks.runPaidCommitted('a');
    await hooks.runReversed(manager, 'a');
    await hooks.runWithdrawn(manager, 'a');
    expect(calls).toEqual(['request a', 'receipt', 'enqueue a', 'refund', 'withdraw a']);
  });

  it('roll the payment back when the report cannot be requested', async () => {
    const hooks = new PaymentHooks();
    const receipt = jest.fn(nothing);
    hooks.onPaid(receipt);
    const request = () => Promise.reject(new Error('broken'));
    hooks.provideFulfilment({ request, withdraw: nothing, enqueue: nothing });
    await expect(hooks.runPaid(manager, 'a')).rejects.toThrow('broken');
    expect(receipt).not.toHaveBeenCalled();
  });
});
