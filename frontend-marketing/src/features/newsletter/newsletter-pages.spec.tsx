import { endpoints } from '@bearings/contracts';
import { mockReply, mockAndRecord, mockRefusal, screen, server } from '@bearings/web/testing';
import { visitPage } from '../../test/visit';

const pressButton = async ({ user }: Awaited<ReturnType<typeof visitPage>>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the page that a newsletter confirmation link opens', () => {
  it('confirms the address only after a button is pressed', async () => {
    const sentBodies = mockAndRecord(endpoints.confirmNewsletter, { status: 'confirmed' });
    const page = await visitPage('/newsletter/confirm#the-token');
    expect(sentBodies).toEqual([]);
    await pressButton(page, 'Yes, put me on the list');
    expect(await screen.findByRole('heading', { name: "You're on the list" })).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token' }]);
  });

  it('asks for one email about a country if the link names it', async () => {
    const sentBodies = mockAndRecord(endpoints.confirmNewsletter, { status: 'confirmed' });
    const page = await visitPage('/newsletter/confirm?country=NL#the-token');
    expect(screen.getByRole('heading', { name: 'One email about the Netherlands' })).toBeVisible();
    expect(screen.queryByText(/new articles/)).toBeNull();
    await pressButton(page, 'Yes, write to me once');
    expect(await screen.findByRole('heading', { name: 'We’ll write to you once' })).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token' }]);
  });

  it('links to the blog if the confirmation link has expired', async () => {
    server.use(mockRefusal(endpoints.confirmNewsletter, 410));
    const page = await visitPage('/newsletter/confirm#old');
    await pressButton(page, 'Yes, put me on the list');
    expect(await screen.findByText(/more than 7 days old/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  });

  it('lets the user try again after a failure', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    const page = await visitPage('/newsletter/confirm#the-token');
    await pressButton(page, 'Yes, put me on the list');
    expect(await screen.findByText(/Check your connection/)).toBeVisible();
    jest.restoreAllMocks();
    server.use(mockReply(endpoints.confirmNewsletter, { status: 'confirmed' }));
    await pressButton(page, 'Yes, put me on the list');
    expect(await screen.findByRole('heading', { name: "You're on the list" })).toBeVisible();
  });
});

describe('the page that an unsubscribe link opens', () => {
  it('removes the address from the list only after a button is pressed', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockReply(endpoints.leaveNewsletter, ({ search }) => {
        keys.push(search.get('key'));
        return { status: 'left' as const };
      }),
    );
    const page = await visitPage('/newsletter/leave#the-key');
    expect(keys).toEqual([]);
    await pressButton(page, 'Take me off the list');
    expect(await screen.findByRole('heading', { name: "You're off the list" })).toBeVisible();
    expect(keys).toEqual(['the-key']);
  });

  it.each(['/newsletter/leave', '/newsletter/confirm'])(
    'says that the link is incomplete if it has no token: %s',
    async (path) => {
      await visitPage(path);
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByText(/complete/)).toBeVisible();
    },
  );
});
