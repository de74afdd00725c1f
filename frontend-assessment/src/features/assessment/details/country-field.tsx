import { COUNTRIES, DEFAULT_COUNTRY, getCountryCode, getCountryName } from '@bearings/domain';
import { Field, NativeSelect } from '@bearings/ui';
import { useCurrentUser, useOnceStarted } from '@bearings/web';
import { detailsTexts as texts } from './details-texts';
import { useFunnel } from '../../../funnel/use-funnel';
import { guessCountry } from './time-zone-country';

const OPTIONS = COUNTRIES.map((code) => ({ value: code, label: getCountryName(code) }));

/**
 * Returns the country that the form shows: the one chosen in this browser, or else that of the account, or else that of
 * the browser's time zone. A language is no place, so the browser's languages are not used.
 */
export function useCountryOfForm(): string {
  const { country } = useFunnel();
  const { user } = useCurrentUser();
  const likelyCountry = useOnceStarted<string>(DEFAULT_COUNTRY, guessCountry());
  return country ?? (user ? getCountryCode(user.country) : likelyCountry);
}

interface CountryFieldProps {
  country: string;
  onChange: (country: string) => void;
}

/** Asks for the country whose pay and ways in the report contains. */
export function CountryField({ country, onChange }: CountryFieldProps) {
  return (
    <Field label={texts.fields.country} hint={texts.whyCountry} required>
      <NativeSelect
        name="country"
        autoComplete="country"
        options={OPTIONS}
        value={country}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
