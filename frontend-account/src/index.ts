import '@bearings/ui/styles.css';
import { startStandalone } from '@bearings/web/standalone';
import { home, routes } from './routes';

// Without the shell, `/` lists all pages, so the home page has its own path here.
startStandalone('account', { routes: [{ path: '/home', lazy: home }, ...routes] });
