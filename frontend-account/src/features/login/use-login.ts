import { isApiError, readableMessage, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useState, type RefObject } from 'react';
import { loginTexts as texts } from '../../texts/login-texts';
import { useLoginMutation } from './login.api';

interface Fields {
  email: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}

/** Why nobody is signed in, in the words the form shows; more exact than the toast can be. */
function reasonOf(error: unknown): string {
  if (isApiError(error) && error.status === 0) return texts.unreachable;
  return readableMessage(error, texts.failed.description);
}

/**
 * What the sign-in form knows and does. It does not go anywhere: once somebody is signed in, the
 * page sees it from the session.
 * @param fields the two inputs, to put the focus where the trouble is
 */
export function useLogin(fields: Fields) {
  const { toast } = useToast();
  const [send] = useLoginMutation();
  const lookWhoIsThere = useRefreshCurrentUser();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  const refuse = (reason: string, description: string) => {
    toast({ title: texts.failed.title, description, variant: 'destructive' });
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
    if (error) return refuse(reasonOf(error), readableMessage(error, texts.failed.description));
    if (!(await lookWhoIsThere())) refuse(texts.notKept, texts.notKept);
  };

  const fillIn = (credentials: { email: string; password: string }) => {
    setEmail(credentials.email);
    setPassword(credentials.password);
    setMissing(false);
    setFailure(undefined);
  };

  return { email, setEmail, password, setPassword, missing, failure, pending, submit, fillIn };
}

export type Login = ReturnType<typeof useLogin>;
