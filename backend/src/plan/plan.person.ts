import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { PlanRepository } from './plan.repository.js';

/** Plans as personal data: exported with the account. They are deleted with their assessments. */
@Injectable()
export class PlanPerson implements OnModuleInit {
  constructor(
    private readonly plans: PlanRepository,
    private readonly assessments: AssessmentService,
    private readonly people: PersonHooks,
  ) {}

  onModuleInit(): void {
    this.people.onExported(async (userId) => {
      const assessments = await this.assessments.allOf(userId);
      const plans = await Promise.all(assessments.map(({ id }) => this.exportOf(id)));
      return { plans: plans.flat() };
    });
  }

  private async exportOf(assessmentId: string) {
    const plan = await this.plans.find(assessmentId);
    if (!plan) return [];
    const steps = await this.plans.listSteps(assessmentId);
    return [
      {
        assessmentId,
        madeAt: plan.madeAt.toISOString(),
        reminders: plan.reminders,
        steps: steps.map(({ id, text, detail, dueOn, doneAt, note, removedAt }) => ({
          id,
          text,
          detail,
          dueOn,
          doneAt: doneAt?.toISOString() ?? null,
          note,
          removedAt: removedAt?.toISOString() ?? null,
        })),
      },
    ];
  }
}
