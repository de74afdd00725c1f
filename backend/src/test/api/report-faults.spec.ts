import { DraftRepository } from '../../report/generation/draft.repository.js';
import { ReportWork } from '../../report/generation/report.work.js';
import { WRITER_LIMIT_MS } from '../../report/generation/writers/writer-selection.js';
import { ReportRepository } from '../../report/generation/report.repository.js';
import { BuiltInWriter } from '@bearings/report-composer';
import { buyReportFor, createVisitorWithAssessment, readStatus } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';
import { runWorkOnce } from '../support/work.js';

const api = useTestApi({ worker: false });
let reports: ReportRepository;
beforeAll(async () => {
  reports = api.app.get(ReportRepository);
});
afterEach(() => jest.restoreAllMocks());

async function createRequestedReport(email: string): Promise<string> {
  const buyer = await createVisitorWithAssessment(api, email);
  await buyReportFor(api, buyer);
  expect((await readStatus(buyer)).status).toBe('generating');
  return buyer.assessmentId;
}

/** Runs the next attempt to write the reports, without the delay before it. */
const attemptReports = (): Promise<void> => runWorkOnce(api, 'report', api.app.get(ReportWork));

const readState = async (assessmentId: string) => {
  const report = await reports.findByAssessment(assessmentId);
  const [attempts = null] =
    await api.values<number>`select attempts from work where assessment_id = ${assessmentId} and kind = 'report'`;
  return { state: report?.state, attempts };
};
const createDatabaseError = (code: string) => Object.assign(new Error('no'), { driverError: { code } });

it.each([
  ['a full disk', '53100'],
  ['a read-only database', '25006'],
  ['a statement that waited too long for a lock', '57014'],
  ['a lost connection', 'ETIMEDOUT'],
])('writing a paid report uses up no attempt when it fails because of %s', async (_, code) => {
  const assessmentId = await createRequestedReport(`fault-${code}@example.org`);
  const progressSpy = jest
    .spyOn(api.app.get(DraftRepository), 'saveProgress')
    .mockRejectedValue(createDatabaseError(code));
  for (let times = 0; times < 7; times += 1) await attemptReports();
  expect(await readState(assessmentId)).toEqual({ state: 'requested', attempts: 0 });
  progressSpy.mockRestore();
  await attemptReports();
  expect(await readState(assessmentId)).toEqual({ state: 'ready', attempts: null });
});

it('a report that fails five times is logged with an alert, and tried again after 15 minutes', async () => {
  const assessmentId = await createRequestedReport('defect@example.org');
  jest.spyOn(BuiltInWriter.prototype, 'write').mockRejectedValue(new Error('a defect'));
  for (let times = 0; times < 5; times += 1) await attemptReports();
  expect((await readState(assessmentId)).state).toBe('error');
  const alert = api.log.find((line) => line.includes('work failed often') && line.includes(assessmentId));
  expect(alert).toContain('"alert":true');
  const minutes =
    await api.value<number>`select round(extract(epoch from due_at - now()) / 60)::int as minutes from work where assessment_id = ${assessmentId} and kind = 'report'`;
  expect(minutes).toBe(15);
  jest.restoreAllMocks();
  await attemptReports();
  expect((await readState(assessmentId)).state).toBe('ready');
});

it('a writer that hangs is stopped at its time limit', async () => {
  const assessmentId = await createRequestedReport('hangs@example.org');
  let limit = (): void => undefined;
  const { setTimeout: original } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...values) => {
    if (ms === WRITER_LIMIT_MS) limit = () => callback(...values);
    return original(callback, ms, ...values);
  });
  jest.spyOn(BuiltInWriter.prototype, 'write').mockImplementation(() => {
    limit();
    return new Promise(() => undefined);
  });
  await attemptReports();
  expect(await readState(assessmentId)).toEqual({ state: 'requested', attempts: 1 });
});
