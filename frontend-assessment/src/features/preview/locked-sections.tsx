import { type Assessment, careersAhead, pages, pageTo } from '@bearings/contracts';
import {
  ArrowRight,
  Button,
  Card,
  CheckList,
  Heading,
  Lock,
  LockedOutline,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@bearings/ui';
import { claimsShown } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { previewTexts as texts } from '../../texts/preview-texts';

interface LockedSectionsProps {
  assessment: Assessment;
  titles: readonly string[];
}

/** The sections that payment unlocks: titles, a blurred outline without text, and the price. */
export function LockedSections({ assessment, titles }: LockedSectionsProps) {
  return (
    <section className="grid gap-8 lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-start">
      <div className="min-w-0">
        <Heading level={2}>{texts.locked.title}</Heading>
        <p className="mt-2 text-muted">{texts.locked.lead}</p>
        <ol className="mt-5 mb-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {titles.map((title) => (
            <li key={title} className="flex items-center gap-3 font-medium">
              <Lock size={18} aria-hidden="true" className="shrink-0 text-muted" />
              <span>
                <span>{title}</span>
                <VisuallyHidden>{texts.locked.lockedLabel}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ol>
        <LockedOutline sections={2} />
        <TextLink asChild className="mt-5 inline-flex min-h-11 items-center gap-2">
          <Link to={pages.sampleReport}>
            <span>{texts.locked.sample}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </TextLink>
      </div>
      <Unlock assessment={assessment} />
    </section>
  );
}

function Unlock({ assessment: { id, circumstances } }: { assessment: Assessment }) {
  return (
    <Card padding="large" className="lg:sticky lg:top-6">
      <Stack gap={3}>
        <Heading level={2} size="small">
          {texts.unlock.name}
        </Heading>
        <p>
          <span className="block font-serif text-4xl lining-nums">{texts.unlock.price}</span>
          <span className="block text-muted">{texts.unlock.once}</span>
          {claimsShown() && (
            <span className="block text-sm text-muted">{texts.unlock.insights}</span>
          )}
        </p>
        <CheckList items={texts.unlock.items(careersAhead(circumstances))} />
        <Button asChild size="large" wide>
          <Link to={pageTo.checkout(id)}>
            <span>{texts.unlock.action}</span>
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </Button>
      </Stack>
    </Card>
  );
}
