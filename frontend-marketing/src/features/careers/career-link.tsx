import { pageTo } from '@bearings/contracts';
import { Link, useSearchParams } from '@bearings/web/router';
import { useOnceStarted } from '@bearings/web';
import type { ComponentProps } from 'react';

interface CareerLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The career's slug, or a path of the library. */
  slug?: string;
  to?: string;
}

/** A link within the library, which keeps the chosen country. */
export function CareerLink({
  slug,
  to = slug ? pageTo.career(slug) : '',
  ...rest
}: CareerLinkProps) {
  const [search] = useSearchParams();
  const country = useOnceStarted(null, search.get('country'));
  const target =
    country === null
      ? to
      : `${to}${to.includes('?') ? '&' : '?'}country=${encodeURIComponent(country)}`;
  return <Link to={target} {...rest} />;
}
