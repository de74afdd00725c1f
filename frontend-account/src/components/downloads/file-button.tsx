import { Button, Spinner, type ButtonProps } from '@bearings/ui';
import { downloadFile, useToast, type ApiError } from '@bearings/web';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { downloadTexts as texts } from './download-texts';
import { FailedNotice } from './failed-notice';
import { WaitingNotice } from './waiting-notice';

interface FileButtonProps {
  path: string;
  label: string;
  /** The message if the file could not be downloaded. */
  failed: string;
  icon: ReactElement;
  wide?: boolean;
  variant?: ButtonProps['variant'];
}

type State = { kind: 'idle' } | { kind: 'requested' } | { kind: 'waiting' } | { kind: 'failed'; error: ApiError };

/** Returns whether a click asks the browser to open the link itself, such as in a new tab. */
const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link that downloads a file, with a toast that confirms it. If the file takes long to make, or fails, a notice says
 * so; if several of these links are in a row, it is below the row.
 */
export function FileButton({ path, label, failed, icon, wide = false, variant = 'secondary' }: FileButtonProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const cancellation = useRef<AbortController>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { toast } = useToast();

  const saveFile = async (): Promise<void> => {
    const request = new AbortController();
    cancellation.current = request;
    setState({ kind: 'requested' });
    const error = await downloadFile(path, { signal: request.signal, onWait: () => setState({ kind: 'waiting' }) });
    if (request.signal.aborted) return;
    setState(error ? { kind: 'failed', error } : { kind: 'idle' });
    if (!error) toast(texts.saved(label));
  };
  const save = () => void saveFile();
  const cancel = () => {
    cancellation.current?.abort();
    setState({ kind: 'idle' });
    // The button that cancels disappears, so the keyboard's position would be lost.
    link.current?.focus();
  };
  const isRunning = state.kind === 'requested' || state.kind === 'waiting';
  const notice =
    state.kind === 'waiting' ? (
      <WaitingNotice label={label} onCancel={cancel} />
    ) : state.kind === 'failed' ? (
      <FailedNotice title={failed} label={label} error={state.error} retrying={false} onRetry={save} />
    ) : null;
  return (
    <>
      <Button
        asChild
        variant={variant}
        size="small"
        wide={wide}
        loading={isRunning}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          save();
        }}
      >
        <a ref={link} href={path}>
          {isRunning ? <Spinner /> : icon}
          <span>{label}</span>
        </a>
      </Button>
      {notice && <div className="order-last col-span-full basis-full">{notice}</div>}
    </>
  );
}
