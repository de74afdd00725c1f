import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PersonHooks } from '../auth/person/person.hooks.js';
import { ShareRepository } from './share.repository.js';

/** Links to reports and their comments as personal data. They are deleted with their assessments. */
@Injectable()
export class SharePerson implements OnModuleInit {
  constructor(
    private readonly shares: ShareRepository,
    private readonly assessments: AssessmentService,
    private readonly people: PersonHooks,
  ) {}

  onModuleInit(): void {
    this.people.onExported(async (userId) => {
      const assessments = await this.assessments.allOf(userId);
      const links = await this.shares.listOf(assessments.map(({ id }) => id));
      const comments = await this.shares.commentsOf(links.map(({ id }) => id));
      return {
        sharedLinks: links.map(({ id, createdAt, expiresAt, endedAt, ...link }) => ({
          assessmentId: link.assessmentId,
          purpose: link.purpose,
          withName: link.withName,
          withScores: link.withScores,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
          comments: comments
            .filter(({ shareId }) => shareId === id)
            .map(({ name, text, createdAt: at }) => ({ name, text, createdAt: at.toISOString() })),
        })),
      };
    });
  }
}
