import { CareerLink } from './career-link';

export type PathAndName = readonly [path: string, name: string];

/** Links to other pages of the careers library, in a row. */
export function LinkList({ links }: { links: readonly PathAndName[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {links.map(([path, name]) => (
        <li key={path}>
          <CareerLink to={path} className="ui-link inline-flex min-h-11 min-w-11 items-center text-sm">
            {name}
          </CareerLink>
        </li>
      ))}
    </ul>
  );
}
