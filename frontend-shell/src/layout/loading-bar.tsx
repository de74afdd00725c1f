import { useNavigation } from '@bearings/web/router';

/** A bar at the top of the window, shown if loading the next page takes longer than 150 ms. */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="loading-bar" aria-hidden="true" />;
}
