import { Container } from '@bearings/ui';
import { Rights } from './rights';

/** A short footer without links, for pages that readers should not leave by accident. */
export function SlimFooter() {
  return (
    <footer className="border-t border-line py-6 print:hidden">
      <Container>
        <Rights />
      </Container>
    </footer>
  );
}
