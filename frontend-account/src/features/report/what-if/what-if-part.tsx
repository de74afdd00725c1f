import type { CareerRow, WhatIf } from '@bearings/contracts';
import { WORK_FIELDS } from '@bearings/domain';
import { Button, ChevronDown, Disclosure, Field, RefreshCw, Spinner, X } from '@bearings/ui';
import { Select, Switch } from '@bearings/ui/controls';
import { toReadableMessage } from '@bearings/web';
import { useState, type ReactNode } from 'react';
import { whatIfTexts as texts } from './what-if-texts';
import { focusFirstOf } from '../../../components/focus-first';
import { listFieldsToLeaveOut, withFieldLeftOut } from './changes';
import type { WhatIfState } from './use-what-if';
import { LoadFailed } from '../../../components/load-failed';

const TRIGGER_ID = 'what-if';

interface WhatIfPartProps {
  whatIf: WhatIfState;
  careers: readonly CareerRow[];
  /** The country whose pay is shown. */
  country: string;
  /** Changes the country, which changes pay and ways in, but none of the careers. */
  countrySwitch: ReactNode;
}

/**
 * Switches that try other circumstances on the list of careers, a sentence about the changes, and
 * buttons to save or undo them.
 */
export function WhatIfPart({ whatIf, careers, country, countrySwitch }: WhatIfPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { announcement, isLoading, isKeeping, failed, isTried } = whatIf;
  const togglePart = (open: boolean) => {
    setIsOpen(open);
    if (open) whatIf.begin();
  };
  // The buttons to save and to undo disappear after a click, so the focus moves to the heading of the careers, or back
  // to the button that opens the switches.
  const keepChanges = async () => {
    if (await whatIf.keep()) focusFirstOf('careers-title');
  };
  const putBack = () => {
    focusFirstOf(TRIGGER_ID);
    whatIf.putBack();
  };
  return (
    <div className="rounded-lg border border-line bg-surface px-4 print:hidden">
      <Disclosure
        open={isOpen}
        onOpenChange={togglePart}
        trigger={
          <Button id={TRIGGER_ID} variant="ghost" size="small" className="-ml-4">
            <RefreshCw size={18} aria-hidden="true" />
            <span>{texts.title}</span>
            <ChevronDown size={18} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
          </Button>
        }
      >
        <p className="text-sm text-muted">{texts.lead}</p>
        <Switches whatIf={whatIf} careers={careers} country={country} countrySwitch={countrySwitch} />
      </Disclosure>
      <div aria-busy={isLoading} className="grid gap-3 has-[>:not(:empty)]:pb-3">
        <output className="text-sm empty:hidden">
          {isLoading && (
            <span className="flex items-center gap-2 text-muted">
              <Spinner size={16} />
              <span>{texts.loading}</span>
            </span>
          )}
          {!isLoading && !failed && announcement && <span>{announcement}</span>}
        </output>
        {failed && (
          <LoadFailed
            title={failed.text}
            live
            text={toReadableMessage(failed.error, '')}
            retry={texts.retry}
            onRetry={failed.retry}
          />
        )}
        {isTried && (
          <div className="flex flex-wrap items-center gap-2">
            <Button size="small" loading={isKeeping} onClick={() => void keepChanges()}>
              {texts.keep}
            </Button>
            <Button size="small" variant="ghost" onClick={putBack}>
              {texts.putBack}
            </Button>
            <p className="basis-full text-xs text-muted">{texts.keepHint}</p>
          </div>
        )}
      </div>
    </div>
  );
}

interface WhatIfSwitchProps {
  change: WhatIf['switches'][number];
  whatIf: WhatIfState;
  country: string;
}

/** One switch. It says how many of the ten it moves, or why it would change nothing, and then only takes the focus. */
function WhatIfSwitch({ change, whatIf, country }: WhatIfSwitchProps) {
  const { isOn, isIdle, isKnown, circumstances } = change;
  return (
    <Switch
      label={texts.label(change, country)}
      hint={texts.effect(change)}
      checked={isOn}
      disabled={!isOn && (isIdle || !isKnown)}
      onCheckedChange={() => whatIf.try(circumstances)}
    />
  );
}

function Switches({ whatIf, careers, country, countrySwitch }: WhatIfPartProps) {
  const { stored, tried, switches } = whatIf;
  if (!stored || !tried) return null;
  const tiles = switches.filter(({ id }) => id === 'tile');
  const fields = listFieldsToLeaveOut(careers, tried);
  const leftOutFields = WORK_FIELDS.filter(({ id }) => tried.fieldsLeftOut?.includes(id));
  return (
    <div className="grid gap-x-6 gap-y-2 py-2 md:grid-cols-2">
      <div>
        {switches
          .filter(({ id }) => id !== 'tile')
          .map((each) => (
            <WhatIfSwitch key={texts.label(each, country)} change={each} whatIf={whatIf} country={country} />
          ))}
      </div>
      <div className="grid content-start gap-2">
        {tiles.length > 0 && (
          <fieldset>
            <legend className="text-sm font-medium">{texts.tiles}</legend>
            {tiles.map((each) => (
              <WhatIfSwitch key={each.tile} change={each} whatIf={whatIf} country={country} />
            ))}
          </fieldset>
        )}
        {fields.length > 0 && (
          <Field label={texts.field.label}>
            <Select
              options={fields.map(({ id, name }) => ({ value: id, label: name }))}
              value=""
              placeholder={texts.field.placeholder}
              onValueChange={(value) => {
                const field = fields.find(({ id }) => id === value);
                if (field) whatIf.try(withFieldLeftOut(tried, field.id, true));
              }}
            />
          </Field>
        )}
        {leftOutFields.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {leftOutFields.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => {
                    focusFirstOf(TRIGGER_ID);
                    whatIf.try(withFieldLeftOut(tried, id, false));
                  }}
                >
                  <span aria-hidden="true">{texts.field.left(name)}</span>
                  <span className="sr-only">{texts.field.back(name)}</span>
                  <X size={16} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {countrySwitch}
      </div>
    </div>
  );
}
