// The two SQL statements with which the bare server stores a submission. It sends both in one round trip.

const SESSION_SQL = `
  select s.id, s.user_id from sessions s where s.token_hash = $1 and s.expires_at > now()`;

const NOW_MS_SQL = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const COUNT_CALL_SQL = `
  insert into throttles (key, points, expire)
  select 'submissions:' || id, 1, ${NOW_MS_SQL} + 3600000 from held
  on conflict (key) do update set
    points = case when throttles.expire > ${NOW_MS_SQL} then throttles.points + 1 else 1 end,
    expire = case when throttles.expire > ${NOW_MS_SQL} then throttles.expire else excluded.expire end
  returning points`;

const STATUS_SQL = `(
  select case when exists (select 1 from payments
                            where payments.assessment_id = a.id and payments.refunded_at is null)
              then case coalesce(r.state, 'requested') when 'ready' then 'ready' when 'error' then 'error'
                        else 'generating' end
              else 'payment_required' end
    from (values (1)) as one left join reports r on r.assessment_id = a.id)`;

const ownedAssessmentsSql = (/** @type {string} */ columns) => `
  select ${columns} from assessments where user_id = o.user_id
  union all
  select ${columns} from assessments
   where o.user_id is null and session_id = o.id and user_id is null`;

/**
 * Finds the session, counts the call for the throttle, waits for the lock on the session's owner, and locks the
 * owner's assessments that the new assessment may supersede.
 */
export const LOCK_OWNER_QUERY = {
  name: 'submission-turn',
  text: `
  with c as materialized (${SESSION_SQL}),
  held as materialized (
    select s.id, s.user_id from sessions s
     where s.id = (select id from c) and s.expires_at > now() for share of s),
  counted as (${COUNT_CALL_SQL}),
  o as materialized (
    select held.id, held.user_id, set_config('bearings.submission', held.id::text, true),
           pg_advisory_xact_lock(
             hashtextextended('assessments:' || coalesce(held.user_id, held.id), 0))
      from held cross join counted where counted.points <= 1000000000),
  shown as materialized (
    select a.id from assessments a
     where a.id = any (array(select own.id from o cross join lateral (${ownedAssessmentsSql('id')}) own))
       and a.completed_at is not null and a.superseded_at is null
     order by a.id for no key update of a)
  select (select count(*)::int from shown) as shown from c left join held on true left join counted on true
    left join o on true`,
};

/** Stores the assessment, unless the same answers were sent before, and supersedes the owner's unpaid assessments. */
export const SUBMISSION_QUERY = {
  name: 'submission',
  text: `
  with o as materialized (
    select id, user_id from sessions
     where id = nullif(current_setting('bearings.submission', true), '')::uuid),
  mine as materialized (
    select own.* from o cross join lateral (${ownedAssessmentsSql(
      'id, completed_at, superseded_at, changed_at, submission_digest, circumstances',
    )}) own),
  open as materialized (
    select * from mine where completed_at is null order by changed_at desc limit 1),
  stated as materialized (
    select coalesce($10::jsonb, (select circumstances from open)) as circumstances),
  same as materialized (
    select mine.id, stated.circumstances is not null
                    and stated.circumstances is distinct from mine.circumstances as differs
      from mine cross join stated
     where mine.submission_digest = $6 and mine.superseded_at is null limit 1),
  dropped as (
    delete from assessments where id in (select open.id from open, same where not same.differs)),
  superseded as (
    update assessments a set superseded_at = now(), changed_at = now() from mine
     where a.id = mine.id and mine.completed_at is not null and mine.superseded_at is null
       and not exists (select 1 from same) and ${STATUS_SQL} = 'payment_required'
    returning a.id),
  canceled as (
    update payment_intents set cancel_requested_at = now(), due_at = now()
     where assessment_id in (select id from superseded) and status not in ('succeeded', 'canceled')),
  finished as (
    update assessments a
       set email = $1, first_name = $2, last_name = $3, bank_version = $4, responses = $5,
           submission_digest = $6, scores = $7, personality = $8, quality = $9,
           circumstances = stated.circumstances, draft = '{}', completed_at = now(), changed_at = now()
      from open, stated where a.id = open.id and not exists (select 1 from same)
    returning a.id, a.created_at, a.completed_at, a.circumstances),
  fresh as (
    insert into assessments
      (user_id, session_id, email, first_name, last_name, bank_version, responses,
       submission_digest, scores, personality, quality, circumstances, completed_at)
    select o.user_id, case when o.user_id is null then o.id end, $1, $2, $3, $4, $5,
           $6, $7, $8, $9, stated.circumstances, now()
      from o cross join stated
     where not exists (select 1 from same) and not exists (select 1 from open)
    returning id, created_at, completed_at, circumstances)
  select id, created_at as "createdAt", completed_at as "completedAt", circumstances,
         false as differs, null as status, null as email, null::jsonb as responses,
         null::jsonb as scores, null::jsonb as personality, null::jsonb as quality
    from (select * from fresh union all select * from finished) made
  union all
  select a.id, a.created_at, a.completed_at, a.circumstances, same.differs, ${STATUS_SQL},
         a.email, a.responses, a.scores, a.personality, a.quality
    from same join assessments a on a.id = same.id`,
};
