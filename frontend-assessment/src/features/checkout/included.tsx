import { pages } from '@bearings/contracts';
import { CheckList, Heading, Note, ShieldCheck, Stack, TextLink, VisuallyHidden } from '@bearings/ui';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.summary;

/** Lists what the report contains, and states the guarantee. */
export function IncludedItems() {
  return (
    <section aria-labelledby="included">
      <Stack gap={3}>
        <Heading level={2} size="small" id="included">
          {texts.included}
        </Heading>
        <CheckList items={texts.items} />
        {/* The link opens a new tab, so that card data typed here is not lost. */}
        <TextLink href={pages.sampleReport} target="_blank" className="inline-flex min-h-11 items-center">
          <span>{texts.sample}</span>
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </TextLink>
        <div className="flex gap-3 border-t border-line pt-5">
          <ShieldCheck size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          <div>
            <p className="font-semibold">{texts.guarantee}</p>
            <Note>{texts.guaranteeText}</Note>
          </div>
        </div>
      </Stack>
    </section>
  );
}
