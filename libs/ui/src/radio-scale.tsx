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
  /** Null while no option is chosen. */
  value: string | null;
  /** Also called if the chosen option is clicked again, unless `onClear` is set. */
  onValueChange: (value: string) => void;
  /**
   * True to let the keys 1 to n choose anywhere on the page, except while typing. Hints are shown if there is a
   * keyboard.
   */
  numberKeys?: boolean;
  /** Called if the chosen option is clicked again. If it is absent, `onValueChange` is called instead. */
  onClear?: () => void;
  /** `scale` shows large cards; `chips` small ones that wrap, for choices next to other content. */
  layout?: 'scale' | 'chips';
}

/**
 * A group of radio buttons as large cards or as chips. It must be named with `aria-labelledby` (the statement). Arrow
 * keys move and choose. The group has one tab stop: the chosen option.
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
  // Radix moves the focus after keydown, and chooses only if the key is still down. A short tap or a switch device
  // releases it earlier, and would move the focus without choosing.
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
          // Radix uses the last focused option as the tab stop, which can differ from the chosen one.
          tabIndex={index === tabStop ? 0 : -1}
          className={isScale ? 'ui-scale-item' : 'ui-chip'}
          onFocus={(event) => chooseByArrow(event, option)}
          // Radix does not call back if the chosen option is clicked again.
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
