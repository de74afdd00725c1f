import type { Assessment } from '@bearings/contracts';
import { EmptyState } from '@bearings/ui';
import { HillPath } from '@bearings/ui/illustrations';
import type { ReactNode } from 'react';
import { TitledCard } from '../../../components/titled';
import { dashboardTexts } from '../dashboard-texts';
import { AssessmentRow } from './assessment-row';
import { listFinished, listUnfinished } from '../../../components/records/assessment-summary';

const texts = dashboardTexts.assessments;

const ListCard = (props: { title: string; children: ReactNode }) => <TitledCard {...props} headingClassName="mb-1" />;

function Rows({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <ul>
      {assessments.map((assessment) => (
        <AssessmentRow key={assessment.id} assessment={assessment} />
      ))}
    </ul>
  );
}

/** Lists the user's unfinished and finished assessments, if there are any. */
export function AssessmentLists({ assessments }: { assessments: readonly Assessment[] }) {
  const unfinishedAssessments = listUnfinished(assessments);
  const done = listFinished(assessments);
  return (
    <>
      {unfinishedAssessments.length > 0 && (
        <ListCard title={dashboardTexts.inProgress.title}>
          <Rows assessments={unfinishedAssessments} />
        </ListCard>
      )}
      <ListCard title={texts.title}>
        {done.length > 0 ? <Rows assessments={done} /> : <NoFinishedAssessments />}
      </ListCard>
    </>
  );
}

function NoFinishedAssessments() {
  return (
    <EmptyState level={3} title={texts.emptyBehind} illustration={<HillPath width={180} />}>
      {texts.emptyBehindText}
    </EmptyState>
  );
}
