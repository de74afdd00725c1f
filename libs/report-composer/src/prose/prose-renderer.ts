import { getWorkTexts, listJobTasks, occupationByCode } from '@bearings/career-data';
import { capitalise, getCommonJobTitle, isCommonJob } from '@bearings/domain';
import { listSchoolSubjectNames, listSubjectNames } from '../answers/circumstances-text.js';
import type { ReportBlock, TextRun } from '@bearings/contracts';
import { getTitleIn } from '../composing/career-titles.js';
import { joinPlainRuns } from '../composing/report-document.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { toSingleLine, uncapitalise } from '../text.js';
import { titleInSentence, withArticle } from '../writers/built-in/grammar.js';
import { listFactTexts } from './fact-texts.js';
import type { Inline, ProseBlock, Sentence, SummarisedText } from './prose.js';

/** The reader of a report, and the facts that its prose names. */
interface ProseReader {
  facts: ReportFacts;
  /** The first name as typed; empty for a text without a name. */
  firstName: string;
  country: string;
}

/** Fills names, titles and facts into the prose of one report. The page, all files and all cards are made of the result. */
export class ProseRenderer {
  readonly #titles: ReadonlyMap<string, string>;
  readonly #factTexts: ReadonlyMap<string, string>;
  readonly #firstName: string;
  readonly #country: string;

  constructor({ facts, firstName, country }: ProseReader) {
    this.#titles = new Map(facts.careers.map((career) => [career.code, getTitleIn(country, career)]));
    this.#factTexts = listFactTexts(facts);
    this.#firstName = toSingleLine(firstName);
    this.#country = country;
  }

  renderBlocks(blocks: readonly ProseBlock[]): ReportBlock[] {
    return blocks.map((block): ReportBlock => {
      if (block.kind === 'heading') return block;
      if (block.kind === 'paragraph') return { kind: 'paragraph', runs: this.renderSentences(block.sentences) };
      return { kind: 'list', items: block.items.map((sentences) => this.renderSentences(sentences)) };
    });
  }

  /** Returns sentences with a space between them. Each begins with a capital letter, unless it begins with the name. */
  renderSentences(sentences: readonly Sentence[]): TextRun[] {
    const runs = sentences
      .map((sentence) => this.#renderSentence(sentence))
      .filter((sentence) => sentence.length > 0)
      .flatMap((sentence, index) => (index === 0 ? sentence : [{ text: ' ' }, ...sentence]));
    return mergeRuns(runs);
  }

  /** Returns the summary of a text as plain text; empty without one. */
  renderSummary(text: SummarisedText | undefined): string {
    return text === undefined ? '' : joinPlainRuns(this.renderSentences([text.summary]));
  }

  #renderSentence(sentence: Sentence): TextRun[] {
    const parts = this.#firstName === '' ? withoutName(sentence) : sentence;
    return parts.map((part, index) => {
      const text = this.fill(part);
      const shownText = index === 0 && part.kind !== 'firstName' ? capitalise(text) : text;
      return part.mark === undefined ? { text: shownText } : { text: shownText, mark: part.mark };
    });
  }

  /** Returns the text of a part as it stands within a sentence. */
  fill(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'firstName':
        return this.#firstName;
      case 'title':
        return (part.withArticle ? withArticle : titleInSentence)(this.#findTitle(part.code));
      case 'task':
        return uncapitalise(this.#findTask(part.code, part.index));
      case 'subject':
        return listSubjectNames([part.id], this.#country).join();
      case 'schoolSubject':
        return listSchoolSubjectNames([part.id], this.#country).join();
      case 'fact': {
        const text = this.#factTexts.get(part.id);
        if (text === undefined) throw new Error(`The facts of the report have none with the id ${part.id}.`);
        return text;
      }
    }
  }

  #findTask(code: string, index: number): string {
    const tasks = isCommonJob(code)
      ? listJobTasks(code).map(({ text }) => text)
      : getWorkTexts(code, this.#country).tasks;
    return tasks[index] ?? '';
  }

  /** Returns the title that the report gives an occupation, or else its title in the table. */
  #findTitle(code: string): string {
    if (isCommonJob(code)) return getCommonJobTitle(code);
    return this.#titles.get(code) ?? getTitleIn(this.#country, occupationByCode(code) ?? { code, title: '' });
  }
}

/** Leaves out a name that is set apart by a comma, with that comma. Any other name becomes "you". */
function withoutName(sentence: Sentence): Sentence {
  const parts: Inline[] = [];
  let isCommaNext = false;
  for (const [index, part] of sentence.entries()) {
    const before = parts.at(-1);
    const after = sentence[index + 1];
    if (part.kind !== 'firstName') {
      parts.push(isCommaNext && part.kind === 'text' ? { ...part, text: part.text.slice(2) } : part);
      isCommaNext = false;
    } else if (before === undefined && after?.kind === 'text' && after.text.startsWith(', ')) {
      isCommaNext = true;
    } else if (before?.kind === 'text' && before.text.endsWith(', ')) {
      parts[parts.length - 1] = { ...before, text: before.text.slice(0, -2) };
    } else parts.push({ ...part, kind: 'text', text: 'you' });
  }
  return parts;
}

function mergeRuns(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && last.mark === run.mark)
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}
