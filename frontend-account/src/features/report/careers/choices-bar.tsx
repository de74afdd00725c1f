import { Button } from '@bearings/ui';
import { useEffect, useRef } from 'react';
import { pageTo } from '@bearings/contracts';
import { UnsentNotice } from '../../../queue/unsent-notice';
import { choicesTexts as texts } from './choices-texts';
import { focusFirstOf } from '../../../components/focus-first';
import type { CareerList } from './use-career-list';
import { MIN_COMPARED_CAREERS, type Arrangement } from './use-arrangement';

/** How long a message about an action is shown if the action cannot be undone. */
const MESSAGE_DURATION_MS = 10_000;

interface ChoicesBarProps {
  assessmentId: string;
  list: CareerList;
  arrangement: Arrangement;
}

/**
 * The bar at the bottom of the window. It shows the reader's last action on the list of careers, with an undo button,
 * and the careers chosen for comparison.
 */
export function ChoicesBar({ assessmentId, list, arrangement: { compared, arrange } }: ChoicesBarProps) {
  const { announcement, delay } = list;
  const undo = useRef<HTMLButtonElement>(null);
  const undoableChoices = announcement && announcement.undo.length > 0 ? announcement.undo : null;
  // If the clicked button has disappeared together with its row, the undo button gets the focus.
  useEffect(() => {
    if (undoableChoices !== null && document.activeElement === document.body) {
      undo.current?.focus({ preventScroll: true });
    }
  }, [undoableChoices]);
  const { dismiss } = list;
  // A message without an undo button disappears after a while, because it covers the list.
  useEffect(() => {
    if (announcement === null || announcement.undo.length > 0) return;
    const timer = setTimeout(dismiss, MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement, dismiss]);
  const takeBack = () => {
    focusFirstOf(`career-${undoableChoices?.at(-1)?.code}`, 'careers-title');
    list.undo();
  };
  const clearComparison = () => {
    focusFirstOf(`career-${compared[0]}`, 'careers-title');
    arrange({ compared: [] });
  };
  const isEmpty = announcement === null && compared.length === 0 && !delay;
  const height = delay ? 'tall' : 'low';
  return (
    <div
      data-edge-bar={isEmpty ? undefined : height}
      className={`sticky bottom-0 z-10 print:hidden ${isEmpty ? '' : 'rounded-t-lg border border-line bg-surface px-4 py-2 shadow-lifted'}`}
    >
      {delay && (
        <div className="py-1">
          <UnsentNotice delay={delay} onRetry={list.retry} returnTo={pageTo.report(assessmentId)} brief />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 grow basis-56 items-center gap-x-3">
          <output className="text-sm">{announcement?.text}</output>
          {undoableChoices && (
            <Button ref={undo} size="small" variant="ghost" onClick={takeBack}>
              {texts.undo}
            </Button>
          )}
        </div>
        {compared.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-2">
            {compared.length < MIN_COMPARED_CAREERS ? (
              <p className="text-sm text-muted">{texts.comparison.hint}</p>
            ) : (
              <Button size="small" onClick={showComparison}>
                {texts.comparison.open(compared.length)}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={clearComparison}>
              {texts.comparison.clear}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function showComparison(): void {
  const title = document.getElementById('comparison');
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}
