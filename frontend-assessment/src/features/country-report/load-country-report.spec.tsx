import { renderPage, screen } from '@bearings/web/testing';
import { completedAssessment } from '../../testing/funnel.factory';
import { CountryReport } from './load-country-report';

jest.mock('./country-report', () => {
  throw new Error('The file could not be downloaded.');
});

it('the part of a page about the report’s country shows an error if its code cannot be downloaded', async () => {
  renderPage([{ path: '/', element: <CountryReport assessment={completedAssessment} /> }], {
    path: '/',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load this. Check your connection, then try again.',
  );
});
