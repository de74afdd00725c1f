import type { AdminPerson, PersonalData, ResentMail } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssessmentRequestsService } from '../assessment/assessment-requests.service.js';
import { REPORT_LINK_MAIL } from '../auth/links/purchase-links.service.js';
import { PersonService } from '../auth/person/person.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { RECEIPT_MAIL } from '../payment/payment.mail.js';
import { REPORT_COPY_MAIL } from '../pdf/report-copy.mail.js';
import { NotFoundError, UnavailableError } from '../platform/http/app-error.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import { READY_WITH_RECEIPT_MAIL } from '../report/generation/report.mail.js';
import { NothingToSendError } from './admin.errors.js';
import type { AuditedAction } from './audit.repository.js';
import { AuditedActions } from './audited-actions.js';
import type { PersonEmailDto, PersonRequestDto, ResendMailDto } from './person-requests.dto.js';
import { PersonRepository } from './person.repository.js';

type FoundPerson = Omit<AdminPerson, 'audit'>;

const MAIL_KINDS: Readonly<Record<ResentMail, string>> = {
  link: REPORT_LINK_MAIL,
  receipt: RECEIPT_MAIL,
  report: REPORT_COPY_MAIL,
};

/** Does what a person has asked for in writing. The person is named by the id of an account or an assessment. */
@Injectable()
export class PersonRequestsService {
  constructor(
    private readonly records: PersonRepository,
    private readonly assessments: AssessmentRequestsService,
    private readonly people: PersonService,
    private readonly audited: AuditedActions,
    private readonly outbox: MailOutbox,
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Moves an assessment to another account. Throws a 404 for the id of an account. */
  async moveReport(adminId: string, id: string, { email, reference }: PersonEmailDto): Promise<void> {
    await this.getWithAssessment(id);
    const action = { adminId, action: 'report.move', subject: id, reference } as const;
    await this.audited.run(action, () => this.assessments.moveToAccount(id, email));
  }

  /** Corrects the email of an account with all its assessments, or of an assessment without an account. */
  async correctEmail(adminId: string, id: string, { email, reference }: PersonEmailDto): Promise<void> {
    const { user } = await this.get(id);
    const action = { adminId, action: 'email.correct', subject: user?.id ?? id, reference } as const;
    await this.audited.run(action, () =>
      user ? this.people.correctEmail(user.id, email) : this.assessments.correctEmail(id, email),
    );
  }

  /** Deletes an assessment. Throws a 404 for the id of an account, which has a deletion of its own. */
  async deleteAnswers(adminId: string, id: string, { reference }: PersonRequestDto): Promise<void> {
    const { email } = await this.getWithAssessment(id);
    const action: AuditedAction = { adminId, action: 'answers.delete', subject: id, reference };
    await this.audited.run(action, async () => {
      await this.assessments.remove(id);
      await this.people.deleteSentMails(email);
    });
  }

  /** Leaves all assessments of the person out of the figures about many people. */
  async recordObjection(adminId: string, id: string, { reference }: PersonRequestDto): Promise<void> {
    const { user } = await this.get(id);
    const subject = user?.id ?? id;
    const action: AuditedAction = { adminId, action: 'person.object', subject, reference };
    await this.audited.run(action, () => this.assessments.object(subject, user !== null));
  }

  /**
   * Sends an email of a purchase again, to the address that we have: no other, because whoever reads it can open the
   * report. Throws a 409 if nothing is paid, or the report is not ready or has no account.
   */
  async resendMail(adminId: string, id: string, { mail, reference }: ResendMailDto): Promise<void> {
    const { payments, reports, user } = await this.getWithAssessment(id);
    const action: AuditedAction = { adminId, action: 'mail.resend', subject: id, reference, detail: mail };
    await this.audited.run(action, async () => {
      if (this.config.mail.kind === 'none') throw new UnavailableError('email_unavailable');
      const isPaid = payments.some(({ assessmentId, refundedAt }) => assessmentId === id && refundedAt === null);
      const isReady = reports.some(({ assessmentId, state }) => assessmentId === id && state === 'ready');
      if (!isPaid || (mail === 'report' && (!isReady || user === null))) throw new NothingToSendError();
      // The receipt alone says that an email about the report follows.
      const kind = mail === 'receipt' && isReady ? READY_WITH_RECEIPT_MAIL : MAIL_KINDS[mail];
      await this.database.transaction((manager) => this.outbox.add(manager, kind, id));
    });
  }

  /** Returns all data of an account, or of an assessment without one, as the person's own export has them. */
  async exportPerson(adminId: string, id: string, { reference }: PersonRequestDto): Promise<PersonalData> {
    const { user } = await this.get(id);
    const action: AuditedAction = { adminId, action: 'person.export', subject: user?.id ?? id, reference };
    return this.audited.run(action, () => this.people.collect(user ? { userId: user.id } : { assessmentId: id }));
  }

  private async get(id: string): Promise<FoundPerson> {
    const found = await this.records.find(id);
    if (!found) throw new NotFoundError();
    return found;
  }

  private async getWithAssessment(id: string): Promise<FoundPerson> {
    const found = await this.get(id);
    if (!found.assessments.some((assessment) => assessment.id === id)) throw new NotFoundError();
    return found;
  }
}
