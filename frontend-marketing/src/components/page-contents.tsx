import { toAnchor } from './anchor';

interface PageContentsProps {
  label: string;
  /** Section titles in page order. */
  titles: readonly string[];
}

/**
 * Links to the sections of a page: above the text on phones; next to the text on wide screens, where they stay in view.
 */
export function PageContents({ label, titles }: PageContentsProps) {
  return (
    <nav aria-label={label} className="text-sm lg:sticky lg:top-[calc(2rem+var(--toast-space,0px))] lg:self-start">
      <p className="font-semibold">{label}</p>
      <ul className="mt-2 gap-x-10 sm:columns-2 lg:columns-1">
        {titles.map((title) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={`#${toAnchor(title)}`}
              className="inline-flex min-h-11 min-w-11 items-center py-2.5 leading-snug text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
