import { OTHER_SESSIONS_ID } from '@bearings/contracts';
import { Dialog } from '@bearings/ui/controls';
import { securityTexts } from './security-texts';
import { PasswordForm, type AttemptForm } from '../../components/forms/password-form';

const texts = securityTexts.sessions.proof;

interface EndSessionsDialogProps {
  /** The id of the session to end, or {@link OTHER_SESSIONS_ID} for all others; undefined while the dialog is closed. */
  session: string | undefined;
  /** The name of the browser whose session is to end. */
  device: string;
  form: AttemptForm;
  onClose: () => void;
  onConfirm: (password: string) => void;
}

/** A dialog that signs out one session, or all other sessions, after asking for the password. */
export function EndSessionsDialog({ session, device, onClose, ...rest }: EndSessionsDialogProps) {
  const { title, text, submit } = session === OTHER_SESSIONS_ID ? texts.others : texts.one(device);
  return (
    <Dialog
      open={session !== undefined}
      onOpenChange={(opened) => !opened && onClose()}
      title={title}
      description={text}
      closeLabel={texts.cancel}
    >
      {session !== undefined && <PasswordForm {...rest} texts={{ ...texts, submit }} />}
    </Dialog>
  );
}
