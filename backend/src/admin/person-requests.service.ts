import type { AdminPerson } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { AssessmentRequestsService } from '../assessment/assessment-requests.service.js';
import { PersonService } from '../auth/person/person.service.js';
import { NotFoundError } from '../platform/http/app-error.js';
import type { AuditedAction } from './audit.repository.js';
import { AuditedActions } from './audited-actions.js';
import type { PersonEmailDto, PersonRequestDto } from './person-requests.dto.js';
import { PersonRepository } from './person.repository.js';

type FoundPerson = Omit<AdminPerson, 'audit'>;

/** Does what a person has asked for in writing. The person is named by the id of an account or an assessment. */
@Injectable()
export class PersonRequestsService {
  constructor(
    private readonly records: PersonRepository,
    private readonly assessments: AssessmentRequestsService,
    private readonly people: PersonService,
    private readonly audited: AuditedActions,
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
