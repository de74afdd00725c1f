import { usePublicConfigQuery } from '../../funnel/assessment.api';

/**
 * Returns what happens to emails of this site: they are sent, stored in an outbox, or not sent at
 * all. `unknown` while the configuration loads.
 */
export function useMail(): 'sent' | 'outbox' | 'none' | 'unknown' {
  const { data, isLoading } = usePublicConfigQuery();
  if (isLoading) return 'unknown';
  if (data?.capabilities.includes('email')) return 'sent';
  return data?.capabilities.includes('outbox') ? 'outbox' : 'none';
}
