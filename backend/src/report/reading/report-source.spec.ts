import { BuiltInWriter } from '@bearings/report-composer';
import { ROBINS_FACTS } from '@bearings/report-composer/testing';
import type { Caller } from '../../auth/access/caller.js';
import { checkCaller, checkLink, chooseSource, type FoundReport, type StoredVersion } from './report-source.js';

const prose = await new BuiltInWriter().write(ROBINS_FACTS, () => undefined);

const createVersion = (number: number, state: StoredVersion['state'] = 'ready'): StoredVersion => ({
  number,
  state,
  reason: '',
  createdAt: new Date(Date.UTC(2026, 0, number)),
  ...(state === 'ready'
    ? { facts: ROBINS_FACTS, prose, generatedAt: new Date(Date.UTC(2026, 1, number)) }
    : { facts: null, prose: null, generatedAt: null }),
});

const createReport = (change: Partial<FoundReport> = {}): FoundReport => ({
  owner: { id: 'assessment', userId: 'account', sessionId: null },
  status: 'ready',
  reportId: 'report',
  version: '1',
  firstName: 'Robin',
  lastName: 'Marsh',
  circumstances: null,
  country: 'IE',
  retakeUntil: null,
  versions: [createVersion(1)],
  ...change,
});

/** Reports of an account and of a visitor's session; a session counts only while no account owns the report. */
const REPORTS = {
  account: createReport(),
  visitor: createReport({ owner: { id: 'assessment', userId: null, sessionId: 'session' } }),
};

const VISITOR: Caller = { sessionId: 'session', userId: null, role: null };
const ACCOUNT: Caller = { sessionId: 'session', userId: 'account', role: 'user' };

const READERS: [who: string, caller: Caller, readsAccounts: boolean, readsVisitors: boolean][] = [
  ['nobody', { sessionId: null, userId: null, role: null }, false, false],
  ['a visitor with the session', VISITOR, false, true],
  ['a visitor with another session', { ...VISITOR, sessionId: 'other' }, false, false],
  ['the account', ACCOUNT, true, false],
  ['another account', { ...ACCOUNT, userId: 'other' }, false, false],
  ['an administrator', { ...ACCOUNT, userId: 'other', role: 'admin' }, true, true],
  ['the account, limited to this report', { ...ACCOUNT, onlyAssessmentId: 'assessment' }, true, false],
  ['the account, limited to another report', { ...ACCOUNT, onlyAssessmentId: 'other' }, false, false],
];

const isAllowed = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

describe('a report', () => {
  it.each(READERS)('can be read by %s only as it should', (_who, caller, readsAccounts, readsVisitors) => {
    expect([
      isAllowed(() => checkCaller(caller, REPORTS.account)),
      isAllowed(() => checkCaller(caller, REPORTS.visitor)),
    ]).toEqual([readsAccounts, readsVisitors]);
    expect(isAllowed(() => checkCaller(caller, null))).toBe(false);
    for (const status of ['payment_required', 'generating', 'error'] as const) {
      expect(isAllowed(() => checkCaller(caller, createReport({ status })))).toBe(false);
    }
  });

  it('is shown through a link only when it is ready, and with the name only if the link shows it', () => {
    const link = { assessmentId: 'assessment', withName: false };
    expect(checkLink(link, createReport())).toMatchObject({ firstName: '', lastName: '' });
    expect(checkLink({ ...link, withName: true }, createReport())).toMatchObject({ firstName: 'Robin' });
    expect(checkLink(link, null)).toBeNull();
    for (const status of ['payment_required', 'generating', 'error'] as const) {
      expect(checkLink(link, createReport({ status }))).toBeNull();
    }
  });

  const first = createVersion(1);
  const second = createVersion(2);
  const VERSIONS: [title: string, versions: StoredVersion[], revision: string | undefined, shown: number | null][] = [
    ['as it was bought', [first], undefined, 1],
    ['in its newest version', [first, second], undefined, 2],
    ['in its first version on request', [first, second], '1', 1],
    ['in its second version on request', [first, second], '2', 2],
    ['without a version that is being written', [first, second, createVersion(3, 'requested')], undefined, 2],
    ['without a version that failed', [first, createVersion(2, 'error')], undefined, 1],
    ['not at all in a version that is being written', [first, createVersion(2, 'requested')], '2', null],
    ['not at all in an unknown version', [first, second], '3', null],
  ];
  it.each(VERSIONS)('is read %s', (_title, versions, revision, shown) => {
    const report = checkCaller(ACCOUNT, createReport({ versions }));
    const read = () => chooseSource(report, revision === undefined ? {} : { revision }).generatedAt;
    if (shown === null) expect(read).toThrow();
    else expect(read()).toEqual(createVersion(shown).generatedAt);
  });

  it.each(Object.values(REPORTS))('is read for its owner’s country, or for the one that is asked for', (found) => {
    for (const [, caller, readsAccounts, readsVisitors] of READERS) {
      if (!(found === REPORTS.account ? readsAccounts : readsVisitors)) continue;
      const report = checkCaller(caller, found);
      expect(chooseSource(report, {}).country).toBe('IE');
      expect(chooseSource(report, { country: 'US' }).country).toBe('US');
    }
  });
});
