/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The WAI-ARIA combobox: its keys are the input's, and no tag has these roles in this pattern. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldControl } from './field';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, smaller line of text. */
  detail?: string | undefined;
}

export interface ComboboxProps {
  /** The typed text. The caller stores it, so that it is not lost if the search fails. */
  text: string;
  onTextChange: (text: string) => void;
  /** The options found for the text. The list opens when there are any. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Accessible name of the list. */
  listLabel: string;
  placeholder?: string;
  id?: string;
  'aria-describedby'?: string;
}

/**
 * A text field with a list of found options below it (WAI-ARIA combobox with a listbox). The focus stays in the field.
 * Arrow keys move through the options and Enter chooses one. Escape closes the list; pressed again, it empties the
 * field. The list is part of the page's layout, so that the keyboard of a phone does not cover it.
 */
export function Combobox({ text, onTextChange, options, onChoose, listLabel, placeholder, ...own }: ComboboxProps) {
  const { required: _required, ...control } = useFieldControl(own);
  const listId = useId();
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const open = options.length > 0 && !closed;
  const frame = useRef<HTMLDivElement>(null);
  // Scrolls the list and its field into view; only the field if the window is too small for both.
  useEffect(() => {
    if (!open) return;
    for (const part of [frame.current?.lastElementChild, frame.current?.firstElementChild]) {
      part?.scrollIntoView({ block: 'nearest' });
    }
  }, [open]);
  const currentOption = open ? options[active] : undefined;
  const toOptionId = (index: number) => `${listId}-${index}`;

  const changeText = (next: string) => {
    setActive(-1);
    setClosed(false);
    onTextChange(next);
  };
  const chooseOption = (option: ComboboxOption) => {
    setActive(-1);
    onChoose(option);
  };
  const moveActive = (step: number) => {
    setClosed(false);
    const fromIndex = active === -1 && step < 0 ? 0 : active;
    const nextIndex = (fromIndex + step + options.length) % options.length;
    setActive(nextIndex);
    document.getElementById(toOptionId(nextIndex))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (currentOption) chooseOption(currentOption);
    } else if (event.key === 'Escape' && (open || text !== '')) {
      event.preventDefault();
      if (open) setClosed(true);
      else changeText('');
      setActive(-1);
    }
  };

  return (
    <div ref={frame} className="ui-combobox">
      <input
        {...control}
        type="text"
        role="combobox"
        className="ui-input"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={currentOption ? toOptionId(active) : undefined}
        onChange={(event) => changeText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(-1)}
      />
      {open && (
        <div id={listId} role="listbox" aria-label={listLabel} className="ui-combobox-list">
          {options.map((option, index) => (
            <div
              key={option.value}
              id={toOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="ui-select-item ui-combobox-option"
              data-highlighted={index === active || undefined}
              // Keeps the focus in the field, so that a phone's keyboard stays open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => chooseOption(option)}
            >
              <span>
                <span>{`${option.label} `}</span>
                {option.detail && <span className="ui-hint">{option.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
