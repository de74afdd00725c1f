import { INPUT_LIMITS, readPersonDetails } from '@bearings/contracts';
import { ArrowRight, Field, Input, Note, Stack } from '@bearings/ui';
import { SubmitButton, useCurrentUser, useFailureToast, useForm } from '@bearings/web';
import { detailsTexts as texts } from './details-texts';
import { useStartTrackingMutation } from '../../../funnel/assessment.api';
import { countAnswered } from '../../../funnel/funnel-state';
import { funnel, useFunnel } from '../../../funnel/use-funnel';
import { CountryField, useCountryOfForm } from './country-field';
import { checkDetails, cleanPerson } from './details-validation';
import { TRACKING_CACHE_OPTIONS } from '../tracking';

const FORM_FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: INPUT_LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: INPUT_LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: INPUT_LIMITS.email },
] as const;

/** The form of the first step. What is typed is stored at once. */
export function DetailsForm() {
  const { person, answers, country, refused } = useFunnel();
  const { user } = useCurrentUser();
  const showFailure = useFailureToast();
  const [startTracking] = useStartTrackingMutation(TRACKING_CACHE_OPTIONS);
  const shownCountry = useCountryOfForm();
  const countOfAnswers = countAnswered(answers);
  const form = useForm({
    initial: {
      ...readPersonDetails((name) => person[name] || user?.[name] || ''),
      country: shownCountry,
    },
    initialErrors: refused ? { [refused.field]: refused.message } : {},
    onChange: ({ country: chosenCountry, ...typed }) => {
      funnel.type({ ...funnel.current().person, ...typed });
      if (chosenCountry !== undefined) funnel.chooseCountry(chosenCountry);
    },
    validate: (typed) => checkDetails(cleanPerson(typed)),
    onInvalid: (errors) => showFailure(errors.email ? texts.toasts.email : texts.toasts.name),
    send: (typed) => {
      const givenPerson = cleanPerson(typed);
      // Does not wait for the reply, since a failure must not prevent the visitor from going on.
      void startTracking({ email: givenPerson.email });
      showFailure();
      // An account's country is left to the server, which uses the one that is stored by then.
      funnel.acceptDetails(givenPerson, user && country === null ? null : typed.country);
      return {};
    },
  });

  return (
    <form {...form.props}>
      <Stack gap={3}>
        {FORM_FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            label={texts.fields[name]}
            error={form.errors[name]}
            hint={name === 'email' ? texts.whyEmail : undefined}
            required
          >
            <Input {...input} {...form.text(name)} />
          </Field>
        ))}
        <CountryField country={form.values.country} onChange={(chosen) => form.change({ country: chosen })} />
        <SubmitButton form={form} size="large" wide>
          <span>{countOfAnswers > 0 ? texts.resume(countOfAnswers) : texts.submit}</span>
          <ArrowRight size={20} aria-hidden="true" />
        </SubmitButton>
        <Note>{texts.parts}</Note>
      </Stack>
    </form>
  );
}
