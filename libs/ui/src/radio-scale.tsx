import { RadioGroup } from 'radix-ui';
import { useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { joinClassNames } from './class-names';
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
  /** Called when an option is chosen; also when the chosen option is clicked again, unless `onClear` is set. */
  onValueChange: (value: string) => void;
  /**
   * True to let the number keys choose an option from anywhere on the page, except while the user
   * types text. If there is a keyboard, the options show their numbers.
   */
  numberKeys?: boolean;
  /** Called when the chosen option is clicked again. Without it, `onValueChange` is called. */
  onClear?: () => void;
  /**
   * `scale` shows large cards. `chips` shows small ones, on several lines if necessary, for a
   * choice next to other content.
   */
  layout?: 'scale' | 'chips';
}

/**
 * A group of radio buttons, shown as large cards or as chips. It must be named with `aria-labelledby`. Arrow keys move
 * the focus and choose the option. With Tab, only the chosen option can be reached.
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
  const chosenIndex = options.findIndex((option) => option.value === value);
  const tabStop = Math.max(chosenIndex, 0);
  const isScale = layout === 'scale';
  const onPressAgain = (option: ScaleOption) => (onClear ? onClear() : onValueChange(option.value));

  const recordArrowKey = (event: KeyboardEvent<HTMLDivElement>) => {
    arrowPressed.current = event.key.startsWith('Arrow');
    onKeyDown?.(event);
  };
  // Radix moves the focus after keydown, and chooses the option only if the arrow key is still down then. After a short
  // press, or with an assistive switch, it would only move the focus. So this handler chooses the option.
  const chooseByArrow = (event: FocusEvent, option: ScaleOption) => {
    if (!arrowPressed.current) return;
    arrowPressed.current = false;
    event.preventDefault();
    onValueChange(option.value);
  };
  useNumberKeys(numberKeys && !rest.disabled ? options.length : 0, (number) => {
    const option = options[number - 1];
    if (!option) return;
    // The chosen option becomes the only one that Tab reaches, so a focus within the group must move to it.
    const radios = group.current?.querySelectorAll<HTMLElement>('[role="radio"]');
    if (group.current?.contains(document.activeElement)) radios?.item(number - 1).focus();
    onValueChange(option.value);
  });

  return (
    <RadioGroup.Root
      {...rest}
      ref={group}
      className={joinClassNames(isScale ? 'ui-scale' : 'ui-chip-scale', className)}
      value={value}
      onValueChange={(picked) => onValueChange(picked)}
      onKeyDown={recordArrowKey}
    >
      {options.map((option, index) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          // Radix makes the last focused option reachable with Tab, which may not be the chosen one.
          tabIndex={index === tabStop ? 0 : -1}
          className={isScale ? 'ui-scale-item' : 'ui-chip'}
          onFocus={(event) => chooseByArrow(event, option)}
          // Radix calls no handler when the chosen option is clicked again.
          onClick={() => index === chosenIndex && onPressAgain(option)}
        >
          {isScale && <span className="ui-scale-dot" aria-hidden="true" />}
          <span className="ui-scale-label">{option.label}</span>
          {numberKeys && hasKeyboard && <Kbd aria-hidden="true">{index + 1}</Kbd>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
