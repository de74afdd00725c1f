import { Heading } from '@bearings/ui';
import { careersTexts as texts } from './careers-texts';

/** Lists the sources of a page's figures. */
export function Sources({ sources, notes = [] }: { sources: readonly string[]; notes?: readonly string[] }) {
  return (
    <section aria-labelledby="sources" className="grid gap-2 border-t border-line pt-6 text-sm text-muted">
      <Heading level={2} size="small" id="sources" className="text-ink">
        {texts.sources}
      </Heading>
      <ul className="grid max-w-text gap-1 wrap-anywhere">
        {[...notes, ...sources].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
