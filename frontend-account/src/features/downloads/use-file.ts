import { downloadFile, useToast, type ApiError } from '@bearings/web';
import { useState } from 'react';
import { downloadTexts as texts } from '../../texts/download-texts';

/** A download by a button: a toast says that it's saved, and `error` why it isn't. */
export function useFile(path: string, label: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { toast } = useToast();

  const save = async (): Promise<void> => {
    setPending(true);
    setError(null);
    const failure = await downloadFile(path);
    setPending(false);
    setError(failure);
    if (!failure) toast(texts.saved(label));
  };

  return { save: () => void save(), pending, error };
}
