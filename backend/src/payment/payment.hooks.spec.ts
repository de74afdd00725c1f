import { DataSource } from 'typeorm';
import { PaymentHooks } from './payment.hooks.js';

const { manager } = new DataSource({ type: 'postgres' });
const nothing = () => Promise.resolve();

describe('payment hooks', () => {
  it('let nothing start without a maker of reports, whoever else listens', () => {
    const hooks = new PaymentHooks();
    hooks.onPaid(nothing);
    expect(() => hooks.onApplicationBootstrap()).toThrow('No module provides the reports');
    hooks.provideReports({ request: nothing, withdraw: nothing, ring: nothing });
    expect(() => hooks.onApplicationBootstrap()).not.toThrow();
  });

  it('ask for the report first, and tell the others only then', async () => {
    const hooks = new PaymentHooks();
    const told: string[] = [];
    hooks.onPaid(async () => void told.push('receipt'));
    hooks.onReturned(async () => void told.push('refund'));
    hooks.provideReports({
      request: async (_, id) => void told.push(`request ${id}`),
      withdraw: async (_, id) => void told.push(`withdraw ${id}`),
      ring: async (id) => void told.push(`ring ${id}`),
    });
    await hooks.runPaid(manager, 'a');
    await hooks.runPaidCommitted('a');
    await hooks.runReturned(manager, 'a');
    await hooks.runWithdrawn(manager, 'a');
    expect(told).toEqual(['request a', 'receipt', 'ring a', 'refund', 'withdraw a']);
  });

  it('fail a payment whose report cannot be asked for', async () => {
    const hooks = new PaymentHooks();
    const receipt = jest.fn(nothing);
    hooks.onPaid(receipt);
    const request = () => Promise.reject(new Error('broken'));
    hooks.provideReports({ request, withdraw: nothing, ring: nothing });
    await expect(hooks.runPaid(manager, 'a')).rejects.toThrow('broken');
    expect(receipt).not.toHaveBeenCalled();
  });
});
