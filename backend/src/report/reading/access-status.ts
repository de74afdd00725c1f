import { isPaid } from '../../payment/is-paid.js';

/** SQL of the status that a report in `state` gives to a paid assessment. */
const STATUS_OF_PAID = (state: string): string =>
  `case coalesce(${state}, 'requested') when 'ready' then 'ready' when 'error' then 'error'
        else 'generating' end`;

/**
 * SQL of an assessment's access status: whether it is paid, and then how far its report is.
 * `assessmentId` is an expression, `r` its report, which may be missing.
 */
export const accessStatus = (assessmentId: string): string =>
  `case when ${isPaid(assessmentId)} then ${STATUS_OF_PAID('r.state')} else 'payment_required' end`;

/** {@link accessStatus} where the report is not joined. */
export const accessStatusAlone = (assessmentId: string): string =>
  `(select ${accessStatus(assessmentId)}
      from (values (1)) as one left join reports r on r.assessment_id = ${assessmentId})`;
