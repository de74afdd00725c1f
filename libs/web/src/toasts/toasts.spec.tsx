import { TIMINGS } from '@bearings/contracts';
import { act, renderPage, screen, userEvent } from '../testing';
import { useFailureToast, useToast } from './use-toast';

function Buttons() {
  const { toast, update, dismiss } = useToast();
  const showFailure = useFailureToast();
  const showOtherFailure = useFailureToast();
  const first = () => toast({ title: 'First', description: 'The first one.' });
  return (
    <>
      <button onClick={first}>first</button>
      <button onClick={() => toast({ title: 'Second' })}>second</button>
      <button onClick={() => showFailure({ title: 'Login Failed' })}>fail</button>
      <button onClick={() => showFailure()}>succeed</button>
      <button onClick={() => showOtherFailure()}>other succeeds</button>
      <button onClick={() => update(first(), { title: 'Changed' })}>changed</button>
      <button onClick={() => dismiss(first())}>gone</button>
      <button onClick={() => toast({ title: 'Go', action: { label: 'There', to: '/there' } })}>action</button>
    </>
  );
}

const routes = [
  { path: '/', element: <Buttons /> },
  { path: '/there', element: <p>Arrived</p> },
];

function renderButtons() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return renderPage(routes, { path: '/', user });
}

const findButton = (name: string) => screen.getByRole('button', { name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('are shown one at a time, the newest first', async () => {
    const { user } = renderButtons();
    await user.click(findButton('first'));
    expect(screen.getByText('The first one.')).toBeVisible();
    await user.click(findButton('second'));
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.queryByText('The first one.')).not.toBeInTheDocument();
  });

  it('close after five seconds, and are deleted from the store later', async () => {
    const { user, store } = renderButtons();
    await user.click(findButton('first'));
    act(() => void jest.advanceTimersByTime(TIMINGS.toast - 500));
    expect(screen.getByText('The first one.')).toBeVisible();
    act(() => void jest.advanceTimersByTime(600));
    expect(screen.queryByText('The first one.')).not.toBeInTheDocument();
    expect(store.getState().toasts).toMatchObject([{ title: 'First', open: false }]);
    act(() => void jest.advanceTimersByTime(TIMINGS.toastDiscard));
    expect(store.getState().toasts).toEqual([]);
  });

  it('can be updated and dismissed', async () => {
    const { user, store } = renderButtons();
    await user.click(findButton('changed'));
    expect(screen.getByText('Changed')).toBeVisible();
    await user.click(findButton('gone'));
    expect(store.getState().toasts).toMatchObject([{ title: 'First', open: false }]);
  });

  it('about a failure close when that action succeeds, not when another one does', async () => {
    const { user, store } = renderButtons();
    await user.click(findButton('fail'));
    await user.click(findButton('other succeeds'));
    expect(screen.getByText('Login Failed').closest('[data-variant="destructive"]')).toBeVisible();
    await user.click(findButton('succeed'));
    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(TIMINGS.toastDiscard));
    expect(store.getState().toasts).toEqual([]);
  });

  it('about a success stay when an action succeeds', async () => {
    const { user } = renderButtons();
    await user.click(findButton('second'));
    await user.click(findButton('succeed'));
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('can link to another page', async () => {
    const { user } = renderButtons();
    await user.click(findButton('action'));
    await user.click(findButton('There'));
    expect(await screen.findByText('Arrived')).toBeVisible();
  });
});
