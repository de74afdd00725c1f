import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The age that a person confirmed to have reached, where the operator asks, and when: of an account, and of
 * a visitor's assessment until its purchase creates the account.
 */
export class AgeConfirmations1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'assessments']) {
      await runner.query(`
        alter table ${table}
          add column confirmed_age smallint,
          add column age_confirmed_at timestamptz;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'assessments']) {
      await runner.query(
        `alter table ${table} drop column confirmed_age, drop column age_confirmed_at;`,
      );
    }
  }
}
