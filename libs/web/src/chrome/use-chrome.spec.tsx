import { renderPage, screen } from '../testing';
import { FULL_CHROME, type Chrome } from './chrome.slice';
import { useChrome } from './use-chrome';

const SLIM_CHROME: Chrome = {
  kind: 'slim',
  note: '',
  back: { label: 'Back', where: ' home', to: '/' },
};

function Slim() {
  useChrome(SLIM_CHROME);
  return <p>Slim</p>;
}

const routes = [
  { path: '/', element: <p>Full</p> },
  { path: '/slim', element: <Slim /> },
];

it('useChrome changes the site’s header and footer only while its page is mounted', async () => {
  const { store, visit } = renderPage(routes, { path: '/' });
  expect(store.getState().chrome).toEqual(FULL_CHROME);
  await visit('/slim');
  expect(screen.getByText('Slim')).toBeVisible();
  expect(store.getState().chrome).toEqual(SLIM_CHROME);
  await visit('/');
  expect(store.getState().chrome).toEqual(FULL_CHROME);
});
