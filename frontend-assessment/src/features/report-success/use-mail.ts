import { usePublicConfigQuery } from '../funnel/assessment.api';

/** Returns where the site sends its emails; `unknown` while the configuration loads. */
export function useMail(): 'sent' | 'outbox' | 'none' | 'unknown' {
  const { data, isLoading } = usePublicConfigQuery();
  if (isLoading) return 'unknown';
  if (data?.capabilities.includes('email')) return 'sent';
  return data?.capabilities.includes('outbox') ? 'outbox' : 'none';
}
