import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The session tokens that purchases replaced. `successor_hash` must still be the session's own token:
 * any other sign-in ends the replaced token too, one by code that does not know this table included.
 */
export class ReplacedTokens1763753000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table replaced_tokens (
        token_hash bytea primary key,
        session_id uuid not null unique references sessions on delete cascade,
        successor_hash bytea not null,
        successor_key bytea not null,
        assessment_id uuid not null references assessments on delete cascade,
        expires_at timestamptz not null
      );
      create index replaced_tokens_assessment on replaced_tokens (assessment_id);
      create index replaced_tokens_expiry on replaced_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table replaced_tokens;');
  }
}
