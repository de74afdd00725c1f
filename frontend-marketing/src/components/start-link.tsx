import { START_JOURNEY_PATH } from '@bearings/contracts';
import { ArrowRight, Button, type ButtonProps } from '@bearings/ui';

interface StartLinkProps {
  label: string;
  size?: ButtonProps['size'];
}

/** Link to the sign-in. A plain `<a>`, because the server handles that path, not the router. */
export function StartLink({ label, size = 'large' }: StartLinkProps) {
  return (
    <Button asChild size={size}>
      <a href={START_JOURNEY_PATH}>
        <span>{label}</span>
        <ArrowRight size={20} aria-hidden="true" />
      </a>
    </Button>
  );
}
