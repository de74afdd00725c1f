import { useEffect, useState } from 'react';
import { formTexts } from './form-texts';
import { isLongEnough } from './check-password';

const texts = formTexts.fields.password;

/** Delay after the last typed character, so that a screen reader does not announce each one. */
const ADVICE_DELAY_MS = 400;

/**
 * Returns a sentence that rates a password while it is typed; undefined if there is nothing to say. The code for rating
 * is large and loaded on first use. If it cannot be loaded, only the server rates the password.
 */
export function usePasswordAdvice(password: string, person: string): string | undefined {
  const [advice, setAdvice] = useState<string>();
  useEffect(() => {
    if (!isLongEnough(password)) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "rate-password" */ './rate-password')
        .then(({ isStrong }) => {
          const isStrongPassword = isStrong(password, [person]);
          if (isCurrent) setAdvice(isStrongPassword ? texts.good : texts.easy);
          return undefined;
        })
        .catch(() => undefined);
    }, ADVICE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, person]);
  return isLongEnough(password) ? advice : undefined;
}
