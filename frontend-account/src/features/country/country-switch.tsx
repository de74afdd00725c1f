import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useSearchParams } from '@bearings/web/router';
import { reportTexts } from '../../texts/report-texts';
import { useCountriesQuery } from './country.api';
import { useCountryChoice } from './use-country-choice';

const texts = reportTexts.country;

/** Returns the country in the URL if it is supported, or undefined for the user's own country. */
export function useShownCountry(): string | undefined {
  const [search] = useSearchParams();
  const wanted = search.get('country');
  const { data: countries } = useCountriesQuery(undefined, { skip: wanted === null });
  return countries?.find((country) => country === wanted);
}

/**
 * Switches this page to another country's pay; the user's stored country does not change.
 * @param id the report's assessment id
 * @param shown the country whose pay is shown
 */
export function CountrySwitch({ id, shown }: { id: string; shown: string }) {
  const { data: countries } = useCountriesQuery();
  const choose = useCountryChoice(id);
  if (!countries) return null;
  return (
    <Field label={texts.label} hint={texts.hint}>
      <Select
        options={countries.map((name) => ({ value: name, label: name }))}
        value={shown}
        onValueChange={(country) => void choose(country)}
      />
    </Field>
  );
}
