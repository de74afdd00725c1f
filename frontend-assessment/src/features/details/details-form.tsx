import { LIMITS, type Person } from '@bearings/contracts';
import { ArrowRight, Button, Field, Input, Stack } from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { detailsTexts as texts } from '../../texts/details-texts';
import { useStartTrackingMutation } from '../journey/assessment.api';
import { answeredCount } from '../journey/journey';
import { journey, useJourney } from '../journey/use-journey';
import { useProblemToast } from '../problem-toast/use-problem-toast';
import { checkDetails, trimmed, type DetailsErrors } from './details-validation';
import { TRACKING } from './tracking';

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
] as const;

function readForm(form: HTMLFormElement): Person {
  const text = (name: keyof Person) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  return { email: text('email'), firstName: text('firstName'), lastName: text('lastName') };
}

const keepTyped = (event: FormEvent<HTMLFormElement>) =>
  journey.type(readForm(event.currentTarget));

/** False in the prerendered page, where a press must not send the form as a plain page request. */
const useStarted = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * The first step. The fields keep their own text, so that what is typed before the page has come
 * to life stays there.
 */
export function DetailsForm() {
  const { person, answers, refused } = useJourney();
  const { user } = useCurrentUser();
  const problem = useProblemToast();
  const [startTracking] = useStartTrackingMutation(TRACKING);
  const [errors, setErrors] = useState<DetailsErrors>(
    refused ? { [refused.field]: refused.message } : {},
  );
  const started = useStarted();
  const answered = answeredCount(answers);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = trimmed(readForm(form));
    const found = checkDetails(given);
    setErrors(found);
    const wrong = FIELDS.find(({ name }) => found[name]);
    if (!wrong) {
      // The result is not used, and a failure must not keep anybody from the statements.
      void startTracking({ email: given.email });
      problem.settle();
      journey.acceptDetails(given);
      return;
    }
    problem.say(found.email ? texts.toasts.email : texts.toasts.name);
    form.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} onInput={keepTyped}>
      <Stack gap={3}>
        {FIELDS.map(({ name, ...input }) => (
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
        <Button type={started ? 'submit' : 'button'} size="large" wide>
          {answered > 0 ? texts.resume(answered) : texts.submit}
          <ArrowRight size={20} aria-hidden="true" />
        </Button>
      </Stack>
    </form>
  );
}
