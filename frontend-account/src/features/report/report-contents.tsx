import { reportTexts } from './report-texts';

const texts = reportTexts.contents;

const CONTENTS_LINKS = [
  ['careers', texts.careers],
  ['plan', texts.plan],
  ['sure', texts.sure],
  ['full-title', texts.full],
  ['details', texts.details],
] as const;

/** Links to the parts of the page in one row. On a phone the row scrolls and fades out at its end. */
export function ReportContents({ hasPlan }: { hasPlan: boolean }) {
  const links = CONTENTS_LINKS.filter(([id]) => hasPlan || id !== 'plan');
  return (
    <nav
      aria-label={texts.title}
      className="-m-1 overflow-x-auto p-1 max-md:scroll-pr-16 max-md:[mask-image:linear-gradient(to_left,transparent,black_4rem)] print:hidden"
    >
      <ol className="flex w-max min-w-full gap-1 border-b border-line max-md:pr-16">
        {links.map(([id, title]) => (
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
