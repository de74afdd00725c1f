/** SQL expressions of a caller's properties. */
interface CallerSql {
  sessionId: string;
  userId: string;
  role: string;
  onlyAssessmentId: string;
}

/** Of the caller `c` in a statement that finds the caller itself. */
const OF_STATEMENT: CallerSql = {
  sessionId: 'c.session_id',
  userId: 'c.user_id',
  role: 'c.role',
  onlyAssessmentId: 'c.only_assessment_id',
};

/** Of a query builder's parameters, named as the properties of a caller. */
const OF_BUILDER: CallerSql = {
  sessionId: ':sessionId::uuid',
  userId: ':userId::uuid',
  role: ':role::text',
  onlyAssessmentId: ':onlyAssessmentId::uuid',
};

/**
 * SQL of whether a caller may read the assessment `a`: an administrator any, an account its own, a visitor
 * those of the session that belong to no account. A limited caller only the one that is named.
 */
const mayRead = ({ sessionId, userId, role, onlyAssessmentId }: CallerSql): string =>
  `((${onlyAssessmentId} is null or a.id = ${onlyAssessmentId})
    and (coalesce(${role} = 'admin', false)
         or case when ${userId} is null then a.session_id = ${sessionId} and a.user_id is null
                 else a.user_id = ${userId} end))`;

/** {@link mayRead} of the caller `c`. */
export const C_MAY_READ = mayRead(OF_STATEMENT);

/** {@link mayRead} of the caller in a query builder's parameters. */
export const CALLER_MAY_READ = mayRead(OF_BUILDER);
