import { MailComposers } from './mail-composers.js';

describe('the registry of email kinds', () => {
  const composers = new MailComposers();
  const message = { to: 'a@example.org', subject: 'Sent', text: 'It is sent.', html: '' };
  composers.register('sent', 'userId', (id) => Promise.resolve({ ...message, text: id }));
  composers.register('lost', 'assessmentId', () => Promise.resolve(null));

  it('returns the outbox column that references the row that emails of a kind are about', () => {
    expect(composers.subjectOf('lost')).toBe('assessmentId');
  });

  it('composes an email from the id of the row that it is about, and returns null without an id', async () => {
    expect(await composers.compose('sent', 'an id')).toMatchObject({ text: 'an id' });
    expect(await composers.compose('sent', null)).toBeNull();
  });

  it('refuses a kind that is registered twice or was never registered', async () => {
    expect(() => composers.register('sent', 'userId', () => Promise.resolve(null))).toThrow(/Two/);
    expect(() => composers.subjectOf('found')).toThrow('No module composes');
    await expect(composers.compose('found', null)).rejects.toThrow('No module composes');
  });
});
