import { toShapeValues, listTraits, TYPICAL_TRAITS_LABELS } from '@bearings/domain';
import { Check, CheckList, Heading, Note, VisuallyHidden } from '@bearings/ui';
import { PERSONALITY_NAMES } from '../../components/personality-names';
import { reportTexts } from './report-texts';
import type { ReportView } from './report-view';

const texts = reportTexts.overview;

/** The reader's personality type with what is typical of it, and the traits that belong to the reader's highest scores. */
export function PersonalityOverview({ report: { document, personalityType } }: { report: ReportView }) {
  const { traits, closeToMiddle } = document.personality;
  const ownTraits = listTraits(toShapeValues(document.categories), document.matching);
  return (
    <section
      id="shape"
      aria-labelledby="overview-title"
      className="grid scroll-mt-4 content-start gap-3 break-inside-avoid"
    >
      <Heading level={2} size="medium" id="overview-title">
        {texts.title}
      </Heading>
      <div className="grid grid-cols-2 gap-x-6 gap-y-2">
        <div className="grid content-start gap-1">
          <p>
            <span className="text-sm text-muted">{`${texts.type} `}</span>
            <strong>{PERSONALITY_NAMES[personalityType]}</strong>
            {closeToMiddle && <span>{`, ${reportTexts.facts.closeToMiddle}`}</span>}
          </p>
          <p className="text-sm text-muted">{TYPICAL_TRAITS_LABELS[personalityType]}</p>
          <CheckList
            items={traits.map(({ text, agrees }) => (
              <>
                {text}
                {agrees && <VisuallyHidden>{`, ${texts.agrees}`}</VisuallyHidden>}
              </>
            ))}
            isChecked={(index) => traits[index]?.agrees === true}
          />
          {traits.some(({ agrees }) => agrees) && (
            <p className="flex items-center gap-1 text-sm text-muted" aria-hidden="true">
              <Check size={16} />
              <span>{texts.agrees}</span>
            </p>
          )}
        </div>
        {ownTraits.length > 0 && (
          <div className="grid content-start gap-1">
            <p className="text-sm text-muted">{texts.own}</p>
            <CheckList items={ownTraits} />
          </div>
        )}
      </div>
      {closeToMiddle && <Note>{texts.closeToMiddle}</Note>}
    </section>
  );
}
