import { MAX_OCCUPATION_QUERY_LENGTH, type Circumstances } from '@bearings/contracts';
import { Alert } from '@bearings/ui';
import { FOCUS_CHROME, useChrome, useSend, useToast } from '@bearings/web';
import {
  CircumstancesStep,
  NO_CHOICES,
  readChoices,
  toCircumstances,
  type Choices,
  type SearchJobs,
} from '@bearings/web/circumstances';
import { useNavigate } from '@bearings/web/router';
import { useEffect, useState } from 'react';
import { NotSavedNotice } from '../not-saved-notice';
import { reportTexts } from '../report-texts';
import type { UnsavedDraft } from '../unsaved-draft';
import { revisionTexts } from './revision-texts';
import {
  useLazyFinerTilesQuery,
  useLazyJobsByTitleQuery,
  useLazyTasksOfJobQuery,
  useReviseReportMutation,
} from '../revisions.api';
import type { UnsentChanges } from './unsent-changes';

const texts = revisionTexts.editor;

interface CircumstancesEditorProps {
  id: string;
  drafts: UnsavedDraft<UnsentChanges>;
  /** The country whose names for qualifications the screens use. */
  country: string;
  page: string;
  /**
   * The stored circumstances; absent if the report's owner skipped the assessment's optional step, which asks for them.
   */
  circumstances: Circumstances | undefined;
  /** Number of the report's newest version. */
  newest: number;
}

/**
 * The screens to change a report's circumstances, filled in with the stored ones or with unsaved changes. Saving them
 * requests a free revision of the report. Until then the changes stay in this browser.
 */
export function CircumstancesEditor({ id, drafts, country, page, circumstances, newest }: CircumstancesEditorProps) {
  const [unsent] = useState(drafts.read);
  const [edited, setEdited] = useState(
    () => unsent ?? { choices: readChoices(circumstances) ?? NO_CHOICES, screen: 0 },
  );
  const [isChanged, setIsChanged] = useState(unsent !== null);
  const { choices, screen } = edited;
  useEffect(() => {
    if (isChanged) drafts.keep(edited);
  }, [isChanged, drafts, edited]);
  const [revise] = useReviseReportMutation();
  const [search] = useLazyJobsByTitleQuery();
  const [fetchTasks] = useLazyTasksOfJobQuery();
  const [fetchFinerTiles] = useLazyFinerTilesQuery();
  const { toast } = useToast();
  const navigate = useNavigate();
  useChrome(FOCUS_CHROME);

  const searchJobs: SearchJobs = async (text, options) => {
    const { data } = await search({ query: text.slice(0, MAX_OCCUPATION_QUERY_LENGTH), ...options }, true);
    return data ?? null;
  };
  const changeChoices = (changes: Partial<Choices>) => {
    setEdited((now) => ({ ...now, choices: { ...now.choices, ...changes } }));
    setIsChanged(true);
  };
  const leaveEditor = () => void navigate(page);
  const { run, pending, refusal } = useSend({
    send: async () => {
      const { data, error } = await revise({ id, revisionRequest: { circumstances: toCircumstances(choices) } });
      if (!data) return { error };
      drafts.forget();
      if (data.status === 'ready') toast(texts.unchanged);
      void navigate(page, { state: { savedAfter: newest } });
      return {};
    },
    texts: { unreachable: reportTexts.notSaved.offline, unknown: reportTexts.notSaved.kept },
  });
  const saveChanges = () => void run();
  return (
    <div className="grid gap-6 max-md:flex max-md:min-h-dvh max-md:flex-col max-md:gap-0">
      {refusal && <NotSavedNotice refusal={refusal} retry={saveChanges} />}
      {unsent && !refusal && (
        <div className="max-md:pt-3">
          <Alert>{texts.unsent}</Alert>
        </div>
      )}
      <CircumstancesStep
        choices={choices}
        onChange={changeChoices}
        country={country}
        searchJobs={searchJobs}
        fetchTasks={async (code) => (await fetchTasks(code, true)).data ?? null}
        fetchFinerTiles={async () => (await fetchFinerTiles(id)).data?.tiles ?? null}
        screen={screen}
        onScreen={(next) => setEdited((now) => ({ ...now, screen: next }))}
        onBack={leaveEditor}
        onFinish={saveChanges}
        finishLabel={texts.save}
        busy={pending}
      />
    </div>
  );
}
