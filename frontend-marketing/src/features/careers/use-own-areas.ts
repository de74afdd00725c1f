import { type ReportGlance } from '@bearings/contracts';
import { useCurrentUser } from '@bearings/web';
import { useOwnGlanceQuery } from '../../api/calls.generated';

/** Returns the twelve scores in the newest report of a signed-in reader; null if there is none, and while it loads. */
export function useOwnAreas(): ReportGlance['categories'] | null {
  const { status } = useCurrentUser();
  const { data } = useOwnGlanceQuery(undefined, { skip: status !== 'signedIn' });
  return data?.categories ?? null;
}
