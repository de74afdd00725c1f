import type { PersonalData } from '@bearings/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ageReply } from '../auth/accounts/age.js';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentRepository } from './assessment.repository.js';

/** Assessments as personal data: exported. */
@Injectable()
export class AssessmentPerson implements OnModuleInit {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly presenter: AssessmentPresenter,
    private readonly people: PersonHooks,
  ) {}

  onModuleInit(): void {
    this.people.onExported((userId) => this.export(userId));
  }

  private async export(userId: string): Promise<Pick<PersonalData, 'assessments'>> {
    const rows = await this.assessments.listAllOf(userId);
    const replies = await this.presenter.presentAll(rows);
    return {
      assessments: rows.flatMap((row, index) => {
        const reply = replies[index];
        const { firstName, lastName, draft, circumstances, responses } = row;
        const { scores, personality, quality } = row;
        const answers = { firstName, lastName, draft, circumstances, responses };
        const held = { ...answers, scores, personality, quality, ...ageReply(row) };
        return reply ? [{ ...reply, ...held }] : [];
      }),
    };
  }
}
