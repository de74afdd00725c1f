import { isApiError, toReadableMessage, useRefreshCurrentUser } from '@bearings/web';
import { useState, type RefObject } from 'react';
import { useSignInFailure } from '../../session/use-sign-in-failure';
import { loginTexts as texts } from './login-texts';
import { useLoginMutation } from './login.api';

interface LoginFields {
  email: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}

/** Returns the step that a sign-in needs after the password, or undefined. */
function findFactorStep(error: unknown): 'code' | 'enrol' | undefined {
  const code = isApiError(error) ? error.body?.code : undefined;
  if (code === 'factor_needed') return 'code';
  return code === 'factor_enrolment_needed' ? 'enrol' : undefined;
}

/** Returns the message that the form shows for a failed sign-in. */
function describeFailure(error: unknown): string {
  if (isApiError(error) && error.status === 0) return texts.unreachable;
  return toReadableMessage(error, texts.failed.description);
}

/**
 * Returns the state and the actions of the sign-in form. It does not navigate: the page redirects
 * once the user is signed in.
 * @param fields the two inputs; an empty one gets the focus on submit
 */
export function useLogin(fields: LoginFields) {
  const toastFailure = useSignInFailure();
  const [send] = useLoginMutation();
  const refreshUser = useRefreshCurrentUser();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const [step, setStep] = useState<'code' | 'enrol'>();

  // The form shows the same message as the toast, because a toast disappears.
  const showFailure = (reason: string) => {
    toastFailure({ title: texts.failed.title, description: reason });
    setFailure(reason);
    setPending(false);
  };

  const submitLogin = async () => {
    setFailure(undefined);
    const isIncomplete = !email || !password;
    setMissing(isIncomplete);
    if (isIncomplete) {
      toastFailure(texts.missing);
      (email ? fields.password : fields.email).current?.focus();
      return;
    }
    setPending(true);
    const { error } = await send({ email, password });
    const nextStep = findFactorStep(error);
    if (error && !nextStep) return showFailure(describeFailure(error));
    toastFailure();
    if (nextStep) return setStep(nextStep);
    if (!(await refreshUser())) showFailure(texts.notKept);
  };

  const fillIn = (credentials: { email: string; password: string }) => {
    setEmail(credentials.email);
    setPassword(credentials.password);
    setMissing(false);
    setFailure(undefined);
  };

  return {
    email,
    setEmail,
    password,
    setPassword,
    missing,
    failure,
    pending,
    step,
    submit: submitLogin,
    fillIn,
  };
}
