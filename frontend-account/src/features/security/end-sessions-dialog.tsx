import { OTHER_SESSIONS_ID } from '@bearings/contracts';
import { Dialog } from '@bearings/ui/controls';
import { securityTexts } from './security-texts';
import { PasswordForm } from '../../components/forms/password-form';

const texts = securityTexts.sessions.proof;

interface EndSessionsDialogProps {
  /** The id of the session to end, or {@link OTHER_SESSIONS_ID} for all others; undefined while the dialog is closed. */
  session: string | undefined;
  /** The name of the browser whose session is to end. */
  device: string;
  onClose: () => void;
  send: (proof: { password: string }) => PromiseLike<{ error?: unknown }>;
}

/** A dialog that signs out one session, or all other sessions, after asking for the password. */
export function EndSessionsDialog({ session, device, onClose, send }: EndSessionsDialogProps) {
  const { title, text, submit } = session === OTHER_SESSIONS_ID ? texts.others : texts.one(device);
  return (
    <Dialog
      open={session !== undefined}
      onOpenChange={(opened) => !opened && onClose()}
      title={title}
      description={text}
      closeLabel={texts.cancel}
    >
      {session !== undefined && <PasswordForm texts={{ ...texts, submit }} send={send} />}
    </Dialog>
  );
}
