import { RadioGroup } from 'radix-ui';
import { useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { Kbd } from './typography';
import { useKeyboardPresence } from './use-keyboard-presence';
import { useNumberKeys } from './use-number-keys';

export interface ScaleOption {
  value: string;
  label: string;
}

export interface RadioScaleProps extends Omit<
  ComponentPropsWithRef<typeof RadioGroup.Root>,
  'children' | 'onValueChange' | 'value' | 'defaultValue' | 'asChild' | 'ref'
> {
  /** The options in order, from one end of the scale to the other. */
  options: readonly ScaleOption[];
  /** null while nothing is chosen. */
  value: string | null;
  /** Also called when the chosen option is pressed again, unless `onClear` is set. */
  onValueChange: (value: string) => void;
  /** Keys 1 to n choose anywhere on the page, except while typing. Hints show with a keyboard. */
  numberKeys?: boolean;
  /** Called when the chosen option is pressed again; without it the press chooses it once more. */
  onClear?: () => void;
  /** scale: large cards; chips: small ones that wrap, for choices beside other content. */
  layout?: 'scale' | 'chips';
}

/**
 * A group of radio buttons as large cards or as chips. Name it by `aria-labelledby` (the statement). Arrow keys move and
 * choose; the group is one tab stop: the chosen option.
 */
export function RadioScale({
  options,
  value,
  onValueChange,
  numberKeys = false,
  onClear,
  layout = 'scale',
  className,
  onKeyDown,
  ...rest
}: RadioScaleProps) {
  const group = useRef<HTMLDivElement>(null);
  const hasKeyboard = useKeyboardPresence();
  const arrowPressed = useRef(false);
  const chosen = options.findIndex((option) => option.value === value);
  const tabStop = Math.max(chosen, 0);
  const isScale = layout === 'scale';
  const pressAgain = (option: ScaleOption) => (onClear ? onClear() : onValueChange(option.value));

  const noteArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    arrowPressed.current = event.key.startsWith('Arrow');
    onKeyDown?.(event);
  };
  // Radix moves the focus after keydown, and chooses only if the key is still down. A short tap or a
  // switch device releases it earlier, and would move without choosing.
  const chooseByArrow = (event: FocusEvent, option: ScaleOption) => {
    if (!arrowPressed.current) return;
    arrowPressed.current = false;
    event.preventDefault();
    onValueChange(option.value);
  };
  useNumberKeys(numberKeys && !rest.disabled ? options.length : 0, (number) => {
    const option = options[number - 1];
    if (!option) return;
    // Only the chosen option is a tab stop, so the focus must follow it.
    const radios = group.current?.querySelectorAll<HTMLElement>('[role="radio"]');
    if (group.current?.contains(document.activeElement)) radios?.item(number - 1).focus();
    onValueChange(option.value);
  });

  return (
    <RadioGroup.Root
      {...rest}
      ref={group}
      className={classNames(isScale ? 'ui-scale' : 'ui-chip-scale', className)}
      value={value}
      onValueChange={(picked) => onValueChange(picked)}
      onKeyDown={noteArrow}
    >
      {options.map((option, index) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          // Radix uses the option it focused last as tab stop, which can differ from the chosen one.
          tabIndex={index === tabStop ? 0 : -1}
          className={isScale ? 'ui-scale-item' : 'ui-chip'}
          onFocus={(event) => chooseByArrow(event, option)}
          // Radix does not call back when the chosen option is pressed again.
          onClick={() => index === chosen && pressAgain(option)}
        >
          {isScale && <span className="ui-scale-dot" aria-hidden="true" />}
          <span className="ui-scale-label">{option.label}</span>
          {numberKeys && hasKeyboard && <Kbd aria-hidden="true">{index + 1}</Kbd>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
