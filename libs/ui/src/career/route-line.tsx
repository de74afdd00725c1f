import type { CareerRoute } from '@bearings/contracts';
import { formatMonths } from '@bearings/domain';
import { Badge } from '@bearings/ui';
import type { CSSProperties } from 'react';
import { routeWords as texts } from './career-words';
import { TextOrRuns } from './runs';

/** Stages that are shorter than this, in months, are drawn with this length, and so are stages of unknown length. */
const MIN_DRAWN_STAGE_MONTHS = 8;

const STATION_CLASSES =
  'relative pl-7 pb-1.5 before:absolute before:left-0.5 before:top-0.5 before:z-1 before:size-4 before:rounded-full before:border-3 before:border-primary before:bg-surface lg:pt-8 lg:pl-0 lg:pr-3 lg:pb-0';

interface RouteLineProps {
  route: CareerRoute;
  arrival: string;
  /** True to hide the sentence about the route on phones, where another element shows it. */
  brief?: boolean;
}

/**
 * Draws an entry route as a line with its stages: a filled section is paid, a hollow one is not. On
 * wide screens the line is horizontal.
 */
export function RouteLine({ route, arrival, brief = false }: RouteLineProps) {
  const { name, stations, isLong, text, runs } = route;
  // On a phone, a route with a single stage of the same name does not show its name twice.
  const isNamed = brief && !isLong && stations.length === 1 && stations[0]?.title === name;
  const lengths = stations.map(({ months }) => Math.max(MIN_DRAWN_STAGE_MONTHS, months ?? 0));
  const columns: CSSProperties & Record<'--columns', string> = {
    '--columns': `${lengths.map((months) => `minmax(9rem,${months}fr)`).join(' ')} minmax(7rem,auto)`,
  };
  return (
    <div>
      <p className={`flex flex-wrap items-center gap-x-2 font-semibold ${isNamed ? 'max-lg:hidden print:flex' : ''}`}>
        <span>{name}</span>
        {isLong && <Badge tone="warning">{texts.long}</Badge>}
      </p>
      <ol style={columns} className="mt-1 lg:mt-2 lg:grid lg:[grid-template-columns:var(--columns)]">
        {stations.map(({ title, lang, months, paid }) => (
          <li key={title} className={STATION_CLASSES}>
            <span
              aria-hidden="true"
              data-paid={paid || undefined}
              className="absolute top-2.5 -bottom-2 left-[5px] w-2.5 border-2 border-primary bg-surface data-[paid]:bg-primary lg:top-[5px] lg:right-[-10px] lg:bottom-auto lg:left-2.5 lg:h-2.5 lg:w-auto forced-colors:bg-[Canvas] forced-colors:[forced-color-adjust:none] forced-colors:data-[paid]:bg-[CanvasText] [print-color-adjust:exact]"
            />
            <span lang={lang} className="leading-tight font-semibold lg:block">{`${title} `}</span>
            <span className="text-sm leading-snug text-muted lg:block">
              {[months === null ? '' : formatMonths(months), paid ? texts.paid : texts.unpaid]
                .filter((each) => each !== '')
                .join(', ')}
            </span>
          </li>
        ))}
        <li className={`${STATION_CLASSES} before:border-[5px]! before:border-accent!`}>
          <span className="block leading-tight font-semibold wrap-anywhere">
            <span className={brief ? 'max-lg:sr-only print:not-sr-only' : undefined}>{arrival}</span>
            {brief && (
              <span aria-hidden="true" className="lg:hidden print:hidden">
                {texts.start}
              </span>
            )}
          </span>
        </li>
      </ol>
      <p
        className={`mt-1 text-sm leading-snug text-muted first-letter:uppercase ${brief ? 'max-lg:hidden print:block' : ''}`}
      >
        <TextOrRuns text={text} runs={runs} />
      </p>
    </div>
  );
}
