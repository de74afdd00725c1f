import { type Assessment, pages, pageTo } from '@bearings/contracts';
import { ArrowRight, Button, Card, CheckList, Heading, Stack, TextLink } from '@bearings/ui';
import { areClaimsStated } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { previewTexts } from './preview-texts';
import { CountryNote } from '../../../components/country-report/country-note';
import { PriceEquivalent } from '../../../components/country-report/price-equivalent';
import { retakeTexts } from '../../../components/retake/retake-texts';
import { RetakeButton } from '../../../components/retake/owned-report';
import { useOwnedReport } from '../../../components/retake/use-owned-report';

const texts = previewTexts.unlock;

interface UnlockSectionProps {
  assessment: Assessment;
  sections: readonly string[];
}

/** Lists what payment unlocks, and shows the price. */
export function UnlockSection({ assessment, sections }: UnlockSectionProps) {
  return (
    <Card padding="large">
      <Stack gap={3}>
        <Heading level={2} size="small">
          {texts.name}
        </Heading>
        <p>
          <span className="block font-serif text-4xl lining-nums">{texts.price}</span>
          <span className="block text-muted">{texts.once}</span>
          {areClaimsStated() && <span className="block text-sm text-muted">{texts.insights}</span>}
        </p>
        <PriceEquivalent assessment={assessment} />
        <CheckList items={texts.items} />
        <CountryNote assessment={assessment} />
        <Button asChild size="large" wide>
          <Link to={pageTo.checkout(assessment.id)}>
            <span>{texts.action}</span>
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </Button>
        <div>
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4">
              {previewTexts.locked.summary}
            </summary>
            <ol className="list-decimal pl-6">
              {sections.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </details>
          <TextLink asChild className="inline-flex min-h-11 items-center gap-2">
            <Link to={pages.sampleReport}>
              <span>{previewTexts.locked.sample}</span>
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}

/** A bar with the price and the payment button, which stays at the bottom of small screens. */
export function PriceBar({ assessmentId }: { assessmentId: string }) {
  const ownedReport = useOwnedReport();
  const isFree = ownedReport?.retakeUntil !== undefined && ownedReport.id !== assessmentId;
  return (
    <div
      data-edge-bar="low"
      className="sticky bottom-0 z-10 flex items-center gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-lifted lg:hidden"
    >
      <p className="leading-tight">
        <span className="block font-serif text-2xl leading-none lining-nums">
          {isFree ? retakeTexts.bar : texts.price}
        </span>
        <span className="text-xs text-muted">{isFree ? retakeTexts.barNote : texts.bar}</span>
      </p>
      {isFree ? (
        <RetakeButton assessmentId={assessmentId} owned={ownedReport} />
      ) : (
        <Button asChild className="flex-1 px-3 whitespace-nowrap">
          <Link to={pageTo.checkout(assessmentId)}>{texts.action}</Link>
        </Button>
      )}
    </div>
  );
}
