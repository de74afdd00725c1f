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
import { EntityManager } from 'typeorm';
import { LIST_DEFINITIONS } from './admin-lists.js';
import { selectColumns } from './admin-query.js';
import { LIST_CUSTOMER_EMAILS } from './admin.statements.js';

const MAX_ROWS_PER_LIST = 100;

/** Reads all data of one customer across the tables of all modules, for administrators only. */
@Injectable()
export class PersonRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Finds a customer by the id of an account or of an assessment. Returns null for an unknown id. */
  async find(id: string): Promise<Omit<AdminPerson, 'audit'> | null> {
    const [found] = await this.listRows<AdminAssessment>('assessments', 'a.id = :value', id);
    const [user] = await this.listRows<AdminUser>('users', 'u.id = :value', found?.userId ?? id);
    const person = user ?? found;
    if (!person) return null;
    const assessments = user
      ? await this.listRows<AdminAssessment>('assessments', 'a.user_id = :value', user.id)
      : found
        ? [found]
        : [];
    const ids = assessments.map((assessment) => assessment.id);
    const [payments, reports, mails] = await Promise.all([
      this.listRows<AdminPayment>('payments', 'p.assessment_id = any(:value)', ids),
      this.listRows<AdminReport>('reports', 'r.assessment_id = any(:value)', ids),
      this.listMails(user?.id ?? null, ids),
    ]);
    const { email, firstName, lastName } = person;
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

  /** Returns the administrators' actions on this customer's data. */
  async audit({ user, ...person }: Omit<AdminPerson, 'audit'>): Promise<AdminAuditEntry[]> {
    const rows = [...person.assessments, ...person.payments, ...person.reports];
    const subjects = [...rows, ...(user ? [user] : [])].map(({ id }) => id);
    return this.listRows<AdminAuditEntry>('audit', 'l.subject = any(:value)', subjects);
  }

  private listRows<Row>(name: AdminListName, condition: string, value: unknown): Promise<Row[]> {
    const { from, date, key } = LIST_DEFINITIONS[name];
    const query = from(this.manager)
      .where(condition, { value })
      .orderBy(date, 'DESC')
      .addOrderBy(key, 'ASC')
      .limit(MAX_ROWS_PER_LIST);
    return selectColumns(query, name).getRawMany<Row>();
  }

  private async listMails(userId: string | null, ids: readonly string[]): Promise<AdminMail[]> {
    const rows = await LIST_CUSTOMER_EMAILS.list(this.manager, [userId, ids, MAX_ROWS_PER_LIST]);
    return rows.map(({ kind, sentAt }) => ({ kind, sentAt: sentAt?.toISOString() ?? null }));
  }
}
