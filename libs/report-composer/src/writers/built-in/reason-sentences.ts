// Writes the reason for a career and the doubt about it.
import { capitalise, type Category, type PastimeId, PASTIMES } from '@bearings/domain';
import { listDealBreakerNames, listFieldNames, listTileNames } from '../../answers/circumstances-text.js';
import {
  CHECK_SENTENCES,
  DISLIKED_CORE_DOUBTS,
  DISLIKED_PART_DOUBTS,
  LESS_OF_DOUBTS,
  LESS_TASK_DOUBTS,
  RULED_OUT_CHECKS,
  RULED_OUT_DOUBTS,
  SETTING_DOUBTS,
  WORK_CHECKS,
} from '../../content/report-copy/doubts.js';
import {
  ANSWER_TASK_SENTENCES,
  DISAGREED_TASK_SENTENCES,
  LIKED_WORK_SENTENCES,
  LINE_SENTENCES,
  OWN_TASK_SENTENCES,
  QUOTED_ANSWER,
  TASK_SENTENCES,
  TILE_SUBJECTS,
  TILE_TASK_SENTENCES,
} from '../../content/report-copy/reason-lines.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { getText, type Wording } from '../../content/wording.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { findStatement, isReversed } from '../../composing/quoted-answer.js';
import type { ReasonLine } from '../../composing/reason-line.js';
import type { CareerDoubt, Reason } from '../../composing/reasons.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { toSentence, withSubject } from '../../prose/build-blocks.js';
import { uncapitalise } from '../../text.js';
import type { Sentence, SummarisedText } from '../../prose/prose.js';

type StatedAnswers = Pick<ReportFacts, 'categories'>;

/** Returns a task of a job or a career, for use within a sentence. */
const toTask = (code: string, index: number): Sentence => [{ kind: 'task', code, index }];

/** Writes the reason for a career: the reader's line, and the task that exercises it. */
export function writeReason(
  code: string,
  { line, task, support }: Reason,
  facts: StatedAnswers,
  phrases: PhrasePicker,
): SummarisedText {
  const supporting = support === null ? [] : writeSupport(code, support, facts, phrases);
  if (line.on !== 'statement') {
    const own = writeLineWithTask(code, { line, task }, phrases);
    return { sentences: [...own, ...supporting], summary: joinSentences(own) };
  }
  // The statement itself is shown as a quote before the sentence; only the summary repeats it.
  const quote = quoteAnswer(line, facts);
  const sentence =
    task < 0
      ? phrases.write(
          REASON_COPY[line.category][line.asks].flatMap((text) =>
            ['.', ' in this job.', ' here.', ' in this work.'].map((end) => `${text}${end}`),
          ),
        )
      : writeAnswerTask(code, line, task, phrases);
  return { sentences: [sentence, ...supporting], summary: joinSentences([quote, sentence]) };
}

/** Writes that a career has work that the reader likes, which others of the list quote already, and a task of it. */
export function writeLikedTask(code: string, task: number, phrases: PhrasePicker): SummarisedText {
  const sentences = [
    phrases.write(LIKED_WORK_SENTENCES),
    task < 0 ? [] : phrases.write(TASK_SENTENCES, { task: toTask(code, task) }),
  ];
  return { sentences, summary: joinSentences(sentences) };
}

function quoteAnswer(line: Extract<ReasonLine, { on: 'statement' }>, facts: StatedAnswers): Sentence {
  const { statement, answer } = findStatement(line, facts) ?? { statement: '', answer: '' };
  return toSentence(QUOTED_ANSWER.replace('{answer}', answer).replace('{statement}', statement));
}

/** Writes the task of a career after an answer, so that it follows from disagreement too. */
function writeAnswerTask(
  code: string,
  line: Extract<ReasonLine, { on: 'statement' }>,
  task: number,
  phrases: PhrasePicker,
): Sentence {
  if (line.asks === 'less' || !isReversed(line)) {
    return phrases.write(ANSWER_TASK_SENTENCES, { task: toTask(code, task) });
  }
  const { noun } = REASON_COPY[line.category];
  return phrases.write(DISAGREED_TASK_SENTENCES, { noun, Noun: capitalise(noun), task: toTask(code, task) });
}

/** Writes a second line with the task that exercises it, after a first one that has none. */
function writeSupport(
  code: string,
  { line, task }: NonNullable<Reason['support']>,
  facts: StatedAnswers,
  phrases: PhrasePicker,
): Sentence[] {
  if (line.on === 'statement') {
    return [quoteAnswer(line, facts), writeAnswerTask(code, line, task, phrases)];
  }
  return writeLineWithTask(code, { line, task }, phrases);
}

/** Writes a line that is no answer to a statement, and the task that exercises it. */
function writeLineWithTask(
  code: string,
  { line, task }: { line: ReasonLine; task: number },
  phrases: PhrasePicker,
): Sentence[] {
  if (line.on === 'statement') return [];
  if (line.on === 'tile' && task >= 0) {
    const frames = TILE_TASK_SENTENCES[line.isCore ? 'coreTile' : 'tile'];
    const variables = { thing: listTileNames([line.tile]).join(), task: toTask(code, task) };
    return [withSubject(phrases.write(frames, variables), TILE_SUBJECTS[line.tile])];
  }
  const frames = line.on === 'task' || line.on === 'job' ? OWN_TASK_SENTENCES : TASK_SENTENCES;
  return [writeLine(code, line, phrases), task < 0 ? [] : phrases.write(frames, { task: toTask(code, task) })];
}

/** Returns a sentence on a line of the reader that is no answer to a statement, for the occupation `code`. */
export function writeLine(
  code: string,
  line: Exclude<ReasonLine, { on: 'statement' }>,
  phrases: PhrasePicker,
): Sentence {
  switch (line.on) {
    case 'tile':
      return withSubject(
        phrases.write(line.isCore ? LINE_SENTENCES.coreTile : LINE_SENTENCES.tile, {
          thing: listTileNames([line.tile]).join(),
        }),
        TILE_SUBJECTS[line.tile],
      );
    case 'subject':
      return phrases.write(line.isUsual ? LINE_SENTENCES.usualSubject : LINE_SENTENCES.relatedSubject, {
        subject: [{ kind: 'subject', id: line.subject }],
      });
    case 'schoolSubject':
      return phrases.write(line.isRequired ? LINE_SENTENCES.requiredSubject : LINE_SENTENCES.helpfulSubject, {
        subject: [{ kind: 'schoolSubject', id: line.subject }],
      });
    case 'field':
      return phrases.write(LINE_SENTENCES.field, { field: listFieldNames([line.field]).join() });
    case 'named':
      return phrases.write(LINE_SENTENCES.named);
    case 'task':
      return phrases.write(LINE_SENTENCES.task, { own: toTask(line.job, line.task - 1) });
    case 'job': {
      if (line.task !== undefined) {
        return phrases.write(LINE_SENTENCES[line.when === 'now' ? 'ownTaskNow' : 'ownTaskBefore'], {
          own: toTask(line.job, line.task - 1),
          job: [{ kind: 'title', code: line.job, withArticle: true }],
        });
      }
      if (line.job === code) return phrases.write(LINE_SENTENCES[line.when === 'learned' ? 'heldLearned' : 'held']);
      const when = ({ now: 'Now', before: 'Before', learned: 'Learned' } as const)[line.when];
      const kind = line.isRealMove ? (`move${when}` as const) : (`job${when}` as const);
      return phrases.write(LINE_SENTENCES[kind], {
        job: [{ kind: 'title', code: line.job }],
      });
    }
    case 'pastime':
      return phrases.write(LINE_SENTENCES.pastime, { pastime: findPastimeName(line.pastime) });
  }
}

/** Writes the doubt about a career: a fact of the job, and how to check it. */
export function writeDoubt(code: string, doubt: CareerDoubt, phrases: PhrasePicker): SummarisedText {
  switch (doubt.on) {
    case 'less':
      return phrases.writeSummarised(LESS_OF_DOUBTS, { own: toTask(doubt.mark.job, doubt.mark.task - 1) });
    case 'score': {
      const { category } = doubt.reason;
      const fact = phrases.write(lowScoreWordings(category));
      return { sentences: [fact, writeCheck(category, phrases)], summary: fact };
    }
    case 'tile':
      return phrases.writeSummarised(doubt.isCore ? DISLIKED_CORE_DOUBTS : DISLIKED_PART_DOUBTS, {
        thing: listTileNames([doubt.tile]).join(),
      });
    case 'work': {
      const fact = toSentence(doubt.drawback.fact);
      const check = doubt.drawback.check === undefined ? WORK_CHECKS : [doubt.drawback.check];
      return { sentences: [fact, phrases.write(check)], summary: fact };
    }
    case 'setting': {
      const { regular = '', checks = [] } = SETTING_DOUBTS[doubt.setting] ?? {};
      const fact = doubt.isRuledOut
        ? phrases.write(RULED_OUT_DOUBTS[doubt.isRegular ? 'regular' : 'atTimes'], {
            thing: listDealBreakerNames([doubt.setting]).join(),
          })
        : toSentence(regular);
      return { sentences: [fact, phrases.write(doubt.isRegular ? checks : RULED_OUT_CHECKS)], summary: fact };
    }
    case 'lessTask':
      return phrases.writeSummarised(LESS_TASK_DOUBTS, {
        own: toTask(doubt.mark.job, doubt.mark.task - 1),
        task: toTask(code, doubt.task),
      });
  }
}

/** Returns every wording of the doubt that a job demands more of a category than most and the reader scored low. */
export function lowScoreWordings(category: Category): readonly string[] {
  const { noun, more, low } = REASON_COPY[category];
  const halves = [...low, `your score for ${noun} is low`];
  return more.flatMap((first) =>
    halves.map((second) => {
      const secondWithoutRepeat = first.endsWith(noun) ? second.replace(`for ${noun}`, 'for it') : second;
      return `${first}, but ${secondWithoutRepeat}.`;
    }),
  );
}

/** Writes a sentence on what to ask people who do the job about a category. */
export function writeCheck(category: Category, phrases: PhrasePicker): Sentence {
  return phrases.write(
    CHECK_SENTENCES.flatMap((frame) =>
      REASON_COPY[category].ask.map((ask): Wording => {
        const text = frame.replace('{ask}', getText(ask));
        return typeof ask === 'string' ? text : { ...ask, text };
      }),
    ),
  );
}

const findPastimeName = (pastime: PastimeId): string =>
  uncapitalise(PASTIMES.find(({ id }) => id === pastime)?.label ?? '');

const joinSentences = (sentences: readonly Sentence[]): Sentence =>
  sentences
    .filter(({ length }) => length > 0)
    .flatMap((each, index) => (index === 0 ? each : [...toSentence(' '), ...each]));
