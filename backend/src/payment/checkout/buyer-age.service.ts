import { Inject, Injectable } from '@nestjs/common';
import { type AssessmentRecord, AssessmentService } from '../../assessment/assessment.service.js';
import type { Caller } from '../../auth/access/caller.js';
import { AccountService } from '../../auth/accounts/account.service.js';
import { requireAgeConfirmation } from '../../auth/accounts/age.js';
import { CONFIG, type Config } from '../../config/config.js';

/** Checks that buyers have confirmed the minimum age, if the operator requires one, and stores the confirmed age. */
@Injectable()
export class BuyerAgeService {
  constructor(
    private readonly accounts: AccountService,
    private readonly assessments: AssessmentService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Throws a 400 unless the buyer has confirmed the minimum age, now or earlier. A visitor's confirmation is stored
   * with the assessment; the account that a purchase creates copies it from there.
   */
  async require({ userId }: Caller, assessment: AssessmentRecord, isConfirmed: boolean | undefined): Promise<void> {
    const { minimumAge } = this.config;
    if (minimumAge === null) return;
    const statedPerson = userId === null ? assessment : await this.accounts.get(userId);
    if ((statedPerson.confirmedAge ?? 0) >= minimumAge) return;
    requireAgeConfirmation(minimumAge, isConfirmed);
    if (userId === null) await this.assessments.storeAge(assessment.id, minimumAge);
    else await this.accounts.storeAge(userId, minimumAge);
  }
}
