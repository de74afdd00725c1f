import { CHOICE_LIMITS, type CareerChange, type CareerRow, type ReportDocument } from '@bearings/contracts';
import { SAMPLE_ID, type CareerLists, listShownCareers } from '@bearings/domain';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { choicesTexts } from './choices-texts';
import type { ReportRequest } from '../../../api/report.api';
import { useReportCareersQuery } from './choices.api';
import { toCareerRows } from './report-rows';
import type { UnsentChoice } from './unsent-choices';
import type { ChosenCareer } from './shown-careers';
import { type CareerChoices, useChoices } from './use-choices';

const texts = choicesTexts.announcements;

interface NamedCareer {
  code: string;
  title: string;
}

/**
 * A message about the last action. `undo` contains the changes that reverse the action; it is empty if the action
 * cannot be undone.
 */
interface Announcement {
  text: string;
  undo: UnsentChoice[];
}

export interface CareerList {
  shown: ChosenCareer[];
  removed: ChosenCareer[];
  /** Number of added or saved careers whose data is not loaded yet. */
  waiting: number;
  /** True if the reader may save (`keep`) and remove careers. */
  canChoose: boolean;
  /** True if the reader may add careers. Not possible in the sample report. */
  canAdd: boolean;
  /** Why choices have not been sent to the server yet; null if they have. */
  delay: CareerChoices['delay'];
  refusedNote: CareerChoices['refusedNote'];
  /** True if the reader's choices could not be loaded. */
  isFailed: boolean;
  announcement: Announcement | null;
  announce: (text: string) => void;
  dismiss: () => void;
  keep: (career: ChosenCareer) => void;
  remove: (career: ChosenCareer) => void;
  /** Replaces a career of the list by a similar one. */
  replaceBySimilar: (career: ChosenCareer, similar: NamedCareer) => void;
  putBack: (career: ChosenCareer) => void;
  add: (job: NamedCareer) => void;
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
  // While another country's pay is loading, the list shows the careers with the previous country's pay. If loading
  // fails, it shows the careers in the report document instead.
  const loadedCareers = isError ? careers.currentData : careers.data;
  // If the loaded careers belong to an earlier version of the report, they are loaded again. Until then the list shows
  // the careers in the report document.
  const isStale = loadedCareers !== undefined && document !== null && joinCodes(loadedCareers) !== joinCodes(document);
  const data = isStale ? undefined : loadedCareers;
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
    careers: document ? toCareerRows(document) : [],
    next: [],
    others: [],
  };
  const { shown, removed } = listShownCareers(lists, choices.all);
  const knownCodes = new Set([...lists.careers, ...lists.next, ...lists.others].map(({ code }) => code));
  const countChoices = (passes: (choice: CareerChoices['all'][number]) => boolean): number =>
    choices.all.filter(passes).length;
  const dismiss = useCallback(() => setAnnouncement(null), []);
  const announce = (text: string, undo: Announcement['undo'] = []) => setAnnouncement({ text, undo });
  const changeCareer = ({ row, choice }: ChosenCareer, made: CareerChange, text: string) => {
    const before = { choice: choice?.choice ?? null, added: choice?.added ?? false };
    announce(text, [{ code: row.code, change: before }]);
    choices.change(row.code, made);
  };

  const list: CareerList = {
    shown,
    removed,
    waiting: countChoices(({ code, added, choice }) => (added || choice === 'keep') && !knownCodes.has(code)),
    canChoose: data !== undefined,
    canAdd: data !== undefined && id !== SAMPLE_ID,
    refusedNote: choices.refusedNote,
    delay: data ? choices.delay : null,
    isFailed: isError && !data,
    announcement,
    announce,
    dismiss,
    keep: (career) => {
      const { row, choice, origin } = career;
      if (choice?.choice === 'keep') {
        // A career that was on the list only because the reader saved it stays on the list as an added career.
        const addedField = origin === 'added' ? { added: true } : {};
        changeCareer(career, { choice: null, ...addedField }, texts.let(row.title));
      } else if (countChoices((each) => each.choice === 'keep') >= CHOICE_LIMITS.kept) {
        announce(texts.full);
      } else {
        changeCareer(career, { choice: 'keep' }, texts.kept(row.title));
      }
    },
    remove: (career) => {
      const { row, origin } = career;
      if (origin === 'added') {
        changeCareer(career, { choice: null, added: false }, texts.removed(row.title));
        return;
      }
      const after = listShownCareers(lists, [
        ...choices.all.filter(({ code }) => code !== row.code),
        { code: row.code, choice: 'remove', added: false, note: '', chosenAt: null },
      ]).shown;
      const before = new Set(shown.map(({ row: { code } }) => code));
      const nextCareer = after.find(({ row: { code } }) => !before.has(code));
      changeCareer(career, { choice: 'remove' }, texts.offList(row.title, nextCareer?.row.title ?? null));
    },
    replaceBySimilar: ({ row, choice, origin }, { code, title }) => {
      if (shown.some((each) => each.row.code === code)) {
        announce(texts.known(title));
      } else if (countChoices((each) => each.choice === 'keep') >= CHOICE_LIMITS.kept) {
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
    putBack: (career) => changeCareer(career, { choice: null }, texts.back(career.row.title)),
    add: ({ code, title }) => {
      const isShown = shown.some(({ row }) => row.code === code);
      if (isShown) {
        announce(texts.known(title));
      } else if (countChoices(({ added }) => added) >= CHOICE_LIMITS.added) {
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
      const otherCareers = [...lists.careers, ...lists.next, ...lists.others];
      const restCareers = otherCareers.filter(({ code }) => !codes.includes(code));
      const triedCareers = listShownCareers({ careers: other, next: [], others: restCareers }, choices.all);
      return { ...list, ...triedCareers, canChoose: false, canAdd: false };
    },
  };
  return list;
}

const joinCodes = ({ careers }: { careers: readonly { code: string }[] }): string =>
  careers.map(({ code }) => code).join();

/** Calls `onReturn` when the reader returns to this browser tab: choices may have changed in another tab. */
function useOnReturn(onReturn: () => void): void {
  const callOnReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const checkFocus = () => {
      if (document.visibilityState === 'visible') callOnReturn();
    };
    document.addEventListener('visibilitychange', checkFocus);
    return () => document.removeEventListener('visibilitychange', checkFocus);
  }, []);
}
