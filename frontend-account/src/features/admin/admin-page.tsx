import type { AdminListName } from '@bearings/contracts';
import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { Tabs } from '@bearings/ui/controls';
import { PageMeta } from '@bearings/web';
import type { ReactNode } from 'react';
import { useSearchParams } from '@bearings/web/router';
import { useIsAdmin } from './admin-only';
import { Overview } from './overview';
import { AssessmentList, AuditList, UserList } from './people-lists';
import { MessageList } from './message-list';
import { findPersonId } from './person-link';
import { PersonRecord } from './person-record';
import { CommentsView } from './comments-view';
import { PaymentList, ReportList } from './sales-lists';
import { adminTexts as texts } from './admin-texts';
import { commentTexts } from './comment-texts';

const OVERVIEW_TAB = 'overview';
const COMMENTS_TAB = 'comments';

const LIST_NAMES: readonly AdminListName[] = ['users', 'assessments', 'payments', 'reports', 'messages', 'audit'];

type Tab = AdminListName | typeof OVERVIEW_TAB | typeof COMMENTS_TAB;

const ADMIN_TABS: readonly Tab[] = [OVERVIEW_TAB, COMMENTS_TAB, ...LIST_NAMES];
const SUPPORT_TABS: readonly Tab[] = LIST_NAMES.filter((name) => name !== 'audit');

/** The admin page. The URL chooses one of its views, or the record of one person. */
export function AdminPage() {
  const [params] = useSearchParams();
  const tabs = useIsAdmin() ? ADMIN_TABS : SUPPORT_TABS;
  const person = findPersonId(params);
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{texts.title}</Heading>
            {!person && findChosenTab(params, tabs) === OVERVIEW_TAB && <Lead>{texts.lead}</Lead>}
          </Stack>
          {person ? <PersonRecord key={person} id={person} /> : <Views tabs={tabs} />}
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns the view that the URL names; the first one if it names none of `tabs`. */
function findChosenTab(params: URLSearchParams, tabs: readonly Tab[]): Tab {
  const wantedTab = params.get('list');
  return tabs.find((tab) => tab === wantedTab) ?? tabs[0] ?? OVERVIEW_TAB;
}

const VIEWS: Record<Tab, { label: string; content: ReactNode }> = {
  [OVERVIEW_TAB]: { label: texts.overview, content: <Overview /> },
  [COMMENTS_TAB]: { label: commentTexts.tab, content: <CommentsView /> },
  users: { label: texts.lists.titles.users, content: <UserList /> },
  assessments: { label: texts.lists.titles.assessments, content: <AssessmentList /> },
  payments: { label: texts.lists.titles.payments, content: <PaymentList /> },
  reports: { label: texts.lists.titles.reports, content: <ReportList /> },
  messages: { label: texts.lists.titles.messages, content: <MessageList /> },
  audit: { label: texts.lists.titles.audit, content: <AuditList /> },
};

function Views({ tabs }: { tabs: readonly Tab[] }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label={texts.tabs}
      value={findChosenTab(params, tabs)}
      onValueChange={(value) => setParams(value === OVERVIEW_TAB ? {} : { list: value })}
      items={tabs.map((tab) => ({ value: tab, ...VIEWS[tab] }))}
    />
  );
}
