import { Field, Input } from '@bearings/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { careersTexts } from './careers-texts';

const texts = careersTexts.list;

interface CareerSearchProps {
  text: string;
  isFailed: boolean;
  onChange: (text: string) => void;
  /** Called when the reader is about to type. */
  onPrepare: () => void;
}

/** The search field above the list of careers. */
export function CareerSearch({ text, isFailed, onChange, onPrepare }: CareerSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // Takes over text that was typed into the prerendered page before hydration. It is read before React can render the
  // field again; the URL can be changed only after the first effects.
  const typedText = useRef('');
  useLayoutEffect(() => {
    typedText.current = field.current?.value ?? '';
  }, []);
  const takeOverText = useEffectEvent(() => {
    if (typedText.current !== '' && typedText.current !== text) onChange(typedText.current);
  });
  useEffect(() => takeOverText(), []);
  return (
    <Field label={texts.search} hint={texts.searchHint} error={isFailed && texts.searchFailed}>
      <Input
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={onPrepare}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
