import { isApiError } from '@bearings/web';
import { useRef, useState } from 'react';

type RequestOutcome = { error?: unknown };

export interface ProofState {
  asking: boolean;
  /**
   * Opens the dialog that asks for the password or a code. Resolves to true if the user proved their identity, to false
   * if they closed the dialog.
   */
  ask: () => Promise<boolean>;
  /**
   * Sends a request. If the server requires proof of identity first, opens the dialog and then sends the request again.
   * Resolves to the result of the last request, or to null if the dialog was closed.
   */
  run: (send: () => PromiseLike<RequestOutcome>) => Promise<RequestOutcome | null>;
  /** Called by the dialog: with true if the proof succeeded, with false if the dialog was closed. */
  settle: (proven: boolean) => void;
}

const isProofNeeded = (error: unknown): boolean => isApiError(error) && error.body?.code === 'proof_needed';

/** Asks for the password or the second factor again if the server requires it. */
export function useProof(): ProofState {
  const [asking, setAsking] = useState(false);
  const waitingCallback = useRef<(proven: boolean) => void>(undefined);

  const settleProof = (proven: boolean) => {
    setAsking(false);
    waitingCallback.current?.(proven);
    waitingCallback.current = undefined;
  };
  const askForProof = () =>
    new Promise<boolean>((resolve) => {
      waitingCallback.current = resolve;
      setAsking(true);
    });
  const runWithProof = async (send: () => PromiseLike<RequestOutcome>): Promise<RequestOutcome | null> => {
    const first = await send();
    if (!isProofNeeded(first.error)) return first;
    return (await askForProof()) ? send() : null;
  };
  return { asking, ask: askForProof, run: runWithProof, settle: settleProof };
}
