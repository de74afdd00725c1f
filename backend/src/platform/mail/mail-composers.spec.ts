import { MailComposers } from './mail-composers.js';

describe('the registered kinds of email', () => {
  const composers = new MailComposers();
  const message = { to: 'a@example.org', subject: 'Sent', text: 'It is sent.', html: '' };
  composers.register('sent', 'userId', (id) => Promise.resolve({ ...message, text: id }));
  composers.register('lost', 'assessmentId', () => Promise.resolve(null));

  it('name the row that an email is about', () => {
    expect(composers.subjectOf('lost')).toBe('assessmentId');
  });

  it('are composed from the id of that row; without an id there is no email', async () => {
    expect(await composers.compose('sent', 'an id')).toMatchObject({ text: 'an id' });
    expect(await composers.compose('sent', null)).toBeNull();
  });

  it('can be registered only once, and neither added nor composed before', async () => {
    expect(() => composers.register('sent', 'userId', () => Promise.resolve(null))).toThrow(/Two/);
    expect(() => composers.subjectOf('found')).toThrow('No module composes');
    await expect(composers.compose('found', null)).rejects.toThrow('No module composes');
  });
});
