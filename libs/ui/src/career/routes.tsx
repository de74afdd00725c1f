import type { CareerRoute } from '@bearings/contracts';
import type { ReactNode } from 'react';
import { routeWords as texts } from './career-words';
import { RouteLine } from './route-line';

/** The ways into a career as lines, with the key of their stretches. */
export function Routes({ routes, arrival }: { routes: readonly CareerRoute[]; arrival: string }) {
  return (
    <div className="grid gap-3 lg:gap-5 print:grid-cols-2">
      {routes.map((route) => (
        <RouteLine key={route.text} route={route} arrival={arrival} />
      ))}
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-sm text-muted">
        <Key className="bg-primary">{texts.keyPaid}</Key>
        <Key>{texts.keyUnpaid}</Key>
      </p>
    </div>
  );
}

/** A sample of a line or an area, and what it means. */
export function Key({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span
        className={`h-2 w-5 border-2 border-primary forced-colors:[forced-color-adjust:none] ${className}`}
      />
      <span>{children}</span>
    </span>
  );
}
