import type { Assessment, CountryReport as Report } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { Alert, Button, Field, Heading, Skeleton, Stack } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { toReadableMessage, useAppDispatch, useFailureToast } from '@bearings/web';
import { useId, useState } from 'react';
import { countryReportTexts as texts } from './country-report-texts';
import { useCountryReportsQuery } from '../../api/calls.generated';
import { assessmentApi, useChangeAssessmentMutation } from '../../funnel/assessment.api';
import { funnel } from '../../funnel/use-funnel';

interface CountryReportProps {
  assessment: Assessment;
}

/** Lists the facts that a report contains for the assessment's country. The country can be changed before payment. */
export function CountryReport({ assessment }: CountryReportProps) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useCountryReportsQuery();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="small" id={id}>
          {texts.title}
        </Heading>
        {data && <ChosenCountry reports={data} assessment={assessment} />}
        {!data && isFetching && <Skeleton height="9rem" label={texts.loading} />}
        {!data && isError && !isFetching && (
          <Alert
            tone="warning"
            action={
              <Button variant="secondary" size="small" onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {texts.failed}
          </Alert>
        )}
      </Stack>
    </section>
  );
}

function ChosenCountry({
  reports,
  assessment: { id, countryCode: stored },
}: CountryReportProps & { reports: readonly Report[] }) {
  const selectId = useId();
  const dispatch = useAppDispatch();
  const showFailure = useFailureToast();
  const [change] = useChangeAssessmentMutation();
  /** The chosen country until it is stored. */
  const [wanted, setWanted] = useState<string>();
  const country = wanted ?? stored;
  const { line = '', says = [] } = reports.find((report) => report.countryCode === country) ?? {};

  const chooseCountry = async (chosen: string) => {
    setWanted(chosen);
    const { data, error } = await change({ id, assessmentChange: { countryCode: chosen } });
    showFailure(error && { ...texts.unsaved, description: toReadableMessage(error, texts.unsaved.description) });
    if (data) {
      funnel.chooseCountry(data.countryCode);
      dispatch(
        assessmentApi.util.updateQueryData('funnelAssessment', id, (kept) => {
          kept.countryCode = data.countryCode;
        }),
      );
    }
    setWanted((latest) => (latest === chosen ? undefined : latest));
  };
  return (
    <>
      <div className="max-w-sm">
        <Field id={selectId} label={texts.label}>
          <Select
            options={reports.map((report) => ({
              value: report.countryCode,
              label: getCountryName(report.countryCode),
            }))}
            value={country}
            onValueChange={(chosen) => void chooseCountry(chosen)}
          />
        </Field>
      </div>
      <div aria-live="polite" className="space-y-1">
        <p className="font-semibold">{line}</p>
        <ul className="list-disc space-y-1 pl-5">
          {says.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
