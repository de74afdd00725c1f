import { pageTo, type LongListCareer } from '@bearings/contracts';
import { findWorkField, type SortAnswer } from '@bearings/domain';
import { TextLink } from '@bearings/ui';
import { describeTraining, LocalNames, payTexts } from '@bearings/ui/career';
import { RadioScale } from '@bearings/ui/controls';
import { FieldSign } from '@bearings/ui/shape';
import { useId, type KeyboardEvent } from 'react';
import { findAnswer } from './answers';
import { longListTexts as texts } from './long-list-texts';

const ANSWER_BY_KEY: Readonly<Record<string, SortAnswer>> = { r: 'rather', n: 'not_me', l: 'later' };

interface LongListRowProps {
  career: LongListCareer;
  answer: SortAnswer | undefined;
  /** `isByLetter` is true if a letter key was pressed. */
  onAnswer: (answer: SortAnswer | null, isByLetter: boolean) => void;
}

/** A career of the long list with its three answers. Letters choose one while the focus is on the answers. */
export function LongListRow({ career, answer, onAnswer }: LongListRowProps) {
  const titleId = useId();
  const { code, title, localNames, slug, what } = career;
  const facts = [describeTraining(career), payTexts.about(career.pay)].filter(Boolean);
  const chooseByLetter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const chosen = ANSWER_BY_KEY[event.key.toLowerCase()];
    if (!chosen) return;
    event.preventDefault();
    onAnswer(chosen, true);
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <FieldSign field={findWorkField(code).id} tile />
      <div className="min-w-0">
        <h2 id={titleId} className="font-serif text-lg leading-tight font-medium wrap-anywhere">
          {title}
        </h2>
        {localNames.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-sm text-muted wrap-anywhere">
            <span>{texts.local}</span>
            <LocalNames names={localNames} />
          </p>
        )}
        <p className="text-sm leading-snug wrap-anywhere">{what}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <TextLink
            href={pageTo.career(slug)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center"
          >
            <span>
              {texts.more}
              <span className="sr-only">{texts.moreAbout(title)}</span>
            </span>
          </TextLink>
        </p>
      </div>
      <RadioScale
        layout="chips"
        className="max-md:col-span-full max-md:grid! max-md:grid-cols-3 flex-nowrap! [&>button]:scroll-mb-40 [&>button]:justify-center"
        aria-labelledby={titleId}
        options={texts.answers}
        value={answer ?? null}
        onValueChange={(value) => onAnswer(findAnswer(value) ?? null, false)}
        onClear={() => onAnswer(null, false)}
        onKeyDown={chooseByLetter}
      />
    </li>
  );
}
