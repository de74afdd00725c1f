import { Heading } from '@bearings/ui';

interface TileListProps {
  items: readonly { title: string; text: string }[];
  /** Number of columns on wide screens. */
  columns?: 1 | 2;
}

/** Shows short texts in a grid. */
export function TileList({ items, columns = 2 }: TileListProps) {
  return (
    <ul className={`grid gap-x-12 gap-y-8 ${columns === 2 ? 'md:grid-cols-2' : ''}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5">
          <Heading level={3}>{title}</Heading>
          <p className="mt-2 max-w-xl text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
