import { type AdminPerson, endpoints } from '@bearings/contracts';
import { mockReply, screen } from '@bearings/web/testing';
import {
  createAdminAssessment,
  createAdminReport,
  createAdminUser,
  createListPage,
  createPayment,
  openAdminAsSupport,
} from '../../test/admin.factory';

const account = createAdminUser();
const person: AdminPerson = {
  email: account.email,
  firstName: 'Grace',
  lastName: 'Hopper',
  user: account,
  assessments: [createAdminAssessment()],
  payments: [createPayment()],
  reports: [createAdminReport()],
  mails: [],
  audit: [],
};

// A call without an answer here fails its test: these are calls that support may make.
const handlers = [
  mockReply(endpoints.adminUsers, createListPage([account])),
  mockReply(endpoints.adminAssessments, createListPage([createAdminAssessment()])),
  mockReply(endpoints.adminPayments, createListPage([createPayment()])),
  mockReply(endpoints.adminReports, createListPage([createAdminReport()])),
  mockReply(endpoints.adminMessages, createListPage([])),
  mockReply(endpoints.adminPerson, person),
];

const listNames = (role: 'tab' | 'button'): string[] =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent ?? '');

test.each(['/admin', '/admin?list=audit', '/admin?list=comments', '/admin?list=overview'])(
  'support sees the five lists that it may read, and the users first: %s',
  async (path) => {
    openAdminAsSupport(path, handlers);
    expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
    expect(listNames('tab')).toEqual(['Users', 'Assessments', 'Payments', 'Reports', 'Messages']);
  },
);

test.each(['Users', 'Assessments', 'Payments', 'Reports'])(
  'support can neither export the list %s nor change its rows',
  async (name) => {
    openAdminAsSupport(`/admin?list=${name.toLowerCase()}`, handlers);
    expect(await screen.findByRole('table', { name })).toBeVisible();
    // The button that searches has an icon alone.
    expect(listNames('button').filter(Boolean)).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Read report' })).not.toBeInTheDocument();
  },
);

test('in a person’s record support can correct the email and send emails again, and nothing else', async () => {
  openAdminAsSupport('/admin?list=users&person=u1', handlers);
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  expect(listNames('button')).toEqual([
    'Correct the email',
    'Send receipt again',
    'Send link again',
    'Send report again',
  ]);
});
