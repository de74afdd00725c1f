import type { ObserverQuestions } from '@bearings/contracts';
import { Alert } from '@bearings/ui';
import { useState } from 'react';
import { observerPageTexts as texts } from './observer-texts';
import { focusFirstOf } from '../../../components/focus-first';
import {
  createDraft,
  createReplacement,
  forgetSentKey,
  type ObserverDraft,
  readDraft,
  readSentKey,
  type SentReply,
  storeDraft,
  storeSentKey,
} from './observer-draft';
import { ObserverQuestionsForm, STATEMENTS_HEADING_ID } from './observer-questions';
import { ObserverThanks } from './observer-thanks';
import { UnfinishedNotice } from './unfinished-notice';

type Stage =
  | { kind: 'unfinished' | 'form'; draft: ObserverDraft }
  | { kind: 'sent'; key: string; reply: SentReply | null }
  | { kind: 'taken-back' };

/** Returns what a person sees who opens the link: never the answers of somebody else on the same device. */
function findFirstStage(token: string): Stage {
  const draft = readDraft(token);
  if (draft) return { kind: 'unfinished', draft };
  const key = readSentKey(token);
  return key === null ? { kind: 'form', draft: createDraft() } : { kind: 'sent', key, reply: null };
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
  if (stage.kind === 'taken-back') {
    return (
      <Alert tone="success" live title={texts.takenBack.title}>
        {texts.takenBack.text}
      </Alert>
    );
  }
  if (stage.kind === 'sent') {
    return (
      <ObserverThanks
        token={token}
        person={person}
        sentKey={stage.key}
        reply={stage.reply}
        onChange={() => openForm(createReplacement(stage.key))}
        onSomeoneElse={isFull ? null : () => openForm(createDraft(true))}
        onTakenBack={() => {
          forgetSentKey(token);
          setStage({ kind: 'taken-back' });
        }}
      />
    );
  }
  // If no more replies are accepted, a browser that has already sent a reply may still change it.
  if (isFull && readSentKey(token) === null) return <Alert title={texts.full.title}>{texts.full.text}</Alert>;
  return (
    <ObserverQuestionsForm
      token={token}
      questions={questions}
      first={stage.draft}
      onSent={(reply) => {
        storeDraft(token, null);
        storeSentKey(token, reply.key);
        setStage({ kind: 'sent', key: reply.key, reply });
      }}
    />
  );
}
