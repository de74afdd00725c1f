import type { CountryReport as Report } from '@bearings/contracts';
import { Alert, Button, Field, Heading, Skeleton, Stack } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useCurrentUser } from '@bearings/web';
import { useId, useState } from 'react';
import { countryReportTexts as texts } from '../../texts/country-report-texts';
import { useCountryReportsQuery } from '../../api/calls.generated';
import { likelyCountry } from './likely-country';

/** The choice of this visit, which the checkout shows as the preview did. */
let chosen: string | undefined;

/** What a report has and lacks in the reader's country, to read before paying. */
export function CountryReport() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useCountryReportsQuery();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="small" id={id}>
          {texts.title}
        </Heading>
        {data && <Chosen reports={data} />}
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

function Chosen({ reports }: { reports: readonly Report[] }) {
  const selectId = useId();
  const { user } = useCurrentUser();
  const names = reports.map(({ country }) => country);
  const [own, setOwn] = useState(chosen);
  const country = own ?? user?.country ?? likelyCountry(navigator.languages, names);
  const says = reports.find((report) => report.country === country)?.says ?? [];
  return (
    <>
      <div className="max-w-sm">
        <Field id={selectId} label={texts.label}>
          <Select
            options={names.map((name) => ({ value: name, label: name }))}
            value={country}
            onValueChange={(name) => {
              chosen = name;
              setOwn(name);
            }}
          />
        </Field>
      </div>
      <ul aria-live="polite" className="list-disc space-y-1 pl-5">
        {says.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
