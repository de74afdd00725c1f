import { BRAND } from '@bearings/domain';
import { ArrowLeft, BrandMark, Container, Lock } from '@bearings/ui';
import type { Chrome } from '@bearings/web';
import { Link } from '@bearings/web/router';

type SlimHeaderProps = Omit<Extract<Chrome, { kind: 'slim' }>, 'kind'>;

/** A short header for pages that readers should not leave by accident: one link back, the brand and a note. */
export function SlimHeader({ note, back }: SlimHeaderProps) {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <Container className="site-slim">
        <Link to={back.to} className="site-link site-slim-back">
          <ArrowLeft size={18} aria-hidden="true" className="shrink-0" />
          <span>
            <span>{back.label}</span>
            <span className="max-md:sr-only">{back.where}</span>
          </span>
        </Link>
        <span className="site-slim-brand">
          <BrandMark name={BRAND.name} size={28} />
        </span>
        {note && (
          <p className="site-slim-note">
            <Lock size={16} aria-hidden="true" className="shrink-0" />
            <span>{note}</span>
          </p>
        )}
      </Container>
    </header>
  );
}
