// Writes the reason for a career and the doubt about it.
import { type Category, type PastimeId, PASTIMES } from '@bearings/domain';
import type { ReasonKind } from '@bearings/career-matching';
import { listFieldNames, listTileNames } from '../../answers/circumstances-text.js';
import {
  CHECK_SENTENCES,
  DISLIKED_CORE_DOUBTS,
  DISLIKED_PART_DOUBTS,
  LESS_OF_DOUBTS,
  SETTING_DOUBTS,
  TASK_DOUBTS,
  WORK_CHECKS,
} from '../../content/report-copy/doubts.js';
import { LINE_SENTENCES, QUOTED_ANSWER, TASK_SENTENCES } from '../../content/report-copy/reason-lines.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { getText, type Wording } from '../../content/wording.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { findStatement } from '../../composing/quoted-answer.js';
import type { ReasonLine } from '../../composing/reason-lines.js';
import type { CareerDoubt, Reason } from '../../composing/reasons.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { toSentence } from '../../prose/build-blocks.js';
import { uncapitalise } from '../../text.js';
import type { Sentence, SummarisedText } from '../../prose/prose.js';

type StatedAnswers = Pick<ReportFacts, 'categories'>;

/** Returns a task of a job or a career, for use within a sentence. */
const toTask = (code: string, index: number): Sentence => [{ kind: 'task', code, index }];

/** Writes the reason for a career: the reader's line and a task. */
export function writeReason(
  code: string,
  { line, task }: Reason,
  facts: StatedAnswers,
  phrases: PhrasePicker,
): SummarisedText {
  const taskSentence = task < 0 ? [] : phrases.write(TASK_SENTENCES, { task: toTask(code, task) });
  if (line.on !== 'statement') {
    const sentences = [writeLine(code, line, phrases), taskSentence];
    return { sentences, summary: joinSentences(sentences) };
  }
  // The statement itself is shown as a quote before the sentence; only the summary repeats it.
  const { statement, answer } = findStatement(line, facts) ?? { statement: '', answer: '' };
  const quote = toSentence(QUOTED_ANSWER.replace('{answer}', answer).replace('{statement}', statement));
  const sentence =
    line.asks === 'more' || task < 0
      ? taskSentence
      : phrases.write(
          REASON_COPY[line.category].less.map((text) => `${text}, and here you’d {task}.`),
          { task: toTask(code, task) },
        );
  return { sentences: [sentence], summary: joinSentences([quote, sentence]) };
}

/** Returns a sentence on a line of the reader that is no answer to a statement, for the occupation `code`. */
export function writeLine(
  code: string,
  line: Exclude<ReasonLine, { on: 'statement' }>,
  phrases: PhrasePicker,
): Sentence {
  switch (line.on) {
    case 'tile':
      return phrases.write(line.isCore ? LINE_SENTENCES.coreTile : LINE_SENTENCES.tile, {
        thing: listTileNames([line.tile]).join(),
      });
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
      const fact = phrases.write(reasonWordings(category, doubt.kind));
      return { sentences: [fact, writeCheck(category, phrases)], summary: fact };
    }
    case 'tile':
      return phrases.writeSummarised(doubt.isCore ? DISLIKED_CORE_DOUBTS : DISLIKED_PART_DOUBTS, {
        thing: listTileNames([doubt.tile]).join(),
      });
    case 'work':
      return {
        sentences: [toSentence(doubt.text), ...(/\bask\b/i.test(doubt.text) ? [] : [phrases.write(WORK_CHECKS)])],
        summary: toSentence(doubt.text),
      };
    case 'setting': {
      const { regular = '', atTimes = '', checks = [] } = SETTING_DOUBTS[doubt.setting] ?? {};
      const fact = toSentence(doubt.isRegular ? regular : atTimes);
      return { sentences: [fact, phrases.write(checks)], summary: fact };
    }
    case 'task':
      return phrases.writeSummarised(TASK_DOUBTS, { task: toTask(code, doubt.task) });
  }
}

/** Returns every wording of a reason of this kind, each as a sentence that names the category once. */
export function reasonWordings(category: Category, kind: ReasonKind): readonly string[] {
  const { noun, more, less, ...answers } = REASON_COPY[category];
  const high = [...answers.high, `your score for ${noun} is high`];
  const low = [...answers.low, `your score for ${noun} is low`];
  const join = (firsts: readonly string[], link: string, seconds: readonly string[]): string[] =>
    firsts.flatMap((first) =>
      seconds.map((second) => {
        const secondWithoutRepeat = first.endsWith(noun) ? second.replace(`for ${noun}`, 'for it') : second;
        return `${first}, ${link}${secondWithoutRepeat}.`;
      }),
    );
  switch (kind) {
    case 'bothHigh':
      return join(more, 'and ', high);
    case 'bothLow':
      return join(less, 'and ', low);
    case 'scoreLow':
      return join(more, 'but ', low);
    case 'overqualified':
      return join(less, 'but ', high);
  }
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
