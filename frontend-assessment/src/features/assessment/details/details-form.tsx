import { INPUT_LIMITS, readPersonDetails, type PersonDetails } from '@bearings/contracts';
import { ArrowRight, Button, Field, Input, Note, Stack } from '@bearings/ui';
import { useCurrentUser, useStarted, useFailureToast } from '@bearings/web';
import { useState, type FormEvent } from 'react';
import { detailsTexts as texts } from './details-texts';
import { useStartTrackingMutation } from '../../../funnel/assessment.api';
import { countAnswered } from '../../../funnel/funnel-state';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { CountryField, useShownCountry } from './country-field';
import { checkDetails, cleanPerson, type DetailsErrors } from './details-validation';
import { TRACKING_CACHE_OPTIONS } from '../tracking';

const FORM_FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: INPUT_LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: INPUT_LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: INPUT_LIMITS.email },
] as const;

function readForm(form: HTMLFormElement): PersonDetails {
  const text = (name: keyof PersonDetails) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  return readPersonDetails(text);
}

const storeTypedDetails = (event: FormEvent<HTMLFormElement>) => funnel.type(readForm(event.currentTarget));

/**
 * The form of the first step. Its fields are uncontrolled, because React would otherwise delete
 * text that was typed before hydration.
 */
export function DetailsForm() {
  const { person, answers, country, refused } = useFunnel();
  const { user } = useCurrentUser();
  const showFailure = useFailureToast();
  const [startTracking] = useStartTrackingMutation(TRACKING_CACHE_OPTIONS);
  const [errors, setErrors] = useState<DetailsErrors>(refused ? { [refused.field]: refused.message } : {});
  const shownCountry = useShownCountry();
  const isHydrated = useStarted();
  const countOfAnswers = countAnswered(answers);

  const submitDetails = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const givenPerson = cleanPerson(readForm(form));
    const found = checkDetails(givenPerson);
    setErrors(found);
    const wrongField = FORM_FIELDS.find(({ name }) => found[name]);
    if (!wrongField) {
      // Does not wait for the reply, since a failure must not prevent the visitor from going on.
      void startTracking({ email: givenPerson.email });
      showFailure();
      // An account's country is left to the server, which uses the one that is stored by then.
      funnel.acceptDetails(givenPerson, user && country === null ? null : shownCountry);
      return;
    }
    showFailure(found.email ? texts.toasts.email : texts.toasts.name);
    form.querySelector<HTMLInputElement>(`[name="${wrongField.name}"]`)?.focus();
  };

  return (
    <form noValidate onSubmit={submitDetails} onInput={storeTypedDetails}>
      <Stack gap={3}>
        {FORM_FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            label={texts.fields[name]}
            error={errors[name]}
            hint={name === 'email' ? texts.whyEmail : undefined}
            required
          >
            <Input {...input} name={name} defaultValue={person[name] || user?.[name] || ''} />
          </Field>
        ))}
        <CountryField shown={shownCountry} />
        <Button type={isHydrated ? 'submit' : 'button'} size="large" wide>
          <span>{countOfAnswers > 0 ? texts.resume(countOfAnswers) : texts.submit}</span>
          <ArrowRight size={20} aria-hidden="true" />
        </Button>
        <Note>{texts.parts}</Note>
      </Stack>
    </form>
  );
}
