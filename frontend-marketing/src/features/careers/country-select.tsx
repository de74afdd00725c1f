import { COUNTRIES, getCountryName } from '@bearings/domain';
import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useSearchParams } from '@bearings/web/router';
import { keepCountry } from './kept-country';
import { careersTexts as texts } from './careers-texts';

const COUNTRY_OPTIONS = COUNTRIES.map((code) => ({ value: code, label: getCountryName(code) }));

/** A select for the country whose figures the page shows. The URL and this browser keep it. Needs JavaScript. */
export function CountrySelect({ shown }: { shown: string }) {
  const [search, setSearch] = useSearchParams();
  const chooseCountry = (country: string) => {
    const nextParams = new URLSearchParams(search);
    nextParams.set('country', country);
    keepCountry(country);
    setSearch(nextParams, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="max-w-72 print:hidden [@media(scripting:none)]:hidden">
      <Field label={texts.country}>
        <Select options={COUNTRY_OPTIONS} value={shown} onValueChange={chooseCountry} />
      </Field>
    </div>
  );
}
