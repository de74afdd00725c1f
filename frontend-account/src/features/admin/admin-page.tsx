import type { AdminListName } from '@bearings/contracts';
import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { Tabs } from '@bearings/ui/controls';
import { PageMeta } from '@bearings/web';
import type { ReactNode } from 'react';
import { useSearchParams } from '@bearings/web/router';
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

const LIST_VIEWS: Record<AdminListName, ReactNode> = {
  users: <UserList />,
  assessments: <AssessmentList />,
  payments: <PaymentList />,
  reports: <ReportList />,
  messages: <MessageList />,
  audit: <AuditList />,
};
const LIST_NAMES: readonly AdminListName[] = ['users', 'assessments', 'payments', 'reports', 'messages', 'audit'];

/** The admin page. The URL chooses one of its views, or the record of one person. */
export function AdminPage() {
  const [params] = useSearchParams();
  const person = findPersonId(params);
  return (
    <Section spacing="small">
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{texts.title}</Heading>
            {!person && findChosenTab(params) === OVERVIEW_TAB && <Lead>{texts.lead}</Lead>}
          </Stack>
          {person ? <PersonRecord key={person} id={person} /> : <Views />}
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns the view that the URL names. */
function findChosenTab(params: URLSearchParams): AdminListName | typeof OVERVIEW_TAB | typeof COMMENTS_TAB {
  const wantedList = params.get('list');
  if (wantedList === COMMENTS_TAB) return COMMENTS_TAB;
  return LIST_NAMES.find((name) => name === wantedList) ?? OVERVIEW_TAB;
}

function Views() {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label={texts.tabs}
      value={findChosenTab(params)}
      onValueChange={(value) => setParams(value === OVERVIEW_TAB ? {} : { list: value })}
      items={[
        { value: OVERVIEW_TAB, label: texts.overview, content: <Overview /> },
        { value: COMMENTS_TAB, label: commentTexts.tab, content: <CommentsView /> },
        ...LIST_NAMES.map((name) => ({
          value: name,
          label: texts.lists.titles[name],
          content: LIST_VIEWS[name],
        })),
      ]}
    />
  );
}
