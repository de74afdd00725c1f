import {
  CHOICE_LIMITS,
  SAMPLE_ID,
  type CareerChange,
  type CareerLists,
  type CareerRow,
  type ReportDocument,
  shownCareers,
} from '@bearings/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import type { ReportRequest } from '../report/report.api';
import { useReportCareersQuery } from './choices.api';
import { rowsOf } from './report-rows';
import type { UnsentChoice } from './unsent-choices';
import type { ChosenCareer } from './shown-careers';
import { type Choices, useChoices } from './use-choices';

const texts = choicesTexts.announcements;

interface Named {
  code: string;
  title: string;
}

/** A message about the last action. `undo` contains the changes that reverse it; it is empty if it cannot be undone. */
interface Announcement {
  text: string;
  undo: UnsentChoice[];
}

export interface CareerList {
  shown: ChosenCareer[];
  removed: ChosenCareer[];
  /** Number of added or kept careers whose data is not loaded yet. */
  waiting: number;
  /** True if the reader may keep and remove careers. */
  canChoose: boolean;
  /** True if the reader may add careers. Not possible in the sample report. */
  canAdd: boolean;
  /** Why choices have not been sent to the server yet; null if they have. */
  delay: Choices['delay'];
  /** True if the reader's choices could not be loaded. */
  isFailed: boolean;
  announcement: Announcement | null;
  announce: (text: string) => void;
  dismiss: () => void;
  keep: (career: ChosenCareer) => void;
  remove: (career: ChosenCareer) => void;
  /** Replaces a career of the list by a similar one. */
  replaceBySimilar: (career: ChosenCareer, twin: Named) => void;
  putBack: (career: ChosenCareer) => void;
  add: (job: Named) => void;
  note: (career: ChosenCareer, note: string) => void;
  undo: () => void;
  retry: () => void;
  /** Returns a read-only copy of this list with other careers in place of the report's. */
  withCareers: (careers: readonly CareerRow[]) => CareerList;
}

/** Returns a report's careers together with their owner's choices, and functions that change them. */
export function useCareerList(request: ReportRequest, document: ReportDocument | null): CareerList {
  const { assessmentId: id, ...version } = request;
  const careers = useReportCareersQuery({ id, ...version }, { skip: document === null });
  const { isError, refetch } = careers;
  // While the careers with another country's pay load, those with the previous one stay. After an error they do not.
  const loaded = isError ? careers.currentData : careers.data;
  // After the report has a new version, the loaded careers belong to the old one. They are loaded
  // again; until then the list shows those of the report document.
  const isStale =
    loaded !== undefined && document !== null && codesOf(loaded) !== codesOf(document);
  const data = isStale ? undefined : loaded;
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);
  const reload = () => {
    if (data) void refetch();
  };
  const choices = useChoices(id, data?.choices ?? [], reload);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  useOnReturn(() => {
    if (choices.isSent) reload();
  });

  const lists: CareerLists<CareerRow> = data ?? {
    careers: document ? rowsOf(document) : [],
    next: [],
    others: [],
  };
  const { shown, removed } = shownCareers(lists, choices.all);
  const known = new Set([...lists.careers, ...lists.next, ...lists.others].map(({ code }) => code));
  const count = (passes: (choice: Choices['all'][number]) => boolean): number =>
    choices.all.filter(passes).length;
  const dismiss = useCallback(() => setAnnouncement(null), []);
  const announce = (text: string, undo: Announcement['undo'] = []) =>
    setAnnouncement({ text, undo });
  const change = ({ row, choice }: ChosenCareer, made: CareerChange, text: string) => {
    const before = { choice: choice?.choice ?? null, added: choice?.added ?? false };
    announce(text, [{ code: row.code, change: before }]);
    choices.change(row.code, made);
  };

  const list: CareerList = {
    shown,
    removed,
    waiting: count(({ code, added, choice }) => (added || choice === 'keep') && !known.has(code)),
    canChoose: data !== undefined,
    canAdd: data !== undefined && id !== SAMPLE_ID,
    delay: data ? choices.delay : null,
    isFailed: isError && !data,
    announcement,
    announce,
    dismiss,
    keep: (career) => {
      const { row, choice, origin } = career;
      if (choice?.choice === 'keep') {
        // A career that is on the list only because it was kept stays on it, marked as added.
        const stays = origin === 'added' ? { added: true } : {};
        change(career, { choice: null, ...stays }, texts.let(row.title));
      } else if (count((each) => each.choice === 'keep') >= CHOICE_LIMITS.kept) {
        announce(texts.full);
      } else {
        change(career, { choice: 'keep' }, texts.kept(row.title));
      }
    },
    remove: (career) => {
      const { row, origin } = career;
      if (origin === 'added') {
        change(career, { choice: null, added: false }, texts.removed(row.title));
        return;
      }
      const after = shownCareers(lists, [
        ...choices.all.filter(({ code }) => code !== row.code),
        { code: row.code, choice: 'remove', added: false, note: '', chosenAt: null },
      ]).shown;
      const before = new Set(shown.map(({ row: { code } }) => code));
      const next = after.find(({ row: { code } }) => !before.has(code));
      change(career, { choice: 'remove' }, texts.offList(row.title, next?.row.title ?? null));
    },
    replaceBySimilar: ({ row, choice, origin }, { code, title }) => {
      if (shown.some((each) => each.row.code === code)) {
        announce(texts.known(title));
      } else if (count((each) => each.choice === 'keep') >= CHOICE_LIMITS.kept) {
        announce(texts.full);
      } else {
        const isAdded = origin === 'added';
        announce(texts.replaceBySimilar(title, row.title), [
          { code, change: { choice: null, added: false } },
          { code: row.code, change: { choice: choice?.choice ?? null, added: isAdded } },
        ]);
        choices.change(row.code, isAdded ? { choice: null, added: false } : { choice: 'remove' });
        choices.change(code, isAdded ? { added: true, choice: null } : { choice: 'keep' });
      }
    },
    putBack: (career) => change(career, { choice: null }, texts.back(career.row.title)),
    add: ({ code, title }) => {
      const isShown = shown.some(({ row }) => row.code === code);
      if (isShown) {
        announce(texts.known(title));
      } else if (count(({ added }) => added) >= CHOICE_LIMITS.added) {
        announce(texts.fullAdded);
      } else {
        announce(texts.added(title), [{ code, change: { choice: null, added: false } }]);
        choices.change(code, { added: true, choice: null });
      }
    },
    note: ({ row }, note) => {
      announce(choicesTexts.note.saved);
      choices.change(row.code, { note });
    },
    undo: () => {
      for (const { code, change: made } of announcement?.undo ?? []) choices.change(code, made);
      setAnnouncement(null);
    },
    retry: () => (data ? choices.retry() : void refetch()),
    withCareers: (other) => {
      const codes = other.map(({ code }) => code);
      const others = [...lists.careers, ...lists.next, ...lists.others];
      const rest = others.filter(({ code }) => !codes.includes(code));
      const tried = shownCareers({ careers: other, next: [], others: rest }, choices.all);
      return { ...list, ...tried, canChoose: false, canAdd: false };
    },
  };
  return list;
}

const codesOf = ({ careers }: { careers: readonly { code: string }[] }): string =>
  careers.map(({ code }) => code).join();

/** Calls `onReturn` when the reader returns to this browser tab: choices may have changed in another tab. */
function useOnReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
