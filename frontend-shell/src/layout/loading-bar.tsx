import { useNavigation } from '@bearings/web/router';

/** A line at the top of the window while the next page is fetched, if that takes over 150 ms. */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="loading-bar" aria-hidden="true" />;
}
