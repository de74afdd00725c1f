import { renderPage, screen } from '@bearings/web/testing';
import { AgeQuestion } from './load-age-question';

jest.mock('./age-question', () => {
  throw new Error('The file could not be downloaded.');
});

it('the age question shows an error in its place if its code cannot be downloaded', async () => {
  const element = <AgeQuestion age={18} pending={false} onConfirm={() => undefined} />;
  renderPage([{ path: '/', element }], { path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We need to ask you one question before you pay, and it could not be loaded.',
  );
});
