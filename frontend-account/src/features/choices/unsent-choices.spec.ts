import { CHOICES_STORAGE_KEY, type CareerChoice } from '@bearings/contracts';
import {
  keepUnsentChoices,
  readUnsentChoices,
  withChange,
  withoutSent,
  withUnsent,
} from './unsent-choices';

const NURSE = '29-1141.00';
const CHEF = '35-1011.00';

afterEach(() => window.localStorage.clear());

describe('changes of careers that are not sent yet', () => {
  it('are read by the account and the report that they belong to', () => {
    keepUnsentChoices('ada', 'first', { [NURSE]: { choice: 'keep', note: 'Ask.' } });
    keepUnsentChoices('ada', 'second', { [CHEF]: { added: true } });
    expect(readUnsentChoices('ada', 'first')).toEqual({
      [NURSE]: { choice: 'keep', note: 'Ask.' },
    });
    expect(readUnsentChoices('ada', 'second')).toEqual({ [CHEF]: { added: true } });
    expect(readUnsentChoices('ada', 'third')).toEqual({});
    expect(readUnsentChoices('grace', 'first')).toEqual({});
  });

  it('go when the last one is sent, and make room for another account', () => {
    keepUnsentChoices('ada', 'first', { [NURSE]: { choice: null } });
    keepUnsentChoices('grace', 'first', { [CHEF]: { choice: 'strike' } });
    expect(readUnsentChoices('ada', 'first')).toEqual({});
    keepUnsentChoices('grace', 'first', {});
    expect(window.localStorage.getItem(CHOICES_STORAGE_KEY)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['changes that are a list', '{"owner":"ada","changes":[]}'],
    ['a report that is a text', '{"owner":"ada","changes":{"first":"x"}}'],
    ['a change that is a number', `{"owner":"ada","changes":{"first":{"${NURSE}":1}}}`],
  ])('are none where the storage has %s', (_, stored) => {
    window.localStorage.setItem(CHOICES_STORAGE_KEY, stored);
    expect(readUnsentChoices('ada', 'first')).toEqual({});
  });

  it('lose fields of another kind', () => {
    const change = { choice: 'maybe', added: 'yes', note: 7 };
    const stored = { owner: 'ada', changes: { first: { [NURSE]: change } } };
    window.localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify(stored));
    expect(readUnsentChoices('ada', 'first')).toEqual({ [NURSE]: {} });
  });

  it('stay in memory where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full.');
    });
    expect(() => keepUnsentChoices('ada', 'first', { [NURSE]: { added: true } })).not.toThrow();
    blocked.mockRestore();
  });

  it('are replaced field by field, and forgotten once sent as they are', () => {
    const unsent = withChange({ [NURSE]: { choice: 'keep' } }, NURSE, {
      note: 'Ask.',
      added: true,
    });
    expect(unsent).toEqual({ [NURSE]: { choice: 'keep', note: 'Ask.', added: true } });
    expect(withoutSent(unsent, NURSE, { choice: 'keep', note: 'Old.' })).toEqual({
      [NURSE]: { note: 'Ask.', added: true },
    });
    expect(withoutSent(unsent, NURSE, { choice: 'keep', note: 'Ask.', added: true })).toEqual({});
    expect(withoutSent(unsent, CHEF, { choice: 'keep' })).toEqual(unsent);
  });

  it('are shown over the stored choices, also of careers without one', () => {
    const stored: CareerChoice = {
      code: NURSE,
      choice: 'keep',
      added: false,
      note: '',
      chosenAt: '2026-11-02T09:00:00.000Z',
    };
    const shown = withUnsent([stored], { [NURSE]: { choice: null }, [CHEF]: { added: true } });
    expect(shown.map(({ code, choice, added }) => [code, choice, added])).toEqual([
      [NURSE, null, false],
      [CHEF, null, true],
    ]);
  });
});
