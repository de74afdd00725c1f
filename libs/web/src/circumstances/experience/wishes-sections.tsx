// The parts of the step after the jobs: what a person does outside work, where to go from here, and pay.
import {
  DIRECTIONS,
  EXPERIENCE_LIMITS,
  getCurrency,
  PASTIMES,
  PAY_PERIODS,
  WANTED_CHANGES,
  type PastimeId,
} from '@bearings/domain';
import { Button, ChevronDown, Field, Input, VisuallyHidden } from '@bearings/ui';
import { RadioScale } from '@bearings/ui/controls';
import { useState } from 'react';
import { parsePay } from './experience-choices';
import { experienceTexts } from './experience-texts';
import type { SectionProps } from './jobs-section';
import { LimitedChips } from './limited-chips';
import { StepSection, toSectionId } from './step-section';

const SHOWN_PASTIMES = 12;

/** Asks for hobbies and unpaid roles: twelve at first, then all. */
export function PastimesSection({ choices, onChange, audience }: SectionProps) {
  const texts = experienceTexts.pastimes;
  const { pastimes } = choices;
  const [isExpanded, setIsExpanded] = useState(false);
  const isShown = (id: PastimeId, index: number) => isExpanded || index < SHOWN_PASTIMES || pastimes.includes(id);
  const items = PASTIMES.filter(({ id }, index) => isShown(id, index));
  const hiddenCount = PASTIMES.length - items.length;
  return (
    <StepSection id="pastimes" title={texts[audience]}>
      <p className="-mt-4 text-muted" aria-live="polite">
        {pastimes.length >= EXPERIENCE_LIMITS.pastimes ? texts.full : texts.hint}
      </p>
      <LimitedChips
        label={texts[audience]}
        items={items.map(({ id, label }) => ({ id, content: label }))}
        chosen={pastimes}
        onChange={(chosen) => onChange({ pastimes: chosen })}
        most={EXPERIENCE_LIMITS.pastimes}
        className="flex flex-wrap gap-2"
      />
      {hiddenCount > 0 && (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setIsExpanded(true)}>
          <ChevronDown size={18} aria-hidden="true" />
          <span>{texts.showMore(hiddenCount)}</span>
        </Button>
      )}
    </StepSection>
  );
}

const DIRECTION_OPTIONS = DIRECTIONS.map(({ id, label }) => ({ value: id, label }));

/** Asks how far from the present work the careers may be, and what should change. */
export function ChangesSection({ choices, onChange }: Omit<SectionProps, 'audience'>) {
  const { direction, changes } = choices;
  const texts = experienceTexts.changes;
  return (
    <>
      <StepSection id="direction" title={experienceTexts.direction.title}>
        <RadioScale
          layout="chips"
          aria-labelledby={toSectionId('direction')}
          options={DIRECTION_OPTIONS}
          value={direction}
          onValueChange={(value) => onChange({ direction: DIRECTIONS.find(({ id }) => id === value)?.id ?? null })}
          onClear={() => onChange({ direction: null })}
        />
      </StepSection>
      <StepSection id="changes" title={texts.title}>
        <p className="-mt-4 text-muted" aria-live="polite">
          {changes.length >= EXPERIENCE_LIMITS.changes ? texts.full : texts.hint}
        </p>
        <LimitedChips
          label={texts.title}
          items={WANTED_CHANGES.map(({ id, label }) => ({
            id,
            content: (
              <span className="grid justify-items-start">
                <b>{label} </b>
                <small className="font-normal">{texts.details[id]}</small>
              </span>
            ),
          }))}
          chosen={changes}
          onChange={(chosen) => onChange({ changes: chosen })}
          most={EXPERIENCE_LIMITS.changes}
          className="grid grid-cols-2 gap-2 sm:grid-cols-3"
          chipClassName="justify-start! rounded-xl! px-4! py-2! text-start leading-snug"
        />
      </StepSection>
    </>
  );
}

const PERIOD_OPTIONS = PAY_PERIODS.map((id) => ({ value: id, label: experienceTexts.pay.periods[id] }));

/** Asks for the present pay, in the currency of the country. */
export function PaySection({ choices, onChange, country }: Omit<SectionProps, 'audience'> & { country: string }) {
  const texts = experienceTexts.pay;
  const { payAmount, payPeriod } = choices;
  const [isLeft, setIsLeft] = useState(payAmount !== '');
  const isWrong = isLeft && payAmount.trim() !== '' && parsePay(payAmount, payPeriod) === null;
  const problem = /\d/.test(payAmount) ? texts.implausible : texts.invalid;
  return (
    <StepSection id="pay" title={texts.title} hint={texts.hint}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <Field label={texts.label(describeCurrency(country))} error={isWrong ? problem : undefined}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={payAmount}
              onChange={({ target }) => onChange({ payAmount: target.value })}
              onBlur={() => setIsLeft(true)}
            />
          </Field>
        </div>
        <div>
          <VisuallyHidden>
            <span id="pay-period">{texts.period}</span>
          </VisuallyHidden>
          <RadioScale
            layout="chips"
            aria-labelledby="pay-period"
            options={PERIOD_OPTIONS}
            value={payPeriod}
            onValueChange={(value) => onChange({ payPeriod: PAY_PERIODS.find((period) => period === value) ?? 'year' })}
          />
        </div>
      </div>
    </StepSection>
  );
}

/** Returns a currency's name within a sentence, such as "pounds". */
function describeCurrency(country: string): string {
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: getCurrency(country),
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? getCurrency(country);
}
