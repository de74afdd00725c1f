import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useSearchParams } from 'react-router-dom';
import { reportTexts } from '../../texts/report-texts';
import { useCountriesQuery } from './country.api';
import { useCountryChoice } from './use-country-choice';

const texts = reportTexts.country;

/** The country in the page's address, if it is one of ours; undefined for the reader's own. */
export function useShownCountry(): string | undefined {
  const [search] = useSearchParams();
  const wanted = search.get('country');
  const { data: countries } = useCountriesQuery(undefined, { skip: wanted === null });
  return countries?.find((country) => country === wanted);
}

/**
 * Shows another country's pay on this page; the reader's own country stays as it is.
 * @param id the assessment whose report it is
 * @param shown the country whose pay is shown now
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
