import { Container } from '@bearings/ui';
import { Rights } from './rights';

/** The footer of the slim chrome, without links. */
export function SlimFooter() {
  return (
    <footer className="border-t border-line py-6 print:hidden">
      <Container>
        <Rights />
      </Container>
    </footer>
  );
}
