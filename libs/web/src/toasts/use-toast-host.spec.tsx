import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from '../router';
import { createStore } from '../store';
import { Toasts } from './toasts';
import { toastsSlice } from './toasts.slice';

let tries = 0;
let offline = true;

jest.mock('@bearings/ui/controls', () => {
  tries += 1;
  if (offline) throw new Error('Loading the chunk failed.');
  return {
    ToastHost: ({ toasts }: { toasts: { title: string }[] }) => toasts.map(({ title }) => title),
  };
});

test('a try to bring the code of toasts that fails is repeated with the next toast', async () => {
  const store = createStore();
  const say = (title: string) => act(() => store.dispatch(toastsSlice.actions.added({ title })));
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Toasts /> }])} />
    </Provider>,
  );
  say('First');
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText('First')).not.toBeInTheDocument();

  offline = false;
  say('Second');
  expect(await screen.findByText('Second')).toBeVisible();
});
