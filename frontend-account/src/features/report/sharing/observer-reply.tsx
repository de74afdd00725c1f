import type { ObserverQuestions } from '@bearings/contracts';
import { Alert, Button } from '@bearings/ui';
import { useState } from 'react';
import { observerPageTexts as texts } from './observer-texts';
import { focusFirstOf } from '../../../components/focus-first';
import {
  createDraft,
  createReplacement,
  type ObserverDraft,
  readDraft,
  readSentKey,
  storeDraft,
  storeSentKey,
} from './observer-draft';
import { ObserverQuestionsForm, STATEMENTS_HEADING_ID } from './observer-questions';
import { UnfinishedNotice } from './unfinished-notice';

type Stage = { kind: 'unfinished' | 'form'; draft: ObserverDraft } | { kind: 'sent'; key: string; isNew: boolean };

/** Returns what a person sees who opens the link: never the answers of somebody else on the same device. */
function findFirstStage(token: string): Stage {
  const draft = readDraft(token);
  if (draft) return { kind: 'unfinished', draft };
  const key = readSentKey(token);
  return key === null ? { kind: 'form', draft: createDraft() } : { kind: 'sent', key, isNew: false };
}

/** An observer's reply to a link: the questions and, once they are answered, who may answer or change them. */
export function ObserverReply({ token, questions }: { token: string; questions: ObserverQuestions }) {
  const { person, isFull } = questions;
  const [stage, setStage] = useState(() => findFirstStage(token));
  const openForm = (draft: ObserverDraft) => {
    focusFirstOf(STATEMENTS_HEADING_ID);
    setStage({ kind: 'form', draft });
  };
  if (stage.kind === 'unfinished') {
    return (
      <UnfinishedNotice
        texts={texts.unfinished}
        onContinue={() => openForm(stage.draft)}
        onRestart={() => {
          storeDraft(token, null);
          setStage(findFirstStage(token));
          focusFirstOf(STATEMENTS_HEADING_ID);
        }}
      />
    );
  }
  if (stage.kind === 'sent') {
    return (
      // The message gets the focus. Otherwise the observer, at the end of a long form, would not notice it.
      <div
        ref={(element) => {
          if (stage.isNew) element?.focus();
        }}
        tabIndex={-1}
      >
        <Alert
          tone="success"
          live
          title={texts.thanks}
          action={
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" onClick={() => openForm(createReplacement(stage.key))}>
                {texts.change}
              </Button>
              {!isFull && (
                <Button variant="secondary" size="small" onClick={() => openForm(createDraft(true))}>
                  {texts.someoneElse}
                </Button>
              )}
            </div>
          }
        >
          {texts.sent(person)}
        </Alert>
      </div>
    );
  }
  // If no more replies are accepted, a browser that has already sent a reply may still change it.
  if (isFull && readSentKey(token) === null) return <Alert title={texts.full.title}>{texts.full.text}</Alert>;
  return (
    <ObserverQuestionsForm
      token={token}
      questions={questions}
      first={stage.draft}
      onSent={(key) => {
        storeDraft(token, null);
        storeSentKey(token, key);
        setStage({ kind: 'sent', key, isNew: true });
      }}
    />
  );
}
