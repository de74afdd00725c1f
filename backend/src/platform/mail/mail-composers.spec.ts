import { MailComposers, type MailSubject } from './mail-composers.js';

const PARCEL: MailSubject = { column: 'parcel_id', idsOfUser: 'select $1::uuid' };

describe('the registered kinds of email', () => {
  const composers = new MailComposers();
  const message = { to: 'a@example.org', subject: 'Sent', text: 'It is sent.', html: '' };
  composers.register('sent', PARCEL, (id) => Promise.resolve({ ...message, text: id }));
  composers.register('lost', PARCEL, () => Promise.resolve(null));

  it('name the column of their subject, and each subject once', () => {
    expect(composers.columnOf('lost')).toBe('parcel_id');
    expect(composers.listSubjects()).toEqual([PARCEL]);
  });

  it('are composed from the id of their subject; without one there is no email', async () => {
    expect(await composers.compose('sent', 'an id')).toMatchObject({ text: 'an id' });
    expect(await composers.compose('sent', null)).toBeNull();
  });

  it('are registered once, and only then added or composed', async () => {
    expect(() => composers.register('sent', PARCEL, () => Promise.resolve(null))).toThrow(/Two/);
    expect(() => composers.columnOf('found')).toThrow('No module composes');
    await expect(composers.compose('found', null)).rejects.toThrow('No module composes');
  });
});
