import type { Assessment, ReportDetail, ReportListItem } from '@bearings/contracts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createApi } from '../../api.js';
import type { WorkHandler } from '../../platform/work/work-handler.js';
import { DraftRepository } from '../../report/generation/draft.repository.js';
import { ReportWork } from '../../report/generation/report.work.js';
import { ReportRepository } from '../../report/generation/report.repository.js';
import {
  buyReportFor,
  createVisitorWithAssessment,
  createReportOwner,
  readStatus,
  waitUntilReportReady,
} from '../support/buyer.js';
import { useSharedApi, withTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import { createWorker, runWorkOnce } from '../support/work.js';

const api = useSharedApi();

describe('a finished report', () => {
  it("is returned only to its owner, by its own id or the assessment's id", async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'reader@example.org');
    const { body } = await browser.get<ReportDetail>(`/api/reports/assessment/${assessmentId}`);
    expect(body.content.match(/^## /gm)).toHaveLength(8);
    expect(body.wordCount).toBeGreaterThanOrEqual(2_000);
    expect(body.document.careers).toHaveLength(10);
    expect(body.country).toBe('GB');
    const sameReport = await browser.get<ReportDetail>(`/api/reports/assessment/${body.id}`);
    expect(sameReport.body.id).toBe(body.id);
    const assessmentByReport = await browser.get<Assessment>(`/api/assessments/${body.id}`);
    expect(assessmentByReport.body.id).toBe(assessmentId);

    const list = await browser.get<ReportListItem[]>('/api/reports');
    expect(list.body.map(({ id }) => id)).toEqual([body.id]);

    const stranger = (await createVisitorWithAssessment(api, 'eve@example.org')).browser;
    const foreignReply = await stranger.get(`/api/reports/assessment/${assessmentId}`);
    expect(foreignReply.status).toBe(404);
  });

  it('can be downloaded as an HTML file without scripts and as a text file', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'files@example.org');
    const html = await browser.get(`/api/reports/${assessmentId}/download`);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(html.headers.get('content-disposition')).toMatch(/^attachment; filename="career-report-/);
    expect(html.text).toContain('<!doctype html>');
    const text = await browser.get(`/api/reports/${assessmentId}/download/text`);
    expect(Math.max(...text.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });
});

describe('the opening of a report', () => {
  /** A program like that of `tools/prerender`, which the tests of the backend do not build. */
  const PROGRAM = `exports.renderReportPage = async (user, report, careers) =>
    [user.email, report.assessmentId, careers.careers.length].join(' ');`;
  const digest = createHash('sha256').update(PROGRAM).digest('hex');

  it('is rendered for the owner by the program that the site was published with', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'report-page-'));
    const reportPageFile = path.join(folder, 'report-page.cjs');
    await writeFile(reportPageFile, PROGRAM);
    await withTestApi({ reportPageFile }, async (rendering) => {
      const { browser, assessmentId } = await createReportOwner(rendering, 'opening@example.org');
      const open = (id: string, program = digest) =>
        browser.get(`/api/reports/assessment/${id}/page?program=${program}`);
      const readOpening = async (...opening: Parameters<typeof open>) => (await open(...opening)).text;
      const opened = await open(assessmentId);
      expect(opened.text).toBe(`opening@example.org ${assessmentId} 10`);
      expect(opened.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(opened.headers.get('cache-control')).toBe('private, no-store');

      const { body } = await browser.get<ReportDetail>(`/api/reports/assessment/${assessmentId}`);
      expect(await readOpening(body.id)).toBe('');
      expect(await readOpening(assessmentId, 'f'.repeat(64))).toBe('');
      expect((await open(assessmentId, '../x')).status).toBe(400);
      const stranger = await createReportOwner(rendering, 'not-the-owner@example.org');
      const foreign = `/api/reports/assessment/${assessmentId}/page?program=${digest}`;
      expect((await stranger.browser.get(foreign)).status).toBe(404);
    });
    await rm(folder, { recursive: true });
  });

  it('is left to the browser if the API has no such program', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'without-program@example.org');
    const opened = await browser.get(`/api/reports/assessment/${assessmentId}/page?program=${digest}`);
    expect({ status: opened.status, text: opened.text }).toEqual({ status: 200, text: '' });
  });
});

describe('the report of an unpaid assessment', () => {
  it('cannot be read or requested', async () => {
    const { browser, assessmentId } = await createVisitorWithAssessment(api, 'unpaid@example.org');
    expect((await browser.get(`/api/reports/assessment/${assessmentId}`)).status).toBe(404);
    expect((await browser.get(`/api/reports/${assessmentId}/download`)).status).toBe(404);
    const answer = await browser.refused('POST', `/api/assessments/${assessmentId}/generate-report`);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 409,
      message: 'Payment required to generate report',
    });
  });
});

describe('a worker', () => {
  it('whose lease expired cannot overwrite a report that another worker has written', async () => {
    await withTestApi({ worker: false }, async (idle) => {
      const buyer = await createVisitorWithAssessment(idle, 'crash@example.org');
      await buyReportFor(idle, buyer);
      const reports = idle.app.get(ReportRepository);
      const reportWork = idle.app.get(ReportWork);
      let resume = (): void => undefined;
      const slowHandler: WorkHandler = {
        ...reportWork,
        backOff: () => 1,
        run: async (run) => {
          const draft = await idle.app.get(DraftRepository).begin(run);
          await new Promise<void>((resolve) => (resume = resolve));
          const report = await reports.findByAssessment(buyer.assessmentId);
          if (!draft || !report?.facts || !report.prose) throw new Error('Nothing was written.');
          const late = { facts: report.facts, prose: { ...report.prose, generator: 'late' } };
          await run.finish((manager) => idle.app.get(DraftRepository).store(manager, draft, late));
        },
      };
      const slowWorker = createWorker(idle, 'report', slowHandler);
      await slowWorker.fill(0);
      await pollUntil(() => idle.values<number>`select attempts from reports`, [1]);
      await idle.sql`update work set lease_until = now() - interval '1 second' where kind = 'report'`;
      await runWorkOnce(idle, 'report', reportWork);
      expect(await reports.findByAssessment(buyer.assessmentId)).toMatchObject({ state: 'ready', attempts: 2 });
      resume();
      await slowWorker.settle();
      expect((await reports.findByAssessment(buyer.assessmentId))?.prose?.generator).not.toBe('late');
      expect(idle.log.join('')).toContain('another worker has claimed it');
    });
  });

  it('that starts after a report was requested finds the request by polling', async () => {
    await withTestApi({ worker: false }, async (idle) => {
      const buyer = await createVisitorWithAssessment(idle, 'later@example.org');
      await buyReportFor(idle, buyer);
      expect((await readStatus(buyer)).status).toBe('generating');
      const worker = await createApi({ ...idle.config, worker: true }, pino({ level: 'silent' }));
      try {
        await waitUntilReportReady(buyer);
      } finally {
        await worker.close();
      }
    });
  });
});

describe('a report that could not be written', () => {
  it('shows an error for the reader, and is written when the reader requests it again', async () => {
    const buyer = await createReportOwner(api, 'failed@example.org');
    const { browser, assessmentId } = buyer;
    await api.sql`update reports set state = 'error', error = 'Safe words.' where assessment_id = ${assessmentId}`;
    expect(await readStatus(buyer)).toMatchObject({ status: 'error', error: 'Safe words.' });
    const secondReply = await browser.post(`/api/assessments/${assessmentId}/generate-report`);
    expect(secondReply.status).toBe(202);
    await waitUntilReportReady(buyer);
  });
});
