// Adds invented people to a demonstration's database: `npm run seed -- --people 5000`.
import { DataSource } from 'typeorm';
import { AssessmentEntity } from '../src/assessment/assessment.entity.js';
import { UserEntity } from '../src/auth/accounts/user.entity.js';
import { FollowUpEntity } from '../src/evidence/follow-up.entity.js';
import { ReaderFiguresRunEntity } from '../src/evidence/readers/reader-figures-run.entity.js';
import { ReaderFeedbackEntity } from '../src/evidence/reader-feedback.entity.js';
import { createDataSourceOptions } from '../src/platform/database/database.module.js';
import { migrate } from '../src/platform/database/migrate.js';
import { seedPeople } from './seed-people.js';

const entities = [AssessmentEntity, FollowUpEntity, ReaderFiguresRunEntity, ReaderFeedbackEntity, UserEntity];

/**
 * Adds this number of invented people to the existing ones, and schedules the figures of readers to be computed now.
 * Returns the total number of invented people.
 */
export async function seed(url: string, people: number): Promise<number> {
  await migrate({ url, poolSize: 2 });
  const database = new DataSource({ ...createDataSourceOptions({ url, poolSize: 2 }), entities });
  await database.initialize();
  try {
    const { manager } = database;
    const before = await manager.countBy(UserEntity, { firstName: 'Invented' });
    await seedPeople(manager, people, before + 1);
    await manager.update(ReaderFiguresRunEntity, { single: true }, { dueAt: () => 'now()' });
    return before + people;
  } finally {
    await database.destroy();
  }
}
