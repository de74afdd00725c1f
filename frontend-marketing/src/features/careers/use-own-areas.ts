import { type ReportGlance } from '@bearings/contracts';
import { useCurrentUser } from '@bearings/web';
import { useOwnGlanceQuery } from '../../api/calls.generated';

/** Returns the twelve scores of a signed-in reader's newest report; null without one, and while loading. */
export function useOwnAreas(): ReportGlance['categories'] | null {
  const { status } = useCurrentUser();
  const { data } = useOwnGlanceQuery(undefined, { skip: status !== 'signedIn' });
  return data?.categories ?? null;
}
