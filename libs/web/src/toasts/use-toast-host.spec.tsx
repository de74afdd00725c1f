import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from '../router';
import { createStore } from '../store';
import { Toasts } from './toasts';
import { toastsSlice } from './toasts.slice';

let loads = 0;
let offline = true;

jest.mock('@bearings/ui/controls', () => {
  loads += 1;
  if (offline) throw new Error('Loading the chunk failed.');
  return {
    ToastHost: ({ toasts }: { toasts: { title: string }[] }) => toasts.map(({ title }) => title),
  };
});

test('useToastHost tries to load its code again at the next toast if loading failed', async () => {
  const store = createStore();
  const addToast = (title: string) => act(() => store.dispatch(toastsSlice.actions.added({ title })));
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Toasts /> }])} />
    </Provider>,
  );
  void addToast('First');
  await waitFor(() => expect(loads).toBe(1));
  expect(screen.queryByText('First')).not.toBeInTheDocument();

  offline = false;
  void addToast('Second');
  expect(await screen.findByText('Second')).toBeVisible();
});
