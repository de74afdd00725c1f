import type { PersonalData } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { rowsOf } from '../platform/database/transaction.js';

interface Row {
  assessmentId: string;
  intentId: string;
  amount: number;
  currency: string;
  cardLast4: string | null;
  paidAt: Date;
  refundedAt: Date | null;
}

/** Payments as personal data. Deleting the owner keeps the rows without a personal reference. */
@Injectable()
export class PaymentPerson implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly people: PersonHooks,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.people.onExported((userId) => this.export(userId));
  }

  private async export(userId: string): Promise<Pick<PersonalData, 'payments'>> {
    const ids = (await this.assessments.allOf(userId)).map(({ id }) => id);
    const result: unknown = await this.database.query(
      `select assessment_id as "assessmentId", intent_id as "intentId", amount, currency,
              card_last4 as "cardLast4", paid_at as "paidAt", refunded_at as "refundedAt"
         from payments where assessment_id = any($1) order by paid_at`,
      [ids],
    );
    return {
      payments: rowsOf<Row>(result).map((row) => ({
        ...row,
        paidAt: row.paidAt.toISOString(),
        refundedAt: row.refundedAt?.toISOString() ?? null,
      })),
    };
  }
}
