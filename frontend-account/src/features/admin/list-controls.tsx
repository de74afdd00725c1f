import { ADMIN_LISTS, type AdminListName, cleanSearch } from '@bearings/contracts';
import { Button, Field, Input, Search } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useState } from 'react';
import { adminTexts } from './admin-texts';
import { DayInput } from './day-input';
import type { ListControls } from './use-list-query';

const texts = adminTexts.lists;

/** The value of the filter option "all rows". It is not empty, because Select does not accept an empty value. */
const ALL_ROWS_OPTION = 'all';

/** Controls for the search, the filter and the order of a list. */
export function ListControlsBar({ name, list }: { name: AdminListName; list: ListControls }) {
  const { query, change } = list;
  const { filters, sorts } = ADMIN_LISTS[name];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_11rem_12rem_12rem_12rem]">
      <div className="sm:col-span-2 lg:col-span-4 xl:col-span-1">
        <SearchField key={query.search} search={query.search ?? ''} onSearch={change} />
      </div>
      <Field label={texts.filter}>
        <Select
          options={[
            { value: ALL_ROWS_OPTION, label: texts.all },
            ...filters.map((value) => ({ value, label: texts.filters[value] ?? value })),
          ]}
          value={query.filter || ALL_ROWS_OPTION}
          onValueChange={(value) => change({ filter: value === ALL_ROWS_OPTION ? '' : value })}
        />
      </Field>
      <Field label={texts.sort}>
        <Select
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={query.sort}
          onValueChange={(sort) => change({ sort })}
        />
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          label={adminTexts.range[end]}
          value={query[end]}
          onChange={(day) => change({ [end]: day })}
        />
      ))}
    </div>
  );
}

interface SearchFieldProps {
  search: string;
  onSearch: (change: { search: string }) => void;
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const submitSearch = () => onSearch({ search: cleanSearch(text) });
  return (
    <div>
      <Field label={texts.search} hint={texts.searchHint}>
        <div className="flex gap-2">
          <Input
            type="search"
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') submitSearch();
            }}
          />
          <Button variant="secondary" aria-label={texts.find} onClick={submitSearch}>
            <Search size={20} aria-hidden="true" />
          </Button>
        </div>
      </Field>
    </div>
  );
}
