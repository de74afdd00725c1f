import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rules that statements of several modules need, written once: what a buyer may read of an assessment, and
 * which version of its report there is.
 */
export class ReportAccess1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view assessment_access as
      select a.id as assessment_id, r.id as report_id,
             case when not exists (select 1 from payments p
                                    where p.assessment_id = a.id and p.refunded_at is null)
                    then 'payment_required'
                  when r.state in ('ready', 'error') then r.state
                  else 'generating' end as status
        from assessments a left join reports r on r.assessment_id = a.id;

      create view report_versions as
      select r.assessment_id,
             jsonb_build_array(
               r.id, r.fence, r.generated_at, r.requested_at, r.method_version, a.first_name, a.last_name,
               (select jsonb_agg(jsonb_build_array(v.id, v.state, v.generated_at) order by v.number)
                  from report_revisions v where v.assessment_id = r.assessment_id))::text as version
        from reports r join assessments a on a.id = r.assessment_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view assessment_access, report_versions');
  }
}
