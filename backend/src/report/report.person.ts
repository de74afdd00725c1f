import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { SelectionsRepository } from './selections/selections.repository.js';
import { ReportRepository } from './generation/report.repository.js';
import { RevisionRepository } from './revisions/revision.repository.js';

/** Reports as personal data: exported with the account. They are deleted with their assessments. */
@Injectable()
export class ReportPerson implements OnModuleInit {
  constructor(
    private readonly reports: ReportRepository,
    private readonly assessments: AssessmentService,
    private readonly people: PersonHooks,
    private readonly revisions: RevisionRepository,
    private readonly choices: SelectionsRepository,
  ) {}

  onModuleInit(): void {
    this.people.onExported(async (userId) => {
      const assessments = await this.assessments.allOf(userId);
      const ids = assessments.map(({ id }) => id);
      const reports = await this.reports.listAll(ids);
      const revisions = await this.revisions.listOf(ids);
      const choices = await this.choices.listOf(reports.map(({ id }) => id));
      return {
        reports: reports.map(({ id, assessmentId, requestedAt, generatedAt, facts, prose }) => ({
          id,
          assessmentId,
          requestedAt: requestedAt.toISOString(),
          generatedAt: generatedAt?.toISOString() ?? null,
          facts,
          prose,
          revisions: revisions.filter((revision) => revision.assessmentId === assessmentId),
          choices: choices.filter(({ reportId }) => reportId === id),
        })),
      };
    });
  }
}
