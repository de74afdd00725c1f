import { ReportProcessor } from '../../report/generation/report.processor.js';
import { LeaseRepository } from '../../report/generation/lease.repository.js';
import { ReportRepository } from '../../report/generation/report.repository.js';
import { BuiltInWriter } from '@bearings/report-composer';
import { buyReportFor, createVisitorWithAssessment, readStatus } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi({ worker: false });
let reports: ReportRepository;
beforeAll(async () => {
  reports = api.app.get(ReportRepository);
});
afterEach(() => jest.restoreAllMocks());

async function createRequestedReport(email: string): Promise<{ id: string; assessmentId: string }> {
  const buyer = await createVisitorWithAssessment(api, email);
  await buyReportFor(api, buyer);
  expect((await readStatus(buyer)).status).toBe('generating');
  const { assessmentId } = buyer;
  return { id: (await reports.findByAssessment(assessmentId))?.id ?? '', assessmentId };
}

/** Runs the next attempt to write the report, without the delay before it. */
async function attemptReport(id: string): Promise<void> {
  await api.sql`update reports set due_at = now(), lease_until = null where id = ${id}`;
  await api.app.get(ReportProcessor).process({ id });
}

const readState = async (assessmentId: string) => {
  const report = await reports.findByAssessment(assessmentId);
  return { state: report?.state, attempts: report?.attempts };
};
const createDatabaseError = (code: string) => Object.assign(new Error('no'), { driverError: { code } });

it.each([
  ['a full disk', '53100'],
  ['a read-only database', '25006'],
  ['a statement that waited too long for a lock', '57014'],
  ['a lost connection', 'ETIMEDOUT'],
])('writing a paid report uses up no attempt when it fails because of %s', async (_, code) => {
  const { id, assessmentId } = await createRequestedReport(`fault-${code}@example.org`);
  const progressSpy = jest.spyOn(api.app.get(LeaseRepository), 'advance').mockRejectedValue(createDatabaseError(code));
  for (let times = 0; times < 7; times += 1) await attemptReport(id);
  expect(await readState(assessmentId)).toEqual({ state: 'requested', attempts: 0 });
  progressSpy.mockRestore();
  await attemptReport(id);
  expect(await readState(assessmentId)).toEqual({ state: 'ready', attempts: 1 });
});

it('a report that fails five times is logged with an alert, and requested again after 15 minutes', async () => {
  const { id, assessmentId } = await createRequestedReport('defect@example.org');
  jest.spyOn(BuiltInWriter.prototype, 'write').mockRejectedValue(new Error('a defect'));
  for (let times = 0; times < 5; times += 1) await attemptReport(id);
  expect((await readState(assessmentId)).state).toBe('error');
  const alert = api.log.find((line) => line.includes('report failed') && line.includes(id));
  expect(alert).toContain('"alert":true');
  expect(await api.app.get(LeaseRepository).requestFailed()).toEqual([]);
  const minutes =
    await api.value<number>`select round(extract(epoch from due_at - now()) / 60)::int as minutes from reports where id = ${id}`;
  expect(minutes).toBe(15);
  await api.sql`update reports set due_at = now() where id = ${id}`;
  expect(await api.app.get(LeaseRepository).requestFailed()).toEqual([id]);
  expect(await readState(assessmentId)).toEqual({ state: 'requested', attempts: 0 });
  jest.restoreAllMocks();
  await attemptReport(id);
  expect((await readState(assessmentId)).state).toBe('ready');
});

it('a writer that hangs is stopped after five minutes', async () => {
  const { id, assessmentId } = await createRequestedReport('hangs@example.org');
  let limit = (): void => undefined;
  const { setTimeout: original } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...values) => {
    if (ms === 5 * 60_000) limit = () => callback(...values);
    return original(callback, ms, ...values);
  });
  jest.spyOn(BuiltInWriter.prototype, 'write').mockImplementation(() => {
    limit();
    return new Promise(() => undefined);
  });
  await attemptReport(id);
  expect(await readState(assessmentId)).toEqual({ state: 'requested', attempts: 1 });
});
