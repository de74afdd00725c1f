import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: pages.assessment,
    lazy: lazyPage(async () => (await import('./pages/assessment-page')).AssessmentPage),
  },
];
