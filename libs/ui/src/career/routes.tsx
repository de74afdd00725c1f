import type { CareerRoute } from '@bearings/contracts';
import type { ReactNode } from 'react';
import { routeWords as texts } from './career-words';
import { RouteLine } from './route-line';

interface RoutesProps {
  routes: readonly CareerRoute[];
  arrival: string;
  /** True to hide the sentences on phones, where another element shows them. */
  brief?: boolean;
}

/** Draws the entry routes of a career as lines, with a legend. On phones a text says which stages are paid. */
export function Routes({ routes, arrival, brief }: RoutesProps) {
  return (
    <div className={`grid gap-3 lg:gap-5 print:grid-cols-2 ${brief && routes.length > 1 ? 'max-lg:grid-cols-2' : ''}`}>
      {routes.map((route) => (
        <RouteLine key={route.text} route={route} arrival={arrival} brief={brief} />
      ))}
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-sm text-muted max-lg:hidden">
        <LegendEntry className="bg-primary">{texts.keyPaid}</LegendEntry>
        <LegendEntry>{texts.keyUnpaid}</LegendEntry>
      </p>
    </div>
  );
}

/** An entry of a legend: a sample of a line or an area, and its meaning. */
function LegendEntry({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`h-2 w-5 border-2 border-primary forced-colors:[forced-color-adjust:none] ${className}`} />
      <span>{children}</span>
    </span>
  );
}
