/** SQL of whether an assessment has a payment that is not reversed. `assessmentId` is an expression. */
export const isPaid = (assessmentId: string): string =>
  `exists (select 1 from payments
            where payments.assessment_id = ${assessmentId} and payments.refunded_at is null)`;
