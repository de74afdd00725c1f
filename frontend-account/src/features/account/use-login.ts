import { isApiError, useForm, useRefreshCurrentUser } from '@bearings/web';
import { useState } from 'react';
import { useSignInFailure } from '../../session/use-sign-in-failure';
import { loginTexts as texts } from './login-texts';
import { useLoginMutation } from './login.api';

/** Returns the step that a sign-in needs after the password, or undefined. */
function findFactorStep(error: unknown): 'code' | 'enrol' | undefined {
  const code = isApiError(error) ? error.body?.code : undefined;
  if (code === 'factor_needed') return 'code';
  return code === 'factor_enrolment_needed' ? 'enrol' : undefined;
}

/** The sign-in form. It does not navigate: the page redirects once the user is signed in. */
export function useLogin() {
  const toastFailure = useSignInFailure();
  const [login] = useLoginMutation();
  const refreshUser = useRefreshCurrentUser();
  const [step, setStep] = useState<'code' | 'enrol'>();

  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: email ? undefined : texts.email.missing,
      password: password ? undefined : texts.password.missing,
    }),
    onInvalid: () => toastFailure(texts.missing),
    send: async (credentials) => {
      const { error } = await login(credentials);
      const nextStep = findFactorStep(error);
      if (error && !nextStep) return { error };
      toastFailure();
      setStep(nextStep);
      if (nextStep || (await refreshUser())) return {};
      return { error: texts.notKept };
    },
    // The form shows the same message as the toast, because a toast disappears.
    onRefused: ({ message }) => toastFailure({ title: texts.failed.title, description: message }),
    texts: { unreachable: texts.unreachable, unknown: texts.failed.description },
  });
  return { form, step };
}
