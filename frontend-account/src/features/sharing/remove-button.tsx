import { Button, type ButtonProps } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { useToast } from '@bearings/web';
import { useChangeShareCommentsMutation } from './sharing.api';

interface RemoveButtonProps extends Pick<ButtonProps, 'className' | 'aria-label' | 'children'> {
  /** The report's assessment id. */
  id: string;
  /** The id of the comment or reply that the button removes. */
  removed: string;
  texts: Record<'removeQuestion' | 'removeText' | 'remove' | 'keep' | 'failed', string>;
}

/** A button that removes a visitor's comment or an observer's reply, after a confirmation. */
export function RemoveButton({ id, removed, texts, ...button }: RemoveButtonProps) {
  const [change] = useChangeShareCommentsMutation();
  const { toast } = useToast();
  const removeLink = async () => {
    const shareCommentsChange = { ids: [removed], change: 'removed' as const };
    const { error } = await change({ id, shareCommentsChange });
    if (error) toast({ title: texts.failed, variant: 'destructive' });
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
