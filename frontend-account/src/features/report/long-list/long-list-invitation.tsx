import { pageTo } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { longListTexts } from './long-list-texts';

const texts = longListTexts.invitation;

/** Offers the owner of a report to sort the long list. */
export function LongListInvitation({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 print:hidden">
      <p className="min-w-0 grow basis-56 text-sm">{texts.text}</p>
      <Button asChild size="small" variant="secondary">
        <Link to={pageTo.longList(id)}>{texts.action}</Link>
      </Button>
    </div>
  );
}
