import { Button, type ButtonProps } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { useFailureToast } from '@bearings/web';
import { focusFirstOf } from '../../../components/focus-first';
import { useChangeShareCommentsMutation } from './sharing.api';

interface RemoveButtonProps extends Pick<ButtonProps, 'id' | 'className' | 'aria-label' | 'children'> {
  assessmentId: string;
  /** The id of the comment or reply that the button removes. */
  removed: string;
  /** Ids of elements of which the first that exists gets the focus after the removal, because this button disappears. */
  focusAfter?: readonly string[];
  texts: Record<'removeQuestion' | 'removeText' | 'remove' | 'keep' | 'failed', string>;
}

/** A button that removes a visitor's comment or an observer's reply, after a confirmation. */
export function RemoveButton({ assessmentId, removed, focusAfter = [], texts, ...button }: RemoveButtonProps) {
  const [change] = useChangeShareCommentsMutation();
  const showFailure = useFailureToast();
  const removeLink = async () => {
    const shareCommentsChange = { ids: [removed], change: 'removed' as const };
    const { error } = await change({ id: assessmentId, shareCommentsChange });
    showFailure(error ? { title: texts.failed } : undefined);
    if (!error) focusFirstOf(...focusAfter);
  };
  return (
    <AlertDialog
      title={texts.removeQuestion}
      description={texts.removeText}
      confirmLabel={texts.remove}
      cancelLabel={texts.keep}
      confirmVariant="danger"
      onConfirm={() => void removeLink()}
      trigger={<Button variant="ghost" size="small" {...button} />}
    />
  );
}
