import type {
  AdminAssessment,
  AdminAuditEntry,
  AdminListName,
  AdminMail,
  AdminPayment,
  AdminPerson,
  AdminReport,
  AdminUser,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../platform/database/transaction.js';
import { LISTS } from './admin-lists.js';

const MAX_ROWS = 100;

/** Reads everything of one customer across the tables of all modules, for administrators only. */
@Injectable()
export class PersonRepository {
  constructor(private readonly database: DataSource) {}

  /** By the id of an account, or of an assessment and with it its account. Null for another id. */
  async find(id: string): Promise<Omit<AdminPerson, 'audit'> | null> {
    const [found] = await this.rows<AdminAssessment>('assessments', 'a.id = $1', id);
    const [user] = await this.rows<AdminUser>('users', 'u.id = $1', found?.userId ?? id);
    if (!found && !user) return null;
    const assessments = user
      ? await this.rows<AdminAssessment>('assessments', 'a.user_id = $1', user.id)
      : found
        ? [found]
        : [];
    const ids = assessments.map((assessment) => assessment.id);
    const [payments, reports, mails] = await Promise.all([
      this.rows<AdminPayment>('payments', 'p.assessment_id = any($1::uuid[])', ids),
      this.rows<AdminReport>('reports', 'r.assessment_id = any($1::uuid[])', ids),
      this.mails(user?.id ?? null, ids),
    ]);
    const { email, firstName, lastName } = user ?? assessments[0] ?? NO_NAMES;
    return {
      email,
      firstName,
      lastName,
      user: user ?? null,
      assessments,
      payments,
      reports,
      mails,
    };
  }

  /** What administrators did with this customer's rows. */
  async audit({ user, ...person }: Omit<AdminPerson, 'audit'>): Promise<AdminAuditEntry[]> {
    const rows = [...person.assessments, ...person.payments, ...person.reports];
    const subjects = [...rows, ...(user ? [user] : [])].map(({ id }) => id);
    return this.rows<AdminAuditEntry>('audit', 'l.subject = any($1::uuid[])', subjects);
  }

  private async rows<Row>(name: AdminListName, condition: string, value: unknown): Promise<Row[]> {
    const { select, from, date, key } = LISTS[name];
    const result: unknown = await this.database.query(
      `select ${select} from ${from} where ${condition} order by ${date} desc, ${key} limit ${MAX_ROWS}`,
      [value],
    );
    return rowsOf(result);
  }

  private async mails(userId: string | null, ids: readonly string[]): Promise<AdminMail[]> {
    const of = (table: string, sentAt: string, column: string) =>
      `select kind, ${sentAt} as "sentAt" from ${table} where ${column}`;
    const result: unknown = await this.database.query(
      `${of('mail_outbox', 'null::timestamptz', 'user_id = $1')}
       union all ${of('mail_outbox', 'null::timestamptz', 'assessment_id = any($2::uuid[])')}
       union all ${of('sent_mails', 'sent_at', 'user_id = $1')}
       union all ${of('sent_mails', 'sent_at', 'assessment_id = any($2::uuid[])')}
       order by "sentAt" desc nulls first limit ${MAX_ROWS}`,
      [userId, ids],
    );
    return rowsOf(result);
  }
}

const NO_NAMES = { email: '', firstName: '', lastName: '' };
