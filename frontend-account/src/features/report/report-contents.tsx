import { reportTexts } from '../../texts/report-texts';

const texts = reportTexts.contents;

const LINKS = [
  ['nearest', texts.nearest],
  ['shape', texts.shape],
  ['careers', texts.careers],
  ['plan', texts.plan],
  ['full-title', texts.full],
  ['details', texts.details],
] as const;

/** Links to the parts of the page, in one row that scrolls on a phone. */
export function ReportContents() {
  return (
    <nav aria-label={texts.title} className="-mx-1 overflow-x-auto print:hidden">
      <ol className="flex gap-1 border-b border-line">
        {LINKS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center px-3 text-sm whitespace-nowrap text-muted hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
