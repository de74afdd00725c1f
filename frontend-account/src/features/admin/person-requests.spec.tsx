import { type AdminMessage, type AdminPerson, endpoints } from '@bearings/contracts';
import { mockHeldReply, mockRefusal, mockReply, screen, server, within } from '@bearings/web/testing';
import {
  SAMPLE_TIME,
  createAdminAssessment,
  createAdminReport,
  createAdminUser,
  createAuditEntry,
  createListPage,
  createPayment,
  openAdmin,
} from '../../test/admin.factory';

const account = createAdminUser();
const visitor: AdminPerson = {
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  user: null,
  assessments: [createAdminAssessment({ userId: null })],
  payments: [],
  reports: [],
  mails: [],
  audit: [createAuditEntry()],
};

function openRecord(person: AdminPerson = visitor) {
  const page = openAdmin('/admin?list=assessments&person=a1');
  server.use(mockReply(endpoints.adminPerson, person));
  return page;
}

describe('an action at a person’s request', () => {
  it('asks for the proof, shows a refusal at its field, and is sent again after the password', async () => {
    const bodies: unknown[] = [];
    const { user } = openRecord();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move this to another account?' });
    expect(within(dialog).getByText(/Whoever has them now loses access/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Please note how the person proved who they are.')).toBeVisible();
    expect(screen.getByText('Please enter an email address.')).toBeVisible();

    const refusal = { code: 'invalid_field' as const, field: 'email', message: 'No account has this email.' };
    server.use(mockRefusal(endpoints.moveReport, 400, refusal));
    await user.type(screen.getByLabelText(/^Email of the other account/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^How did they prove/), 'receipt 1042');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('No account has this email.')).toBeVisible();

    server.use(
      mockRefusal(endpoints.moveReport, 403, { code: 'proof_needed', message: '' }),
      mockReply(endpoints.factorState, { state: 'off', required: false, recoveryCodes: 0 }),
      mockReply(endpoints.prove, () => {
        server.use(mockReply(endpoints.moveReport, ({ body }) => void bodies.push(body)));
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.type(await screen.findByLabelText(/^Your password/, { selector: 'input' }), 'mine');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The report has been moved')).toBeVisible();
    expect(bodies).toEqual([{ email: 'ada@example.com', reference: 'receipt 1042' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes nothing, and says so, if the administrator closes the dialog for the password', async () => {
    const { user } = openRecord();
    server.use(
      mockRefusal(endpoints.recordObjection, 403, { code: 'proof_needed', message: '' }),
      mockReply(endpoints.factorState, { state: 'off', required: false, recoveryCodes: 0 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Record an objection' }));
    await user.type(screen.getByLabelText(/^How did they prove/), 'ticket 87');
    await user.click(screen.getByRole('button', { name: 'Leave them out' }));
    await screen.findByLabelText(/^Your password/, { selector: 'input' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/Nothing has been changed/)).toBeVisible();
    expect(screen.getByLabelText(/^How did they prove/)).toHaveValue('ticket 87');
  });

  it('is busy while it is sent, and a deletion returns to the list', async () => {
    const { user, router } = openRecord();
    server.use(mockReply(endpoints.adminAssessments, createListPage([])));
    const pending = mockHeldReply(endpoints.deleteAnswers, undefined);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.type(screen.getByLabelText(/^How did they prove/), 'ticket 87');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
    pending.release();
    expect(await screen.findByText('The answers are deleted')).toBeVisible();
    expect(router.state.location.search).toBe('?list=assessments');
  });

  it('corrects the email of the whole account, but not an administrator’s', async () => {
    const { user } = openRecord({ ...visitor, user: account });
    await user.click(await screen.findByRole('button', { name: 'Correct the email' }));
    expect(await screen.findByText(/The account is signed out everywhere/)).toBeVisible();
  });

  it('saves all data of the person as a file, once the proof is noted', async () => {
    const files: string[] = [];
    URL.createObjectURL = () => 'blob:made';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const bodies: unknown[] = [];
    const { user } = openRecord();
    server.use(
      mockReply(endpoints.exportPerson, ({ body }) => {
        bodies.push(body);
        return { assessments: [] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Download their data' }));
    await user.type(screen.getByLabelText(/^How did they prove/), 'ticket 87');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The file has been saved')).toBeVisible();
    expect(bodies).toEqual([{ reference: 'ticket 87' }]);
    expect(files).toEqual(['personal-data.json']);
    jest.restoreAllMocks();
  });

  it('sends the receipt, the link or the report again, or shows why there is nothing to send', async () => {
    const bodies: unknown[] = [];
    const { user } = openRecord({ ...visitor, payments: [createPayment()], reports: [createAdminReport()] });
    server.use(mockReply(endpoints.resendMail, ({ body }) => void bodies.push(body)));
    for (const name of ['receipt', 'link', 'report']) {
      await user.click(await screen.findByRole('button', { name: `Send ${name} again` }));
      await user.type(screen.getByLabelText(/^How did they prove/), 'ticket 87');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(`The ${name} is on its way`)).toBeVisible();
    }
    expect(bodies).toEqual(['receipt', 'link', 'report'].map((mail) => ({ mail, reference: 'ticket 87' })));
    const message = 'There is nothing to send.';
    server.use(mockRefusal(endpoints.resendMail, 409, { code: 'refused', message }));
    await user.click(screen.getByRole('button', { name: 'Send link again' }));
    await user.type(screen.getByLabelText(/^How did they prove/), 'ticket 87');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('does not offer to send the receipt of a refunded payment', async () => {
    openRecord({ ...visitor, payments: [createPayment({ refundedAt: SAMPLE_TIME })] });
    await screen.findByRole('table', { name: 'Payments' });
    expect(screen.queryByRole('button', { name: 'Send receipt again' })).not.toBeInTheDocument();
  });

  it('does not offer to correct an administrator’s email', async () => {
    openRecord({ ...visitor, user: { ...account, role: 'admin' } });
    await screen.findByRole('button', { name: 'Record an objection' });
    expect(screen.queryByRole('button', { name: 'Correct the email' })).not.toBeInTheDocument();
  });
});

describe('the audit', () => {
  it('says whose record was read with a link to it, and beside it the detail and the proof', async () => {
    openRecord({
      ...visitor,
      audit: [
        createAuditEntry({ detail: 'report', reference: 'receipt 1042', personId: 'a1' }),
        createAuditEntry({ id: 'l2', subject: 'gone-1', personId: null, personEmail: null, personName: null }),
        createAuditEntry({ id: 'l3', action: 'list.export', personId: null, personEmail: null, detail: 'users' }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Audit' });
    expect(within(table).getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
      'href',
      '/admin?list=assessments&person=a1',
    );
    expect(within(table).getByText('report, proof: receipt 1042')).toBeVisible();
    expect(within(table).getByText('Deleted (gone-1)')).toBeVisible();
    expect(within(table).getByText('users')).toBeVisible();
  });
});

describe('the messages of the contact form', () => {
  const message: AdminMessage = {
    id: 'm1',
    name: 'Ada <b>Byron</b>',
    email: 'ada@example.com',
    category: 'refund',
    subject: 'My report',
    message: 'Please send\nthe money back.',
    createdAt: SAMPLE_TIME,
    answeredAt: null,
  };

  it('can be read, answered by email, and marked as answered', async () => {
    const bodies: unknown[] = [];
    server.use(mockReply(endpoints.adminMessages, createListPage([message])));
    const { user } = openAdmin('/admin?list=messages');
    expect(await screen.findByText(/Please send/)).toBeVisible();
    expect(screen.getByText('Ada <b>Byron</b>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com?subject=Re%3A%20My%20report',
    );
    server.use(
      mockReply(endpoints.markMessage, ({ body }) => void bodies.push(body)),
      mockReply(endpoints.adminMessages, createListPage([{ ...message, answeredAt: SAMPLE_TIME }])),
    );
    await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
    expect(bodies).toEqual([{ answered: true }]);
  });

  it('stay as they are if a message cannot be marked', async () => {
    server.use(mockReply(endpoints.adminMessages, createListPage([message])), mockRefusal(endpoints.markMessage, 500));
    const { user } = openAdmin('/admin?list=messages');
    await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByText('The message could not be changed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
  });
});
