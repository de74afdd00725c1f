import { Select as RadixSelect } from 'radix-ui';
import { useLayoutEffect, useState } from 'react';
import { useFieldControl } from './field';
import { Check, ChevronDown } from './icons';
import { MfeScope } from './mfe';

export interface SelectOption {
  /** Must not be empty, because an empty value means that no option is chosen. */
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  options: readonly SelectOption[];
  /** The value of the chosen option; empty if none is chosen. */
  value?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/**
 * Makes the rest of the page inert while the list is open. Radix only hides it from screen readers,
 * and hidden elements must not get the focus.
 */
function useInertPage(open: boolean, list: HTMLElement | null): void {
  useLayoutEffect(() => {
    // After the list has been closed, `list` is an element that is no longer in the page, until the list opens again.
    if (!open || !list?.isConnected) return;
    const otherElements = [...document.body.children].filter(
      (element) => element instanceof HTMLElement && !element.inert && !element.contains(list),
    );
    for (const element of otherElements) element.toggleAttribute('inert', true);
    return () => otherElements.forEach((element) => element.toggleAttribute('inert', false));
  }, [open, list]);
}

/**
 * A select. Typed letters choose the option that begins with them, if they follow each other within one second. Its
 * options are not rendered before it has the focus, because most selects of a page are never used.
 */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  'aria-label': label,
  ...own
}: SelectProps) {
  const { required, ...control } = useFieldControl(own);
  const [open, setOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const chosenOption = options.find((option) => option.value === value);
  const [list, setList] = useState<HTMLElement | null>(null);
  useInertPage(open, list);
  return (
    <RadixSelect.Root
      value={value}
      onValueChange={onValueChange}
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
      required={required}
    >
      <RadixSelect.Trigger
        {...control}
        aria-label={label}
        className="ui-input ui-select-trigger"
        onFocus={() => setIsNeeded(true)}
      >
        <RadixSelect.Value placeholder={<span>{placeholder}</span>}>
          {chosenOption && <span>{chosenOption.label}</span>}
        </RadixSelect.Value>
        <RadixSelect.Icon asChild>
          <ChevronDown size={20} aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      {(isNeeded || open) && (
        <RadixSelect.Portal>
          <MfeScope>
            <RadixSelect.Content ref={setList} className="ui-select-content" position="popper" sideOffset={4}>
              <RadixSelect.Viewport className="ui-select-viewport">
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className="ui-select-item"
                  >
                    <RadixSelect.ItemText>
                      <span>{option.label}</span>
                    </RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator className="ui-select-mark">
                      <Check size={16} aria-hidden="true" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </MfeScope>
        </RadixSelect.Portal>
      )}
    </RadixSelect.Root>
  );
}
