// Writes the text of steps in a country's English. This happens last; the choice of steps does not depend on it.
import type { TextRun } from '@bearings/contracts';
import { countryInSentence, getRegion, UK, US } from '@bearings/domain';
import { REGISTERS, findRoute } from '@bearings/career-data';
import { listDealBreakerNames, listTileNames, getTrainingName } from '../answers/circumstances-text.js';
import { getEnglish } from '../content/countries/english.js';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import { LINK_REGISTER } from '../content/links/links.js';
import * as copy from '../content/report-copy/guidance.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { getText, type Wording } from '../content/wording.js';
import { fillWording } from '../text.js';
import type { Reader } from './reader.js';
import { findTrial } from './trial.js';
import { composeWayInStep } from './way-in.js';
import { PhrasePicker, type TemplateVariables } from '../composing/phrase-picker.js';
import { joinPlainRuns } from '../composing/report-document.js';
import { withArticle } from '../writers/built-in/grammar.js';
import type { AnswerCheck } from './checks.js';
import { toLinkRun, composeBritishTitlesNote } from './places.js';
import { describeTaskReason } from './practice.js';
import { createTemplateVariables } from './template-variables.js';
import type { PlannedCareer, Step } from './step.js';
import { REPORT_STEPS_CAREER_COUNT } from './steps.js';
import { listNamedWays } from './ways.js';

/** Maximum number of answers in one step that tells the reader to check these answers against the real work. */
const MAX_CHECKED_ANSWERS = 2;
/**
 * In a country whose entry routes we do not know, a step suggests questions about them. Each of the first three careers
 * gets different questions; all further careers get the questions of the first one.
 */
const MAX_DIFFERENT_QUESTIONS = 3;

export interface StepWords {
  /** The step in one line, as in a plan. */
  line: string;
  /** How to do the step; empty if the line is sufficient. */
  runs: TextRun[];
}

/** Returns whether the first entry route that a report shows a reader for a career is a degree. */
function isEntryByDegree(code: string, reader: Reader): boolean {
  const route = findRoute(code);
  return route !== null && listNamedWays(route, reader, 1)[0]?.kind === 'degree';
}

/** Writes the text of one step after another. Later steps avoid wordings that earlier ones used. */
export class StepWriter {
  readonly #pickers = new Map<string, PhrasePicker>();
  readonly #variables: TemplateVariables;
  /** True if a degree is the usual entry route of one of the top careers. */
  readonly #degree: boolean;

  constructor(
    private readonly reportId: string,
    careers: readonly PlannedCareer[],
    private readonly reader: Reader,
  ) {
    this.#variables = createTemplateVariables(careers, reader);
    this.#degree = careers.slice(0, REPORT_STEPS_CAREER_COUNT).some(({ code }) => isEntryByDegree(code, reader));
  }

  /**
   * Returns one of the wordings with its variables filled in. Wordings with a variable that has no value are left out;
   * if none is left, returns an empty text.
   */
  say(kind: string, wordings: readonly Wording[], variables: TemplateVariables = this.#variables): string {
    const fillable = wordings.filter((wording) =>
      [...getText(wording).matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in variables),
    );
    return fillable.length === 0 ? '' : this.#picker(kind).pick(fillable, variables);
  }

  /** Returns the text of a step; null if no wording fits. */
  wordsOf(step: Step): StepWords | null {
    const { stage, country } = this.reader;
    const region = getRegion(country);
    switch (step.kind) {
      case 'try':
        return this.#own(step.career, copy.STEP_TITLES.try, [{ text: this.#trial(step) }]);
      case 'names':
        return this.#worded(copy.STEP_TITLES.names, composeBritishTitlesNote(country));
      case 'search': {
        const variables = createTemplateVariables([step.career], this.reader);
        const text = this.say('search', copy.SEARCH_STEPS[stage], variables);
        return this.#worded(fillWording(copy.STEP_TITLES.search, variables), [{ text }]);
      }
      case 'talk':
        return this.#said(copy.STEP_TITLES.talk[stage], 'talk', copy.FIRST_TALK_STEPS[stage]);
      case 'meet':
        return step.about === 'work'
          ? this.#said(copy.STEP_TITLES.meet, 'meet', copy.MEET_STEPS[stage])
          : this.#said(copy.STEP_TITLES['first-year'], 'meet', copy.FIRST_YEAR_STEPS);
      case 'way':
        return this.#own(step.career, copy.STEP_TITLES.way, this.#way(step.career, step.index));
      case 'pay':
        return this.#worded(copy.STEP_TITLES.pay, region === 'uk' ? [] : this.#localPay(region));
      case 'check':
        return this.#worded(copy.STEP_TITLES.check[step.check.on], [{ text: this.#check(step.check) }]);
      case 'watch':
        return this.#said(copy.STEP_TITLES.watch, 'watch', copy.FIRST_HAND_STEPS);
      case 'register':
        return this.#own(step.career, copy.STEP_TITLES.register, this.#registration(step.career));
      case 'apply': {
        const wordings = {
          customers: copy.SELF_EMPLOYED_DATE_STEPS,
          employers: copy.DATE_STEPS[region][stage],
          trainers: copy.TRAINING_DATE_STEPS,
        }[step.to];
        return this.#lineAlone('apply', wordings);
      }
      case 'practise': {
        const { text: exercise } = SKILL_EXERCISES[step.task.label];
        const reason = describeTaskReason(step.task, this.#picker('practise'));
        const text = reason === '' ? exercise : `${exercise} ${reason}`;
        return this.#worded(fillWording(copy.STEP_TITLES.practise, { skill: step.task.label }), [{ text }]);
      }
      case 'narrow':
        return this.#said(copy.STEP_TITLES.narrow, 'narrow', copy.NARROW_STEPS);
      case 'review':
        return this.#said(copy.STEP_TITLES.review, 'review', copy.QUARTERLY_STEPS);
      case 'aim':
        return this.#lineAlone('aim', step.alone ? copy.SELF_EMPLOYED_AIM_STEPS : copy.AIM_STEPS[stage]);
      case 'return':
        return this.#said(copy.STEP_TITLES.return, 'return', copy.COME_BACK_STEPS);
    }
  }

  /**
   * Returns the phrase picker for a kind of step. Each kind has its own, so that a new step of one
   * kind does not reword the others.
   */
  #picker(kind: string): PhrasePicker {
    const audience = { common: getEnglish(this.reader.country), degree: this.#degree };
    const picker = this.#pickers.get(kind) ?? new PhrasePicker(`${this.reportId} ${kind}`, audience);
    this.#pickers.set(kind, picker);
    return picker;
  }

  #worded(line: string, runs: TextRun[]): StepWords | null {
    return joinPlainRuns(runs) === '' ? null : { line: fillWording(line, this.#variables), runs };
  }

  #said(line: string, kind: string, wordings: readonly Wording[]): StepWords | null {
    return this.#worded(line, [{ text: this.say(kind, wordings) }]);
  }

  #lineAlone(kind: string, wordings: readonly Wording[]): StepWords | null {
    const line = this.say(kind, wordings);
    return line === '' ? null : { line, runs: [] };
  }

  #own({ title }: PlannedCareer, line: string, runs: TextRun[]): StepWords | null {
    return this.#worded(fillWording(line, { a: withArticle(title) }), runs);
  }

  /** Returns the text on a way to try out the work, such as a small task or a visit. */
  #trial({ career, lasts, due }: Extract<Step, { kind: 'try' }>): string {
    const ownTrial = findTrial(career.code, this.reader);
    if (ownTrial === null) return this.#picker('try').pick(copy.TRIAL_STEPS);
    const lastsPastDueTime = (due.time === 'week' && lasts !== 'week') || (due.time === 'month' && lasts === 'longer');
    return lastsPastDueTime ? `${copy.STARTS_NOW_NOTE} ${ownTrial.text}` : ownTrial.text;
  }

  /** Returns the text on an entry route, or questions if we do not know the country's routes. */
  #way(career: PlannedCareer, index: number): TextRun[] {
    const shownIndex = index < MAX_DIFFERENT_QUESTIONS ? index : 0;
    return [{ text: composeWayInStep(career, career.isLong, this.reader, this.#picker('way'), shownIndex) }];
  }

  /**
   * Returns the text on looking up local pay, with a link. United Kingdom reports have no such step, because they state
   * pay by age instead.
   */
  #localPay(region: 'us' | 'other'): TextRun[] {
    const { country } = this.reader;
    const tools = OFFICIAL_TOOLS[country];
    const payText = this.say('pay', copy.LOCAL_PAY_STEPS[region]);
    const text = tools === undefined ? payText : `${payText} ${fillWording(copy.LOCAL_PAY_SOURCE, { ...tools })}`;
    const [link] = region === 'us' ? LINK_REGISTER.for(US, 'occupations') : LINK_REGISTER.for(country, 'pay');
    if (payText === '' || link === undefined) return [{ text }];
    return [{ text: `${text} Try ` }, toLinkRun(link), { text: '.' }];
  }

  /** Returns a question about one of the reader's answers. */
  #check(check: AnswerCheck): string {
    const { on, career, things } = check;
    const names =
      on === 'refused'
        ? listDealBreakerNames(things)
        : on === 'inMind'
          ? things.map(({ code, title }) => `${title}: ${findTrial(code, this.reader)?.text ?? ''}`)
          : on === 'training'
            ? things.map(getTrainingName)
            : listTileNames(things);
    const wordings =
      check.on === 'training' ? copy.TRAINING_CHECK_STEPS[check.fits ? 'fits' : 'longer'] : copy.CHECK_STEPS[check.on];
    return this.#picker('check').pick(wordings, {
      a: withArticle(career.title),
      things: names.slice(0, MAX_CHECKED_ANSWERS).join(on === 'inMind' ? ' ' : '; '),
    });
  }

  /**
   * Returns the text on required registration. In the United Kingdom it names the registering body with its URL, in the
   * United States it is about the state's rules. Elsewhere it advises to ask whether registration is required.
   */
  #registration({ code, title }: PlannedCareer): TextRun[] {
    const { country } = this.reader;
    const as = withArticle(title);
    const pickText = (wordings: readonly Wording[], variables: TemplateVariables): string =>
      this.#picker('register').pick(wordings, variables);
    if (country === US) return [{ text: pickText(copy.STATE_RULE_STEPS, { as }) }];
    if (country !== UK) {
      const variables = { as, country: countryInSentence(country) };
      return [{ text: pickText(copy.REGISTRATION_ABROAD_STEPS, variables) }];
    }
    const neededRegister = findRoute(code)?.register?.find(({ required }) => required === 'law');
    if (neededRegister === undefined) return [{ text: '' }];
    const [link] = LINK_REGISTER.ofBody(neededRegister.body);
    const name = link?.publisher ?? REGISTERS[neededRegister.body].name;
    const body = copy.REGISTERS_WITHOUT_ARTICLE.has(neededRegister.body) ? name : `the ${name}`;
    const text = pickText(copy.REGISTRATION_STEPS, { as, body });
    if (link === undefined) return [{ text }];
    return [{ text: `${text} Its site is ` }, toLinkRun(link), { text: '.' }];
  }
}
