import type { CareerChange } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CareerChoiceEntity } from './career-choice.entity.js';

@Injectable()
export class SelectionsRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Returns the choices for a report in the order in which they were made. */
  listByReport(reportId: string, manager: EntityManager = this.manager): Promise<CareerChoiceEntity[]> {
    return manager
      .createQueryBuilder(CareerChoiceEntity, 'c')
      .where('c.reportId = :reportId', { reportId })
      .orderBy('coalesce(c.chosen_at, c.created_at)')
      .addOrderBy('c.occupation_code')
      .getMany();
  }

  /**
   * Changes the given fields of the owner's choice about one career, and deletes the row if it becomes empty. Making
   * the same choice again does not change its time. The caller must hold the lock of the report's choices.
   */
  async change(
    manager: EntityManager,
    reportId: string,
    code: string,
    { choice, added, note }: CareerChange,
  ): Promise<void> {
    const previousChoice = await manager.findOneBy(CareerChoiceEntity, { reportId, code });
    const nextChoice = {
      choice: choice === undefined ? (previousChoice?.choice ?? null) : choice,
      added: added ?? previousChoice?.added ?? false,
      note: note ?? previousChoice?.note ?? '',
    };
    if (nextChoice.choice === null && !nextChoice.added && nextChoice.note === '') {
      await manager.delete(CareerChoiceEntity, { reportId, code });
      return;
    }
    const isSameChoice = nextChoice.choice === (previousChoice?.choice ?? null);
    const chosenAt = nextChoice.choice === null ? null : () => 'clock_timestamp()';
    const values = { ...nextChoice, ...(!isSameChoice && { chosenAt }) };
    if (previousChoice) await manager.update(CareerChoiceEntity, { reportId, code }, values);
    else await manager.insert(CareerChoiceEntity, { reportId, code, ...values });
  }
}
