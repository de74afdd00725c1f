import { DEFAULT_COUNTRY, getCountryCode } from '@bearings/domain';
import { FOCUS_CHROME, useChrome, useCurrentUser, useOnline } from '@bearings/web';
import { CircumstancesStep, NO_CHOICES } from '@bearings/web/circumstances';
import { Alert } from '@bearings/ui';
import { useEffect, useState } from 'react';
import { circumstancesTexts as texts } from '../circumstances-texts';
import { retakeTexts } from '../../../components/retake/retake-texts';
import { useFunnelAssessmentQuery } from '../../../funnel/assessment.api';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import type { Submission } from '../use-submission';
import { useOwnedReport } from '../../../components/retake/use-owned-report';
import { useFetchFinerTiles } from './use-fetch-finer-tiles';
import { useFetchTasks, useSearchJobs } from './use-search-jobs';

/** The screens of the assessment's optional step. The funnel stores the choices in the same way as the answers. */
export function CircumstancesScreens({
  submit,
  submitting,
  saveDraft,
}: Submission & { saveDraft: () => Promise<boolean> }) {
  const { choices, country, screen, unsaved } = useFunnel();
  const online = useOnline();
  const fetchTasks = useFetchTasks();
  const { user } = useCurrentUser();
  const searchJobs = useSearchJobs();
  const fetchFinerTiles = useFetchFinerTiles(saveDraft);
  const isPrefilled = useCircumstancesPrefill(choices === null);
  useChrome(FOCUS_CHROME);
  return (
    <>
      {isPrefilled && <Alert live>{retakeTexts.prefilled}</Alert>}
      <CircumstancesStep
        choices={choices ?? NO_CHOICES}
        onChange={funnel.choose}
        country={country ?? (user ? getCountryCode(user.country) : DEFAULT_COUNTRY)}
        searchJobs={searchJobs}
        fetchTasks={fetchTasks}
        saving={{ isSaved: !unsaved, isOffline: !online, retry: () => funnel.choose({}) }}
        fetchFinerTiles={fetchFinerTiles}
        screen={screen}
        onScreen={funnel.askCircumstances}
        onBack={funnel.review}
        onFinish={submit}
        onSkip={submit}
        finishLabel={texts.finish}
        busy={submitting}
      />
    </>
  );
}

/** Fills in the optional step with the circumstances of a report that the reader owns. Returns whether it did. */
function useCircumstancesPrefill(isEmpty: boolean): boolean {
  const ownedReport = useOwnedReport();
  const [wasEmpty] = useState(isEmpty);
  const { data } = useFunnelAssessmentQuery(ownedReport?.id ?? '', {
    skip: !ownedReport || !wasEmpty,
  });
  const statedCircumstances = data?.circumstances;
  useEffect(() => {
    if (statedCircumstances) funnel.prefill(statedCircumstances);
  }, [statedCircumstances]);
  return statedCircumstances !== undefined;
}
