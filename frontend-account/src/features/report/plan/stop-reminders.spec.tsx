import { endpoints } from '@bearings/contracts';
import { mockReply, mockRefusal, renderPage, screen, server } from '@bearings/web/testing';
import { routes } from '../../../routes';

const stopRemindersRoutes = routes.filter(({ path }) => path === '/stop-reminders');
const findStopButton = () => screen.findByRole('button', { name: 'Stop the reminders' });

test('the page of a reminder’s link stops the reminders only when its button is pressed', async () => {
  const keys: (string | null)[] = [];
  const stopHandler = mockReply(endpoints.stopReminders, ({ search }) => {
    keys.push(search.get('key'));
    return { status: 'stopped' as const };
  });
  const failed = mockRefusal(endpoints.stopReminders, 503, { message: 'Busy.' });
  const { user } = renderPage(stopRemindersRoutes, { path: '/stop-reminders#a-key', handlers: [failed] });
  await user.click(await findStopButton());
  expect(await screen.findByText('Busy.')).toBeVisible();
  server.use(stopHandler);
  expect(keys).toEqual([]);
  await user.click(await findStopButton());
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeVisible();
  expect(keys).toEqual(['a-key']);
});

test('the page of a reminder’s link shows an error if the link’s key is missing or wrong', async () => {
  const malformed = { code: 'invalid_field' as const, message: 'The link is not complete.' };
  const handlers = [mockRefusal(endpoints.stopReminders, 400, malformed)];
  const { user, unmount } = renderPage(stopRemindersRoutes, { path: '/stop-reminders#x', handlers });
  await user.click(await findStopButton());
  const deadLinkName = { name: 'This link is not complete' };
  expect(await screen.findByRole('heading', deadLinkName)).toBeVisible();
  unmount();
  renderPage(stopRemindersRoutes, { path: '/stop-reminders', handlers });
  expect(await screen.findByRole('heading', deadLinkName)).toBeVisible();
});
