import { MAX_OCCUPATION_QUERY_LENGTH } from '@bearings/contracts';
import { Button, Field } from '@bearings/ui';
import { Combobox } from '@bearings/ui/controls';
import { type JobSearch, type SearchJobs, useJobSearch } from '@bearings/web/circumstances';
import { useEffect, useRef, useState } from 'react';
import { choicesTexts } from './choices-texts';
import { useLazyJobsByTitleQuery } from '../revisions.api';

const texts = choicesTexts.add;

function describeSearch(search: JobSearch, text: string): string {
  switch (search.state) {
    case 'idle':
      return '';
    case 'found':
      return search.jobs.length > 0 ? texts.count(search.jobs.length) : texts.none(text.trim());
    case 'searching':
    case 'offline':
    case 'failed':
      return texts[search.state];
  }
}

interface AddCareerProps {
  /** Number of careers in the list above. */
  listed: number;
  onAdd: (job: { code: string; title: string }) => void;
}

/** A search field by which the owner adds any occupation to the list. It finds occupations by title or synonym. */
export function AddCareer({ listed, onAdd }: AddCareerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [find] = useLazyJobsByTitleQuery();
  const searchJobs: SearchJobs = async (query) => {
    const { data } = await find({ query: query.slice(0, MAX_OCCUPATION_QUERY_LENGTH) }, true);
    return data ?? null;
  };
  const [search, retry] = useJobSearch(text, searchJobs);
  const before = useRef(listed);
  // An added career makes the list above longer, which moves the focused field down. This scrolls the field back into
  // view.
  useEffect(() => {
    if (before.current === listed) return;
    before.current = listed;
    const focused = document.activeElement;
    if (frame.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  const jobs = search.state === 'found' ? search.jobs : [];
  return (
    <div ref={frame} className="grid gap-1">
      <Field label={texts.title} hint={texts.hint}>
        <Combobox
          text={text}
          onTextChange={setText}
          options={jobs.map(({ code, title, matchedTitles }) => ({
            value: code,
            label: title,
            detail: matchedTitles.join(', ') || undefined,
          }))}
          onChoose={({ value, label }) => {
            setText('');
            onAdd({ code: value, title: label });
          }}
          listLabel={texts.found}
          placeholder={texts.label}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3">
        <output className="text-sm text-muted">{describeSearch(search, text)}</output>
        {search.state === 'failed' && (
          <Button variant="secondary" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
