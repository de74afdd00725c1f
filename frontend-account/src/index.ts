import '@bearings/ui/styles.css';
import { startStandalone } from '@bearings/web/standalone';
import { home, routes } from './routes';

// The home page is for signed-in users only, so `/` lists all pages.
startStandalone('account', { routes: [{ path: '/home', lazy: home }, ...routes] });
