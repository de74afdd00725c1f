import { useRef, useState } from 'react';
import { type Refusal, refusalTexts, type RefusalTexts, toRefusal } from './refusal';

export interface SendOptions<Arg> {
  /** Sends the request. Its error is that of a call, or a text for the user. */
  send: (arg: Arg) => { error?: unknown } | PromiseLike<{ error?: unknown }>;
  /** Called when the request was accepted. The action stays pending until this is done. */
  onSent?: ((arg: Arg) => unknown) | undefined;
  onRefused?: (refusal: Refusal) => void;
  texts?: RefusalTexts;
}

/** A request that a click starts: whether it is pending, and why the last one was refused. One runs at a time. */
export function useSend<Arg = void>({ send, onSent, onRefused, texts = refusalTexts }: SendOptions<Arg>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // The state is too late for a second click before the next render.
  const isSending = useRef(false);

  const run = async (arg: Arg): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setRefusal(undefined);
    const { error } = await send(arg);
    if (error) {
      const newRefusal = toRefusal(error, texts);
      setRefusal(newRefusal);
      onRefused?.(newRefusal);
    } else {
      await onSent?.(arg);
    }
    isSending.current = false;
    setPending(false);
  };
  return { run, pending, refusal, forgetRefusal: () => setRefusal(undefined) };
}
