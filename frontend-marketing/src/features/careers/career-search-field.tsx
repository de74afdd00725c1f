import { Field, Input } from '@bearings/ui';
import { careersTexts } from '../../texts/careers-texts';
import type { CareerSearchState } from './use-career-search';

const texts = careersTexts.list;

/** The search field above the list of careers. */
export function CareerSearch({ text, isFailed, change, prepare }: CareerSearchState) {
  return (
    <Field label={texts.search} hint={texts.searchHint} error={isFailed && texts.searchFailed}>
      <Input
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={prepare}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}
