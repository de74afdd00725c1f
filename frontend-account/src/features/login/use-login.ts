import { isApiError, readableMessage, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useState, type RefObject } from 'react';
import { loginTexts as texts } from '../../texts/login-texts';
import { useLoginMutation } from './login.api';

interface Fields {
  email: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}

/** Returns the step that a sign-in needs after the password, or undefined. */
function factorStep(error: unknown): 'code' | 'enrol' | undefined {
  const code = isApiError(error) ? error.body?.code : undefined;
  if (code === 'factor_needed') return 'code';
  return code === 'factor_enrolment_needed' ? 'enrol' : undefined;
}

/** Returns the message that the form shows for a failed sign-in. */
function failureMessage(error: unknown): string {
  if (isApiError(error) && error.status === 0) return texts.unreachable;
  return readableMessage(error, texts.failed.description);
}

/**
 * Returns the state and the actions of the sign-in form. It does not navigate: the page redirects
 * once the user is signed in.
 * @param fields the two inputs; an empty one gets the focus on submit
 */
export function useLogin(fields: Fields) {
  const { toast } = useToast();
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
    toast({ title: texts.failed.title, description: reason, variant: 'destructive' });
    setFailure(reason);
    setPending(false);
  };

  const submit = async () => {
    setFailure(undefined);
    const incomplete = !email || !password;
    setMissing(incomplete);
    if (incomplete) {
      toast({ ...texts.missing, variant: 'destructive' });
      (email ? fields.password : fields.email).current?.focus();
      return;
    }
    setPending(true);
    const { error } = await send({ email, password });
    const next = factorStep(error);
    if (next) return setStep(next);
    if (error) return showFailure(failureMessage(error));
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
    submit,
    fillIn,
  };
}
