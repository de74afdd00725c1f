import { pages, type User } from '@bearings/contracts';
import { Button, Field, Skeleton, Stack } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { isUnauthorized, useFailureToast, useToast } from '@bearings/web';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again';
import { dashboardTexts } from './dashboard-texts';
import { useCountriesQuery, useUpdateCountryMutation } from '../../api/country.api';
import { LoadFailed } from '../../components/load-failed';
import { TitledCard } from '../../components/titled';

const texts = dashboardTexts.country;

/** A form for the user's country. Reports show the pay of that country. */
export function CountryCard({ user }: { user: User }) {
  const { data: countries, isError, isFetching, refetch } = useCountriesQuery();
  return (
    <TitledCard title={texts.title}>
      {countries && <CountryForm user={user} countries={countries} />}
      {!countries && isFetching && <Skeleton height="6.5rem" label={texts.loading} />}
      {!countries && isError && !isFetching && <LoadFailed text={texts.failed} retry={texts.retry} onRetry={refetch} />}
    </TitledCard>
  );
}

function CountryForm({ user, countries }: { user: User; countries: readonly string[] }) {
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const signInAgain = useSignInAgain(pages.dashboard);
  const [update, { isLoading }] = useUpdateCountryMutation();
  const [country, setCountry] = useState(user.country);
  const selectId = useId();
  const savedCountry = useRef(user.country);

  // The Save button disappears after saving, so the focus moves to the country's field.
  useEffect(() => {
    if (savedCountry.current === user.country) return;
    savedCountry.current = user.country;
    if (document.activeElement === document.body) document.getElementById(selectId)?.focus();
  }, [user.country, selectId]);

  const saveCountry = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await update({ country });
    if (!error) toast(texts.success);
    else if (isUnauthorized(error)) signInAgain();
    else showFailure(texts.failure);
  };

  return (
    <form onSubmit={(event) => void saveCountry(event)}>
      <Stack gap={2}>
        <Field id={selectId} label={texts.label} hint={texts.hint}>
          <Select
            options={countries.map((name) => ({ value: name, label: name }))}
            value={country}
            onValueChange={setCountry}
            disabled={isLoading}
          />
        </Field>
        {country !== user.country && (
          <Button type="submit" size="small" loading={isLoading}>
            {texts.update}
          </Button>
        )}
      </Stack>
    </form>
  );
}
