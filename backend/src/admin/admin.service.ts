import { openRows } from '@bearings/career-data';
import { unconfirmedAddresses } from '@bearings/report-composer';
import type {
  AdminListName,
  AdminOverview,
  AdminPage,
  AdminPayment,
  AdminPerson,
  AdminRange,
  AdminReport,
  AdminStatistics,
} from '@bearings/contracts';
import type { AdminListQueryDto } from './admin.dto.js';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PaymentService } from '../payment/payment.service.js';
import { PersonService } from '../auth/person/person.service.js';
import { NotFoundError } from '../platform/http/app-error.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { WorkRunner } from '../platform/work/work-runner.js';
import { findCombination, rateEvaluation } from '../report/generation/evaluation/evaluate-model.js';
import { ModelEvaluations } from '../report/generation/evaluation/model-evaluations.js';
import { findModelState } from '../report/generation/evaluation/model-state.js';
import { ReportService } from '../report/report.service.js';
import { AdminRepository } from './admin.repository.js';
import { AuditRepository } from './audit.repository.js';
import { AuditedActions } from './audited-actions.js';
import { completeRange } from './range.js';
import { PersonRepository } from './person.repository.js';

/** Queries and actions of administrators across all modules. */
@Injectable()
export class AdminService {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly payments: PaymentService,
    private readonly reports: ReportService,
    private readonly evaluations: ModelEvaluations,
    private readonly work: WorkRunner,
    private readonly queue: WorkQueue,
    private readonly admin: AdminRepository,
    private readonly audited: AuditedActions,
    private readonly audit: AuditRepository,
    private readonly people: PersonService,
    private readonly records: PersonRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async overview(): Promise<AdminOverview> {
    const [{ started, completed }, { count, pence }, ready, queue, work, watch, model, days] = await Promise.all([
      this.assessments.totals(),
      this.payments.totals(),
      this.reports.countReady(),
      this.queue.describe(),
      this.work.count(),
      this.admin.countFailures(),
      this.describeModel(),
      this.admin.listLastDays(),
    ]);
    return {
      started,
      completed,
      paid: count,
      ready,
      revenue: pence,
      stuckReports: watch.stuck,
      failingReports: watch.failing,
      release: this.config.identity.release,
      instance: this.config.identity.instance,
      queue,
      work: work.map((row) => ({ ...row, oldestSeconds: Math.round(row.oldestSeconds) })),
      lastWebhookAt: watch.lastWebhook?.toISOString() ?? null,
      unconfirmedLinks: unconfirmedAddresses(),
      openPayRows: openRows().length,
      model,
      days,
    };
  }

  /** Returns the figures for a range of days, by default the last 30. Throws a 400 for an invalid range. */
  async statisticsOf(requested: Partial<AdminRange>): Promise<AdminStatistics> {
    const range = completeRange(requested, new Date());
    return { ...range, ...(await this.admin.statistics(range)) };
  }

  /**
   * Returns a customer by the id of an account or an assessment, and records the read in the audit log. Throws a 404
   * for an unknown id.
   */
  async person(adminId: string, id: string): Promise<AdminPerson> {
    const getRecord = async () => {
      const record = await this.records.find(id);
      if (!record) throw new NotFoundError();
      return record;
    };
    const opening = { adminId, action: 'person.read', subject: id } as const;
    // The page loads the record again after each action on it, which is still the same look.
    const isSameLook = await this.audit.isRecent(opening);
    const found = await (isSameLook ? getRecord() : this.audited.run(opening, getRecord));
    // The audit log is read last, so that the entry of this read has the outcome `done`.
    return { ...found, audit: await this.records.audit(found) };
  }

  list<Row>(name: AdminListName, query: AdminListQueryDto): Promise<AdminPage<Row>> {
    return this.admin.list<Row>(name, query);
  }

  /** Requests that a report is generated again. Throws a 404 for an unknown report, or a 409 for an unpaid one. */
  async rerunReport(adminId: string, id: string): Promise<AdminReport> {
    await this.getRow('reports', id);
    await this.audited.run({ adminId, action: 'report.rerun', subject: id }, () => this.reports.rerun(id));
    return this.getRow('reports', id);
  }

  /** Refunds a payment through the provider. The refund ends access to the report. */
  async refundPayment(adminId: string, id: string): Promise<AdminPayment> {
    await this.getRow('payments', id);
    await this.audited.run({ adminId, action: 'payment.refund', subject: id }, () => this.payments.refund(id));
    return this.getRow('payments', id);
  }

  async endSessions(adminId: string, id: string): Promise<void> {
    await this.getRow('users', id);
    await this.audited.run({ adminId, action: 'sessions.end', subject: id }, () => this.people.endSessions(id));
  }

  /** Deletes an account and its data. Throws a 409 for an administrator's account. */
  async deleteAccount(adminId: string, id: string): Promise<void> {
    await this.getRow('users', id);
    await this.audited.run({ adminId, action: 'account.delete', subject: id }, () => this.people.deleteAccount(id));
  }

  /** Returns what the configured model may do, and its rates; null without a model. */
  private async describeModel(): Promise<AdminOverview['model']> {
    const { model } = this.config.report;
    if (model === null) return null;
    const made = await this.evaluations.find(model);
    const { server, writer, judge } = findCombination(model);
    return {
      server,
      writer,
      judge,
      state: findModelState(model, made),
      evaluation: made && { madeAt: made.madeAt.toISOString(), ...rateEvaluation(made.result) },
    };
  }

  private async getRow<Row>(name: AdminListName, id: string): Promise<Row> {
    const row = await this.admin.findRow<Row>(name, id);
    if (!row) throw new NotFoundError();
    return row;
  }
}
