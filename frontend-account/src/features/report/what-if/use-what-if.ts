import type { CareerRow, Circumstances, WhatIf } from '@bearings/contracts';
import { getCountryCode, getCountryName } from '@bearings/domain';
import { useCurrentUser } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import { useState } from 'react';
import { whatIfTexts as texts } from './what-if-texts';
import { useUpdateCountryMutation } from '../../../api/country.api';
import { useAssessmentQuery, type ReportRequest } from '../../../api/report.api';
import type { ReportView } from '../report-view';
import { useReviseReportMutation } from '../revisions.api';
import { isSameCircumstances, listCareerMoves } from './changes';
import { useWhatIfQuery } from './what-if.api';

const NO_CIRCUMSTANCES: Circumstances = { interests: {} };

/** Circumstances that the owner tries out to see how they change the list of careers, and the resulting list. */
export interface WhatIfState {
  /** Loads the stored circumstances; called when the switches are shown. */
  begin: () => void;
  /** The report's stored circumstances; null while they load. */
  stored: Circumstances | null;
  tried: Circumstances | null;
  try: (circumstances: Circumstances) => void;
  /** What can be tried next, and what it would change; empty while that is worked out for the first time. */
  switches: WhatIf['switches'];
  /** The careers that the report would list with the tried circumstances; null if none are tried. */
  careers: CareerRow[] | null;
  markOf: (row: CareerRow) => string | null;
  /** A sentence that describes how the list has changed; empty if nothing is tried. */
  announcement: string;
  isLoading: boolean;
  /** The error of a request, and a function to retry it; null if there is none. */
  failed: { text: string; error: unknown; retry: () => void } | null;
  /** True if circumstances are being tried, so that the owner can save or undo them. */
  isTried: boolean;
  /** Saves the tried circumstances by requesting a revision of the report. Resolves to whether that succeeded. */
  keep: () => Promise<boolean>;
  isKeeping: boolean;
  putBack: () => void;
}

/**
 * Returns the state for trying other circumstances. Null unless the report belongs to the reader
 * and its newest version is shown.
 */
export function useWhatIf(request: ReportRequest, report: ReportView): WhatIfState | null {
  const { versions, document, assessmentId: id, country, isSample } = report;
  const { user } = useCurrentUser();
  const [, setSearch] = useSearchParams();
  const [isBegun, setIsBegun] = useState(false);
  /**
   * The tried circumstances, and the number of the report version for which they were tried. They are ignored as soon
   * as there is a newer version, for example after they were saved.
   */
  const [attempt, setAttempt] = useState<{ circumstances: Circumstances; at: number } | null>(null);
  const assessment = useAssessmentQuery(id, { skip: !isBegun });
  const [revise, revision] = useReviseReportMutation();
  const [updateCountry, account] = useUpdateCountryMutation();
  const storedCircumstances = assessment.data ? (assessment.data.circumstances ?? NO_CIRCUMSTANCES) : null;
  const triedCircumstances = attempt?.at === versions.newest.number ? attempt.circumstances : null;
  const found = useWhatIfQuery(
    {
      id,
      country: request.country,
      revisionRequest: { circumstances: triedCircumstances ?? storedCircumstances ?? NO_CIRCUMSTANCES },
    },
    { skip: storedCircumstances === null },
  );
  if (isSample || !user || versions.shown !== versions.newest.number) return null;

  const latest = found.currentData ?? found.data;
  const result = triedCircumstances === null ? undefined : latest;
  const { cameIn, from } = listCareerMoves(document.careers, result?.careers ?? document.careers);
  const isAbroad = request.country !== undefined && country !== getCountryCode(user.country);
  const newCareers = result?.careers.filter(({ code }) => cameIn.includes(code)) ?? [];
  const changes = result ? [texts.announcement(newCareers, result.left, result.ranked && from.size > 0)] : [];
  const keepError = revision.error ?? account.error;
  const saveChanges = async () => {
    if (triedCircumstances !== null) {
      const { error } = await revise({
        id,
        revisionRequest: { circumstances: triedCircumstances },
      });
      if (error) return false;
    }
    return !isAbroad || !(await updateCountry({ country: getCountryName(country) })).error;
  };
  return {
    begin: () => setIsBegun(true),
    stored: storedCircumstances,
    tried: triedCircumstances ?? storedCircumstances,
    try: (circumstances) => {
      revision.reset();
      const isBackAtStored = storedCircumstances !== null && isSameCircumstances(circumstances, storedCircumstances);
      setAttempt(isBackAtStored ? null : { circumstances, at: versions.newest.number });
    },
    switches: latest?.switches ?? [],
    careers: result?.careers ?? null,
    markOf: ({ code }) => {
      if (!result) return null;
      if (cameIn.includes(code)) return texts.isNew;
      const rank = from.get(code);
      return result.ranked && rank !== undefined ? texts.from(rank) : null;
    },
    announcement: [...changes, ...(isAbroad ? [texts.country(country)] : [])].join(' '),
    isLoading: found.isFetching || assessment.isFetching,
    failed: findFailure(),
    isTried: (triedCircumstances !== null || isAbroad) && versions.status !== 'generating',
    keep: saveChanges,
    isKeeping: revision.isLoading || account.isLoading,
    putBack: () => {
      revision.reset();
      setAttempt(null);
      if (!isAbroad) return;
      setSearch(
        (now) => {
          now.delete('country');
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };

  function findFailure(): WhatIfState['failed'] {
    if (keepError) return { text: texts.notKept, error: keepError, retry: () => void saveChanges() };
    if (found.isError && !found.isFetching) {
      return { text: texts.failed, error: found.error, retry: () => void found.refetch() };
    }
    if (assessment.isError && !assessment.isFetching) {
      const retryAssessment = () => void assessment.refetch();
      return { text: texts.statedFailed, error: assessment.error, retry: retryAssessment };
    }
    return null;
  }
}
