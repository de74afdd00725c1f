import type { ReportStaying } from '@bearings/contracts';
import { Heading } from '@bearings/ui';

/** How the careers compare with the job that the reader does now: what follows from it first, then each fact. */
export function StayingPart({ staying: { title, sentence, lines } }: { staying: ReportStaying }) {
  return (
    <section
      id="staying"
      aria-labelledby="staying-title"
      className="grid scroll-mt-4 gap-2 rounded-xl bg-sunken px-4 py-3 break-inside-avoid md:gap-3 md:p-6 forced-colors:border print:p-0"
    >
      <Heading level={3} size="small" id="staying-title">
        {title}
      </Heading>
      {sentence !== '' && <p className="max-w-text font-serif text-base leading-snug md:text-lg">{sentence}</p>}
      <dl className="grid gap-x-6 gap-y-1 text-sm leading-snug md:grid-cols-[max-content_minmax(0,44rem)] md:justify-start md:gap-y-1.5">
        {lines.map(({ label, text }) => (
          <div key={label} className="md:contents">
            <dt className="font-semibold max-md:inline">{label}</dt> <dd className="max-md:inline">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
