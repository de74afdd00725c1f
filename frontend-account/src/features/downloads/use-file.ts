import { downloadFile, useToast, type ApiError } from '@bearings/web';
import { useState } from 'react';
import { downloadTexts as texts } from '../../texts/download-texts';

/** Downloads a file when a button is clicked. A toast confirms it; `error` is set if it fails. */
export function useFile(path: string, label: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { toast } = useToast();

  const saveFile = async (): Promise<void> => {
    setPending(true);
    setError(null);
    const failure = await downloadFile(path);
    setPending(false);
    setError(failure);
    if (!failure) toast(texts.saved(label));
  };

  return { save: () => void saveFile(), pending, error };
}
