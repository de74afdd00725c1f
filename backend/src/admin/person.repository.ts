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
import { withColumns } from './admin-query.js';
import { EMAILS_OF_CUSTOMER } from './admin.statements.js';

const MAX_ROWS = 100;

/** Reads all data of one customer across the tables of all modules, for administrators only. */
@Injectable()
export class PersonRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Finds a customer by the id of an account or of an assessment. Returns null for an unknown id. */
  async find(id: string): Promise<Omit<AdminPerson, 'audit'> | null> {
    const [found] = await this.rows<AdminAssessment>('assessments', 'a.id = :value', id);
    const [user] = await this.rows<AdminUser>('users', 'u.id = :value', found?.userId ?? id);
    if (!found && !user) return null;
    const assessments = user
      ? await this.rows<AdminAssessment>('assessments', 'a.user_id = :value', user.id)
      : found
        ? [found]
        : [];
    const ids = assessments.map((assessment) => assessment.id);
    const [payments, reports, mails] = await Promise.all([
      this.rows<AdminPayment>('payments', 'p.assessment_id = any(:value)', ids),
      this.rows<AdminReport>('reports', 'r.assessment_id = any(:value)', ids),
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

  /** Returns the administrators' actions on this customer's data. */
  async audit({ user, ...person }: Omit<AdminPerson, 'audit'>): Promise<AdminAuditEntry[]> {
    const rows = [...person.assessments, ...person.payments, ...person.reports];
    const subjects = [...rows, ...(user ? [user] : [])].map(({ id }) => id);
    return this.rows<AdminAuditEntry>('audit', 'l.subject = any(:value)', subjects);
  }

  private rows<Row>(name: AdminListName, condition: string, value: unknown): Promise<Row[]> {
    const { from, date, key } = LIST_DEFINITIONS[name];
    const query = from(this.manager)
      .where(condition, { value })
      .orderBy(date, 'DESC')
      .addOrderBy(key, 'ASC')
      .limit(MAX_ROWS);
    return withColumns(query, name).getRawMany<Row>();
  }

  private async mails(userId: string | null, ids: readonly string[]): Promise<AdminMail[]> {
    const rows = await EMAILS_OF_CUSTOMER.list(this.manager, [userId, ids, MAX_ROWS]);
    return rows.map(({ kind, sentAt }) => ({ kind, sentAt: sentAt?.toISOString() ?? null }));
  }
}

const NO_NAMES = { email: '', firstName: '', lastName: '' };
