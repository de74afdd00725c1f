import { RadioGroup } from 'radix-ui';
import { useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { Kbd } from './typography';
import { useNumberKeys } from './use-number-keys';

export interface ScaleOption {
  value: string;
  label: string;
}

export interface RadioScaleProps extends Omit<
  ComponentPropsWithRef<typeof RadioGroup.Root>,
  'children' | 'onValueChange' | 'value' | 'defaultValue' | 'asChild'
> {
  /** In order from one end of the scale to the other. */
  options: readonly ScaleOption[];
  /** null while nothing is chosen. */
  value: string | null;
  /** `byArrow`: the arrow keys passed over it, and may go on. */
  onValueChange: (value: string, byArrow?: boolean) => void;
  /** Keys 1 to n choose anywhere on the page, except while typing; their hints are shown. */
  numberKeys?: boolean;
}

/**
 * A scale of large cards to answer one statement. Name it with `aria-labelledby` (the statement);
 * arrow keys move and choose, Tab enters and leaves the group as one stop.
 */
export function RadioScale({
  options,
  value,
  onValueChange,
  numberKeys = false,
  className,
  onKeyDown,
  ...rest
}: RadioScaleProps) {
  const arrowPressed = useRef(false);
  const noteArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    arrowPressed.current = event.key.startsWith('Arrow');
    onKeyDown?.(event);
  };
  // Radix moves the focus a moment after the key went down and chooses only if it is still held;
  // a short tap or a switch device lets go earlier, and would move without choosing.
  const chooseByArrow = (event: FocusEvent, chosen: string) => {
    if (!arrowPressed.current) return;
    arrowPressed.current = false;
    event.preventDefault();
    onValueChange(chosen, true);
  };
  useNumberKeys(numberKeys && !rest.disabled ? options.length : 0, (number) => {
    const option = options[number - 1];
    if (option) onValueChange(option.value);
  });
  return (
    <RadioGroup.Root
      {...rest}
      className={classNames('ui-scale', className)}
      value={value}
      onValueChange={(chosen) => onValueChange(chosen)}
      onKeyDown={noteArrow}
    >
      {options.map((option, index) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="ui-scale-item"
          onFocus={(event) => chooseByArrow(event, option.value)}
        >
          <span className="ui-scale-dot" aria-hidden="true" />
          <span className="ui-scale-label">{option.label}</span>
          {numberKeys && <Kbd aria-hidden="true">{index + 1}</Kbd>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
