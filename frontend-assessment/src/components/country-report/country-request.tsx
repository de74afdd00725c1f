import { checkEmail, INPUT_LIMITS, normaliseEmail } from '@bearings/contracts';
import type { CountryCode } from '@bearings/domain';
import { Alert, Field, Input } from '@bearings/ui';
import { SubmitButton, useForm } from '@bearings/web';
import { useState } from 'react';
import { useRequestCountryMutation } from '../../api/calls.generated';
import { countryReportTexts } from './country-report-texts';

const texts = countryReportTexts.request;

interface CountryRequestProps {
  country: CountryCode;
  /** The address of the assessment, which the reader can replace. */
  email: string;
}

/**
 * A disclosure with a form that asks for one email when the country's report has more. It is sent only to an address
 * whose owner has confirmed it with the mailed link.
 */
export function CountryRequest({ country, email }: CountryRequestProps) {
  const [subscribe] = useRequestCountryMutation();
  const [askedEmail, setAskedEmail] = useState<string>();
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: checkEmail(values.email) }),
    send: (values) => subscribe({ email: normaliseEmail(values.email), list: country }),
    onSent: (values) => setAskedEmail(normaliseEmail(values.email)),
    texts: texts.failed,
  });
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4">
        {texts.open(country)}
      </summary>
      {askedEmail === undefined && (
        <form {...form.props} className="grid gap-3 pb-2">
          <p className="text-sm text-muted">{texts.text}</p>
          <Field label={texts.label} error={form.errors.email ?? form.failure}>
            <Input {...form.text('email')} type="email" autoComplete="email" maxLength={INPUT_LIMITS.email} />
          </Field>
          <SubmitButton form={form} size="small" variant="secondary">
            {form.pending ? texts.pending : texts.send}
          </SubmitButton>
        </form>
      )}
      <div aria-live="polite">
        {askedEmail !== undefined && (
          <Alert tone="success" title={texts.asked.title}>
            <span className="wrap-anywhere">{texts.asked.text(askedEmail)}</span>
          </Alert>
        )}
      </div>
    </details>
  );
}
