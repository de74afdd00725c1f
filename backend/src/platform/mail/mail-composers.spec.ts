import { MailComposers } from './mail-composers.js';

describe('the registry of email kinds', () => {
  const composers = new MailComposers();
  composers.register('sent', 'userId', (id) => Promise.reject(new Error(`composed for ${id}`)));

  it('composes no email that is about no row', async () => {
    expect(await composers.compose('sent', null)).toBeNull();
  });

  it('refuses a kind that is registered twice or was never registered', async () => {
    expect(() => composers.register('sent', 'userId', () => Promise.resolve(null))).toThrow(/Two/);
    expect(() => composers.subjectOf('found')).toThrow('No module composes');
    await expect(composers.compose('found', null)).rejects.toThrow('No module composes');
  });
});
