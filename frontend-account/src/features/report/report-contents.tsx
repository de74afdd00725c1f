import { useEffect, useState } from 'react';
import { reportTexts } from '../../texts/report-texts';
import type { ReportPart } from './parse-report';

type Titled = ReportPart & { title: string };

const hasTitle = (part: ReportPart): part is Titled => part.title !== null;

/** Returns the id of the section that crosses 25 to 30 % of the window's height. */
function useCurrentPart(parts: readonly ReportPart[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const { id } of parts) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}

/** Links to the sections; on a wide screen it is sticky and marks the current section. */
export function ReportContents({ parts }: { parts: readonly ReportPart[] }) {
  const current = useCurrentPart(parts);
  return (
    <nav aria-label={reportTexts.contents} className="self-start xl:sticky xl:top-8 print:hidden">
      <p className="text-xs font-semibold text-muted">{reportTexts.contents}</p>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {parts.filter(hasTitle).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-l-2 border-line py-2 pl-4 text-sm leading-snug text-muted hover:border-line-strong hover:text-ink aria-[current]:border-l-4 aria-[current]:border-accent aria-[current]:pl-3.5 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
