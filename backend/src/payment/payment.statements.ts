import { int, statement, uuid } from '../platform/database/sql-statement.js';

/**
 * Updates the payment of the intent `$1` with the provider's state: refunded pence `$2`, dispute `$3`, reversed `$4`,
 * failed refund `$5`. A reversed payment stays reversed and a decided dispute stays decided, because an older state may
 * be recorded after a newer one. The exception is a lost dispute that is later decided in the seller's favour, because
 * no older state can show that. Returns no row for an intent without a payment.
 */
export const UPDATE_PAYMENT = statement(
  { id: uuid },
  `update payments
      set refunded_amount = case when dispute = 'lost' and $3 = 'won' and not $4 then $2
                                 when $5 and refunded_at is null then $2
                                 else greatest(refunded_amount, $2) end,
          refunded_at = case when dispute = 'lost' and $3 = 'won' and not $4 then null
                             else coalesce(refunded_at, case when $4 then now() end) end,
          dispute = case when $3::text = 'open' then coalesce(dispute, $3)
                         else coalesce($3, dispute) end
    where intent_id = $1 returning id`,
);

/** Counts the active payments and sums them in pence, minus partial refunds. */
export const SUM_ACTIVE_PAYMENTS = statement(
  { count: int, pence: int },
  `select count(*)::int as count, coalesce(sum(amount - refunded_amount), 0)::int as pence
     from payments where refunded_at is null`,
);
