import { type AdminAssessment, type AdminPerson, isStaff, type ResentMail } from '@bearings/contracts';
import { Note, Stack } from '@bearings/ui';
import { saveFile } from '@bearings/web';
import { useNavigate, useSearchParams } from '@bearings/web/router';
import { AdminOnly } from './admin-only';
import { adminTexts } from './admin-texts';
import {
  useCorrectEmailMutation,
  useDeleteAnswersMutation,
  useExportPersonMutation,
  useMoveReportMutation,
  useRecordObjectionMutation,
  useResendMailMutation,
} from './admin.api';
import { linkBack } from './person-link';
import { PersonRequest, type RequestEntry } from './person-request';

const texts = adminTexts.requests;

const DATA_FILE_NAME = 'personal-data.json';

/** Buttons for what a person may ask for as a whole: another email, no part in figures about many people, their data. */
export function PersonRequests({ user, assessments }: Pick<AdminPerson, 'user' | 'assessments'>) {
  const [correct] = useCorrectEmailMutation();
  const [object] = useRecordObjectionMutation();
  const [exportPerson] = useExportPersonMutation();
  const id = user?.id ?? assessments[0]?.id;
  if (id === undefined) return null;
  const saveData = async ({ reference }: RequestEntry) => {
    const { data, error } = await exportPerson({ id, personRequest: { reference } });
    if (error === undefined) saveFile(new Blob([JSON.stringify(data, null, 2)]), DATA_FILE_NAME);
    return { error };
  };
  return (
    <Stack gap={2}>
      <Note>{texts.lead}</Note>
      <div className="flex flex-wrap gap-3">
        {!isStaff(user?.role) && (
          <PersonRequest
            words={user ? texts.accountEmail : texts.visitorEmail}
            send={(personEmail) => correct({ id, personEmail })}
          />
        )}
        <AdminOnly>
          <PersonRequest words={texts.export} send={saveData} />
          <PersonRequest
            words={texts.objection}
            send={({ reference }) => object({ id, personRequest: { reference } })}
          />
        </AdminOnly>
      </div>
    </Stack>
  );
}

/** Buttons for what a person may ask for about one assessment: to move it to another account, and to delete it. */
export function AssessmentRequests({ id, userId, completedAt }: AdminAssessment) {
  const [move] = useMoveReportMutation();
  const [remove] = useDeleteAnswersMutation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOnlyRecord = userId === null;
  return (
    <div className="-my-1 flex flex-wrap items-center justify-end gap-2 *:text-nowrap">
      {completedAt !== null && <PersonRequest words={texts.move} send={(personEmail) => move({ id, personEmail })} />}
      <PersonRequest
        words={texts.removal}
        send={({ reference }) => remove({ id, personRequest: { reference } })}
        onDone={() => isOnlyRecord && void navigate(linkBack(params))}
      />
    </div>
  );
}

/** A button that sends a buyer an email of their purchase again. */
export function ResendMail({ assessmentId, mail }: { assessmentId: string; mail: ResentMail }) {
  const [resend] = useResendMailMutation();
  return (
    <PersonRequest
      words={texts.resend[mail]}
      send={({ reference }) => resend({ id: assessmentId, resendMail: { reference, mail } })}
    />
  );
}
