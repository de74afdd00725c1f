import { pageTo } from '@bearings/contracts';
import { Link, useSearchParams } from '@bearings/web/router';
import { useOnceStarted } from '@bearings/web';
import type { ComponentProps } from 'react';

interface CareerLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The slug of the career to link to. Set either this or `to`, the path of another library page. */
  slug?: string;
  to?: string;
}

/** A link to another page of the careers library. It keeps the chosen country in the URL. */
export function CareerLink({ slug, to = slug ? pageTo.career(slug) : '', ...rest }: CareerLinkProps) {
  const [search] = useSearchParams();
  const country = useOnceStarted(null, search.get('country'));
  const target = country === null ? to : `${to}${to.includes('?') ? '&' : '?'}country=${encodeURIComponent(country)}`;
  return <Link to={target} {...rest} />;
}
