import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountService } from '../auth/accounts/account.service.js';
import { REPORT_LINK_MAIL } from '../auth/links/purchase-links.service.js';
import { NOW } from '../platform/database/times.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { MailOutbox } from '../platform/mail/mail-outbox.js';
import type { AssessmentEntity } from './assessment.entity.js';
import { AssessmentNotFoundError, AssessmentUnfinishedError } from './assessment.errors.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AssessmentService } from './assessment.service.js';

/** Changes of assessments that an administrator makes at a person's request. No payment is changed. */
@Injectable()
export class AssessmentRequestsService implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly rows: AssessmentRepository,
    private readonly accounts: AccountService,
    private readonly events: DomainEvents,
    private readonly outbox: MailOutbox,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.events.on('user.email-corrected', ({ userId, email }, manager) =>
      this.rows.setEmailOfUser(manager, userId, email),
    );
  }

  /** Moves a completed assessment, with its payment and report, to the account that has this email. */
  async moveToAccount(id: string, email: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new InvalidFieldError('email', 'No account has this email. The person can create one first.');
    await this.database.transaction(async (manager) => {
      await this.accounts.lockShared(manager, account.id);
      const { completedAt, userId } = await this.lock(manager, id);
      if (completedAt === null) throw new AssessmentUnfinishedError();
      if (userId === account.id) throw new InvalidFieldError('email', 'It belongs to this account already.');
      await this.rows.update(manager, id, { userId: account.id, sessionId: null, email: account.email });
    });
  }

  /**
   * Corrects the email of an assessment without an account, and mails the link to a bought report to the new address.
   * The links that were mailed to the former address then end.
   */
  async correctEmail(id: string, email: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { draft } = await this.lock(manager, id);
      await this.rows.update(manager, id, { email, draft: { ...draft, email } });
      const { isPaid } = await this.assessments.getAccessStatus(id, manager);
      if (isPaid) await this.outbox.add(manager, REPORT_LINK_MAIL, id);
    });
  }

  /** Deletes an assessment with its report. The payment's record stays, without the person. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lock(manager, id);
      await this.assessments.removeAll(manager, [id]);
    });
  }

  /**
   * Leaves an assessment, or all of an account, out of the figures about many people. Those that the account completes
   * later are left out too.
   */
  async object(id: string, isAccount: boolean): Promise<void> {
    const ids = isAccount ? (await this.assessments.listAllOfUser(id)).map((row) => row.id) : [id];
    await this.database.transaction(async (manager) => {
      await this.rows.lockAll(manager, ids);
      for (const id of ids) await this.rows.update(manager, id, { objectedAt: NOW });
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<AssessmentEntity> {
    const row = await this.rows.lock(manager, id);
    if (!row) throw new AssessmentNotFoundError();
    return row;
  }
}
