import { cleanText, INPUT_LIMITS, pages, parseEmail, type Registration } from '@bearings/contracts';
import { Field, Input, Note, Stack, TextLink } from '@bearings/ui';
import { useState } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';
import { useConfigQuery } from '../../api/calls.generated';
import { useRegisterMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AgeField } from './load-age-field';
import { isLongEnough } from '../../components/forms/is-long-enough';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { useSignedInRedirect } from './use-signed-in-redirect';
import { useAttempt } from '../../components/forms/use-attempt';

const texts = accountTexts.register;
const { fields } = formTexts;

const TEXT_FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: INPUT_LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: INPUT_LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'username', maxLength: INPUT_LIMITS.email },
] as const;

type TextFieldName = Exclude<keyof Registration, 'ageConfirmed'>;

/** The form for a new account: name, email and password. */
export function RegisterForm() {
  const [send] = useRegisterMutation();
  const form = useAttempt(send);
  const redirect = useSignedInRedirect();
  const { search } = useLocation();
  const [checked, setChecked] = useState(false);
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const [values, setValues] = useState<Record<TextFieldName, string>>({
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  });
  const { data: config, refetch } = useConfigQuery();
  const age = config?.minimumAge;
  const changeField = (name: TextFieldName) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const findProblem = (name: TextFieldName) => {
    if (name === 'email' && values.email.trim()) {
      const parsedEmail = parseEmail(values.email);
      return parsedEmail.ok ? undefined : parsedEmail.problem;
    }
    return name === 'password' || cleanText(values[name], true) ? undefined : fields[name].missing;
  };

  const submitForm = async () => {
    setChecked(true);
    const complete = TEXT_FIELDS.every(({ name }) => findProblem(name) === undefined);
    if (!complete || !isLongEnough(values.password)) return;
    if (age !== undefined && !ageConfirmed) return;
    const ageFields = age === undefined ? {} : { ageConfirmed };
    if (await form.attempt({ ...values, ...ageFields })) await redirect(texts.welcome);
    // The server may require a minimum age that the loaded configuration lacks, so this loads the configuration again.
    else if (age === undefined) void refetch();
  };

  return (
    <Stack gap={3}>
      <AccountForm texts={texts} state={form} onSubmit={submitForm}>
        {TEXT_FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            label={fields[name].label}
            required
            error={(checked ? findProblem(name) : undefined) ?? form.refusedAt(name)}
          >
            <Input
              {...input}
              name={name}
              value={values[name]}
              disabled={form.pending}
              onChange={({ target }) => changeField(name)(target.value)}
            />
          </Field>
        ))}
        {form.refusal?.code === 'email_taken' && (
          <TextLink asChild alone>
            <Link to={pages.forgotPassword}>{texts.taken}</Link>
          </TextLink>
        )}
        <NewPasswordField
          label={fields.password.label}
          value={values.password}
          disabled={form.pending}
          checked={checked}
          refused={form.refusedAt('password')}
          person={`${values.email} ${values.firstName} ${values.lastName}`}
          onChange={changeField('password')}
        />
        {age !== undefined && (
          <AgeField
            age={age}
            checked={ageConfirmed}
            disabled={form.pending}
            isMissing={checked}
            onChange={setAgeConfirmed}
          />
        )}
      </AccountForm>
      <Note>
        <span>{`${texts.known} `}</span>
        <TextLink asChild>
          <Link to={pages.login + search}>{texts.signIn}</Link>
        </TextLink>
      </Note>
    </Stack>
  );
}
