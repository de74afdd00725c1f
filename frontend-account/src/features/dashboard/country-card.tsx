import { pages, type User } from '@bearings/contracts';
import { Field, Skeleton, Stack } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { isUnauthorized, SubmitButton, useFailureToast, useForm, useToast } from '@bearings/web';
import { useEffect, useId, useRef } from 'react';
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
  const [update] = useUpdateCountryMutation();
  const form = useForm({
    initial: { country: user.country },
    send: update,
    onSent: () => toast(texts.success),
    onRefused: ({ error }) => (isUnauthorized(error) ? signInAgain() : showFailure(texts.failure)),
  });
  const { country } = form.values;
  const selectId = useId();
  const savedCountry = useRef(user.country);

  // The Save button disappears after saving, so the focus moves to the country's field.
  useEffect(() => {
    if (savedCountry.current === user.country) return;
    savedCountry.current = user.country;
    if (document.activeElement === document.body) document.getElementById(selectId)?.focus();
  }, [user.country, selectId]);

  return (
    <form {...form.props}>
      <Stack gap={2}>
        <Field id={selectId} label={texts.label} hint={texts.hint}>
          <Select
            options={countries.map((name) => ({ value: name, label: name }))}
            value={country}
            onValueChange={(chosen) => form.change({ country: chosen })}
            disabled={form.pending}
          />
        </Field>
        {country !== user.country && (
          <SubmitButton form={form} size="small">
            {texts.update}
          </SubmitButton>
        )}
      </Stack>
    </form>
  );
}
