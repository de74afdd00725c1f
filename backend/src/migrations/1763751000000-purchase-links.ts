import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in purchase mails: about an assessment, whose buyer may have no account yet. */
export class PurchaseLinks1763751000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table link_tokens
        alter column user_id drop not null,
        add column assessment_id uuid references assessments on delete cascade,
        add column address_hash bytea,
        drop constraint link_tokens_purpose_check,
        add constraint link_tokens_purpose_check
          check (purpose in ('password', 'verify', 'delete', 'purchase')),
        add constraint link_tokens_subject_check check (
          case when purpose = 'purchase'
               then assessment_id is not null and address_hash is not null
               else user_id is not null end);
      create index link_tokens_assessment on link_tokens (assessment_id);
      create index link_tokens_address on link_tokens (address_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from link_tokens where purpose = 'purchase';
      alter table link_tokens
        drop constraint link_tokens_subject_check,
        drop constraint link_tokens_purpose_check,
        add constraint link_tokens_purpose_check check (purpose in ('password', 'verify', 'delete')),
        drop column assessment_id,
        drop column address_hash,
        alter column user_id set not null;
    `);
  }
}
