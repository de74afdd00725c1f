import { cleanText, INPUT_LIMITS, pages, checkEmail } from '@bearings/contracts';
import { Field, Input, Note, Stack, TextLink } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { Link, useLocation } from '@bearings/web/router';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';
import { useConfigQuery } from '../../api/calls.generated';
import { useRegisterMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AgeField } from './load-age-field';
import { checkPassword } from '../../components/forms/check-password';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { useSignedInRedirect } from './use-signed-in-redirect';

const texts = accountTexts.register;
const { fields } = formTexts;

const TEXT_FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: INPUT_LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: INPUT_LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'username', maxLength: INPUT_LIMITS.email },
] as const;

/** The form for a new account: name, email and password. */
export function RegisterForm() {
  const [send] = useRegisterMutation();
  const redirect = useSignedInRedirect();
  const { search } = useLocation();
  const { data: config, refetch } = useConfigQuery();
  const age = config?.minimumAge;
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', ageConfirmed: false },
    validate: ({ firstName, lastName, email, password, ageConfirmed }) => ({
      firstName: cleanText(firstName, true) ? undefined : fields.firstName.missing,
      lastName: cleanText(lastName, true) ? undefined : fields.lastName.missing,
      email: checkEmail(email, fields.email.missing),
      password: checkPassword(password),
      ageConfirmed: age === undefined || ageConfirmed ? undefined : accountTexts.age.missing(age),
    }),
    send: ({ ageConfirmed, ...person }) => send({ ...person, ...(age !== undefined && { ageConfirmed }) }),
    onSent: () => redirect(texts.welcome),
    onRefused: () => {
      // The server may require a minimum age that the loaded configuration lacks, so this loads the configuration again.
      if (age === undefined) void refetch();
    },
  });
  const { email, firstName, lastName, ageConfirmed } = form.values;

  return (
    <Stack gap={3}>
      <AccountForm texts={texts} form={form}>
        {TEXT_FIELDS.map(({ name, ...input }) => (
          <Field key={name} label={fields[name].label} required error={form.errors[name]}>
            <Input {...input} {...form.text(name)} />
          </Field>
        ))}
        {form.refusal?.code === 'email_taken' && (
          <TextLink asChild alone>
            <Link to={pages.forgotPassword}>{texts.taken}</Link>
          </TextLink>
        )}
        <NewPasswordField
          label={fields.password.label}
          error={form.errors.password}
          person={`${email} ${firstName} ${lastName}`}
          {...form.text('password')}
        />
        {age !== undefined && (
          <AgeField
            age={age}
            checked={ageConfirmed}
            disabled={form.pending}
            error={form.errors.ageConfirmed}
            onChange={(checked) => form.change({ ageConfirmed: checked })}
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
