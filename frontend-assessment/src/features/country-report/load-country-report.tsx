import { Alert, Button, Skeleton } from '@bearings/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { countryReportTexts as texts } from '../../texts/country-report-texts';

export const loadCountryReport = async () =>
  (await import(/* webpackChunkName: "country-report" */ './country-report')).CountryReport;

type State = { kind: 'loading' | 'failed' } | { kind: 'loaded'; Loaded: ComponentType };

/**
 * What a report has for the reader's country. Downloaded after what it stands in, as it holds a select; where
 * the download fails, what it stands in works without it.
 */
export function CountryReport() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const isLoading = state.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    loadCountryReport().then(
      (Loaded) => isShown && setState({ kind: 'loaded', Loaded }),
      () => isShown && setState({ kind: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isLoading]);
  if (state.kind === 'loaded') return <state.Loaded />;
  if (isLoading) return <Skeleton height="14rem" label={texts.loading} />;
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={() => setState({ kind: 'loading' })}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Alert>
  );
}
