import { pageTo, type LongList } from '@bearings/contracts';
import type { SortAnswer } from '@bearings/domain';
import { Alert, Button, Heading, Lead, useKeyboardPresence } from '@bearings/ui';
import { useSend, useToast } from '@bearings/web';
import { Link, useNavigate } from '@bearings/web/router';
import { useEffect, useRef, useState } from 'react';
import { focusFirstOf } from '../../../components/focus-first';
import { NotSavedNotice } from '../not-saved-notice';
import { reportTexts } from '../report-texts';
import { useSortLongListMutation } from '../revisions.api';
import type { UnsavedDraft } from '../unsaved-draft';
import { countAnswers, type SortAnswers, toAnswers, toSorted } from './answers';
import { LongListRow } from './long-list-row';
import { longListTexts as texts } from './long-list-texts';

const SAVE_ID = 'long-list-save';
/** How long after the last answer its count is announced, so that quick answers are announced once. */
const ANNOUNCEMENT_DELAY_MS = 1_000;

interface LongListFormProps {
  id: string;
  list: LongList;
  draft: UnsavedDraft<SortAnswers>;
  /** Number of the report's newest version. */
  newest: number;
}

/**
 * The careers of the long list with three answers each. The answers stay in this browser until they are sent, which
 * requests a free revision of the report.
 */
export function LongListForm({ id, list: { careers, sorted: stored }, draft, newest }: LongListFormProps) {
  const [unsent] = useState(draft.read);
  const [answers, setAnswers] = useState(() => unsent ?? toAnswers(stored));
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    if (isChanged) draft.keep(answers);
  }, [isChanged, draft, answers]);
  const rows = useRef<HTMLOListElement>(null);
  const hasKeyboard = useKeyboardPresence();
  const [sort] = useSortLongListMutation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const page = pageTo.report(id);
  const sorted = toSorted(answers, careers);

  const changeAnswers = (next: SortAnswers) => {
    setAnswers(next);
    setIsChanged(true);
  };
  const answerCareer = (place: number, code: string, answer: SortAnswer | null, isByLetter: boolean) => {
    const { [code]: _, ...others } = answers;
    changeAnswers(answer === null ? others : { ...others, [code]: answer });
    if (!isByLetter) return;
    const next = rows.current?.children.item(place + 1)?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]');
    if (next) next.focus();
    else focusFirstOf(SAVE_ID);
  };
  const { run, pending, refusal } = useSend({
    send: async () => {
      const { data, error } = await sort({ id, sorting: { sorted } });
      if (!data) return { error };
      setIsChanged(false);
      draft.forget();
      if (data.status === 'ready') toast(texts.unchanged);
      void navigate(page, { state: { savedAfter: newest } });
      return {};
    },
    texts: { unreachable: reportTexts.notSaved.offline, unknown: reportTexts.notSaved.kept },
  });
  const save = () => void run();
  return (
    <div className="grid gap-5">
      <header className="grid gap-3">
        <Heading level={1}>{texts.title}</Heading>
        <Lead>{texts.lead}</Lead>
        <p>{`${texts.effect} ${texts.weight}`}</p>
        {hasKeyboard && <p className="text-sm text-muted">{texts.keys}</p>}
      </header>
      {refusal && <NotSavedNotice refusal={refusal} retry={save} />}
      {!refusal && unsent && <Alert>{texts.unsent}</Alert>}
      {!unsent && stored.length > 0 && <Alert>{texts.already}</Alert>}
      <ol ref={rows} aria-label={texts.list} className="border-t border-line">
        {careers.map((career, place) => (
          <LongListRow
            key={career.code}
            career={career}
            answer={answers[career.code]}
            onAnswer={(answer, isByLetter) => answerCareer(place, career.code, answer, isByLetter)}
          />
        ))}
      </ol>
      <div
        data-edge-bar="low"
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-t-lg border border-line bg-surface px-4 py-2 shadow-lifted"
      >
        <p className="text-sm">
          <b>{texts.sorted(sorted.length, careers.length)}</b>
          <span className="max-md:sr-only">{`: ${texts.counts(countAnswers(sorted))}`}</span>
        </p>
        <Button id={SAVE_ID} loading={pending} onClick={save}>
          {texts.save}
        </Button>
      </div>
      <Announcement text={isChanged ? texts.sorted(sorted.length, careers.length) : ''} />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <Link to={page}>{texts.back}</Link>
        </Button>
        {sorted.length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              focusFirstOf(SAVE_ID);
              changeAnswers({});
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Tells screen readers a text that stayed the same for a second. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{announced}</output>;
}
