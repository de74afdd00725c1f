import { useNavigation } from 'react-router-dom';
import { statusTexts } from '../texts/layout-texts';

/** A line at the top of the window while the next page is fetched, if that takes over 150 ms. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="loading-bar" role="progressbar" aria-label={statusTexts.loading} />;
}
