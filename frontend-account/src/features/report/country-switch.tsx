import { getCountryCode, getCountryName } from '@bearings/domain';
import { Button, Field, Spinner, VisuallyHidden } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useSearchParams } from '@bearings/web/router';
import { reportTexts } from './report-texts';
import { useCountriesQuery } from '../../api/country.api';
import { useCountryChoice } from './use-country-choice';

const texts = reportTexts.country;

/** Returns the country in the URL if it is supported; undefined to use the user's own country. */
export function useCountryInUrl(): string | undefined {
  const [search] = useSearchParams();
  const wantedCountry = search.get('country');
  const { data: countries } = useCountriesQuery(undefined, { skip: wantedCountry === null });
  return countries?.map(getCountryCode).find((code) => code === wantedCountry);
}

interface CountrySwitchProps {
  /** The report's assessment id. */
  id: string;
  /** The country whose pay is shown. */
  shown: string;
  label?: string;
  hint?: string;
}

/** A select that shows another country's pay on this page. It does not change the user's stored country. */
export function CountrySwitch({ id, shown, label = texts.label, hint = texts.hint }: CountrySwitchProps) {
  const { data: countries } = useCountriesQuery();
  const { choose, awaited } = useCountryChoice(id, shown);
  if (!countries) return null;
  const isLoading = awaited?.state === 'loading';
  const failed = awaited?.state === 'failed' ? awaited.country : null;
  return (
    <div className="grid gap-1" aria-busy={isLoading}>
      <Field label={label} hint={awaited ? undefined : hint} error={failed && texts.failed(failed)}>
        <Select
          options={countries.map((name) => ({ value: getCountryCode(name), label: name }))}
          value={isLoading ? awaited.country : shown}
          onValueChange={(country) => void choose(country)}
        />
      </Field>
      <output className="text-sm empty:hidden">
        {isLoading && (
          <span className="flex items-center gap-2 text-muted">
            <Spinner size={16} />
            <span>{texts.loading(awaited.country)}</span>
          </span>
        )}
        {failed && <VisuallyHidden>{texts.failed(failed)}</VisuallyHidden>}
      </output>
      {failed && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => void choose(failed)}>
          <span>{texts.retry}</span>
          <VisuallyHidden>{` ${getCountryName(failed)}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
