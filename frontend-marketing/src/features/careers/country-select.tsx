import { COUNTRIES, countryName } from '@bearings/contracts';
import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useSearchParams } from '@bearings/web/router';
import { careersTexts as texts } from '../../texts/careers-texts';

const OPTIONS = COUNTRIES.map((code) => ({ value: code, label: countryName(code) }));

/** A select for the country whose figures the page shows. The URL stores the country. Needs JavaScript. */
export function CountrySelect({ shown }: { shown: string }) {
  const [search, setSearch] = useSearchParams();
  const choose = (country: string) => {
    const next = new URLSearchParams(search);
    next.set('country', country);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="max-w-72 print:hidden [@media(scripting:none)]:hidden">
      <Field label={texts.country}>
        <Select options={OPTIONS} value={shown} onValueChange={choose} />
      </Field>
    </div>
  );
}
