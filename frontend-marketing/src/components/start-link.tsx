import { START_JOURNEY } from '@bearings/contracts';
import { ArrowRight, Button, type ButtonProps } from '@bearings/ui';

interface StartLinkProps {
  label: string;
  size?: ButtonProps['size'];
  wide?: boolean;
}

/** Begins the journey at the sign-in, which is no page of this site's router. */
export function StartLink({ label, size = 'large', wide }: StartLinkProps) {
  return (
    <Button asChild size={size} wide={wide}>
      <a href={START_JOURNEY}>
        {label}
        <ArrowRight size={20} aria-hidden="true" />
      </a>
    </Button>
  );
}
