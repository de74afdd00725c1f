import { endpoints, type QuotableComment } from '@bearings/contracts';
import { createSignedInUser, mockRefusal, mockReply, renderPage, screen } from '@bearings/web/testing';
import type { Handlers } from '../../test/render-report';
import { CommentsView } from './comments-view';

describe('the administration’s page of comments', () => {
  const COMMENT: QuotableComment = { id: '1', text: 'It helped.', rating: 5, approved: false };

  const openComments = (handlers: Handlers) => {
    createSignedInUser({ role: 'admin' });
    return renderPage([{ path: '/', element: <CommentsView /> }], { path: '/', handlers });
  };

  it('approves a comment, and takes the approval back', async () => {
    let approved = false;
    const { user } = openComments([
      mockReply(endpoints.adminComments, () => [{ ...COMMENT, approved }]),
      mockReply(endpoints.approveComment, ({ params, body }) => {
        expect([params.id, body]).toEqual(['1', { approved: !approved }]);
        approved = !approved;
      }),
    ]);
    expect(await screen.findByText('It helped.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(approved).toBe(false);
  });

  it('says that there are no comments', async () => {
    openComments([mockReply(endpoints.adminComments, [])]);
    expect(await screen.findByText('No comments yet.')).toBeVisible();
  });

  it('offers to load the comments again when they could not be loaded', async () => {
    openComments([mockRefusal(endpoints.adminComments, 500)]);
    expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
