// Writes the text of steps in a country's English. This happens last; the choice of steps does not depend on it.
import type { TextRun } from '@bearings/contracts';
import { countryInSentence, getRegion, UK, US } from '@bearings/domain';
import { REGISTERS, findRoute } from '@bearings/career-data';
import { listDealBreakerNames, listTileNames, getTrainingName } from '../answers/circumstances-text.js';
import { ENGLISH_SPEAKING, getEnglish } from '../content/countries/english.js';
import { nameLocally } from '../composing/career-titles.js';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import { LINK_REGISTER } from '../content/links/links.js';
import * as copy from '../content/report-copy/guidance.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { getText, type Wording } from '../content/wording.js';
import { fillWording } from '../text.js';
import type { LinkUse } from '../content/links/link.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import type { Reader } from './reader.js';
import { findTrial } from './trial.js';
import { composeWayInStep } from './way-in.js';
import { PhrasePicker, type TemplateVariables } from '../composing/phrase-picker.js';
import { joinPlainRuns } from '../composing/report-document.js';
import { shortenTitle, withArticle } from '../writers/built-in/grammar.js';
import type { AnswerCheck } from './checks.js';
import { composeBritishTitlesNote, nameWithNation, toLinkRun } from './places.js';
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
  /** How the reader knows that the step is done; empty for a step of the skills roadmap. */
  done: string;
}

type StepText = Omit<StepWords, 'done'>;

/** The purposes of official sites at which a reader at each stage takes the next step, most important first. */
const OFFICIAL_USES: Readonly<Record<PlanStage, readonly LinkUse[]>> = {
  school: ['apprenticeships', 'courses', 'advice'],
  fe: ['apprenticeships', 'courses', 'advice'],
  student: ['graduates', 'jobs', 'advice'],
  graduate: ['graduates', 'jobs', 'advice'],
  working: ['jobs', 'apprenticeships', 'advice'],
  returning: ['jobs', 'advice'],
  experienced: ['jobs', 'advice'],
  unknown: ['courses', 'jobs', 'advice'],
};
const DEGREE_USES: readonly LinkUse[] = ['courses', 'advice', 'jobs'];
/** Stages at which the step on asking a person ends with a free service, because no school or university helps. */
const STAGES_WITHOUT_ADVISER: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);
/** The fewest years of work that may shorten a way in, with the number in words. */
const YEARS_IN_WORDS: readonly (readonly [years: number, words: string])[] = [
  [10, 'ten'],
  [6, 'six'],
  [5, 'five'],
  [3, 'three'],
];

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
    // What the reader told us about their job comes before what is true of anybody.
    const ownWordings = fillable.filter((wording) => getText(wording).includes('{now}'));
    const wanted = ownWordings.length > 0 ? ownWordings : fillable;
    return wanted.length === 0 ? '' : this.#picker(kind).pick(wanted, variables);
  }

  /** Returns the text of a step; null if no wording fits. */
  wordsOf(step: Step): StepWords | null {
    const text = this.#textOf(step);
    return text === null ? null : { ...text, done: this.#done(step) };
  }

  #textOf(step: Step): StepText | null {
    const { stage, country } = this.reader;
    switch (step.kind) {
      case 'try':
        return this.#own(step.career, copy.STEP_TITLES.try, [{ text: this.#trial(step) }]);
      case 'names':
        return this.#worded(copy.STEP_TITLES.names, this.#localNames(country));
      case 'search': {
        const variables = createTemplateVariables([step.career], this.reader);
        const text = this.say('search', copy.SEARCH_STEPS[stage], variables);
        return this.#worded(fillWording(copy.STEP_TITLES.search, variables), [{ text }]);
      }
      case 'talk':
        return this.#worded(copy.STEP_TITLES.talk[stage], [
          { text: this.say('talk', copy.FIRST_TALK_STEPS[stage]) },
          ...(STAGES_WITHOUT_ADVISER.has(stage) ? this.#site(copy.ADVICE_STEPS, ['advice']) : []),
        ]);
      case 'meet':
        return this.#worded(copy.STEP_TITLES.meet, [{ text: this.say('meet', copy.MEET_STEPS[stage]) }]);
      case 'way':
        return this.#own(step.career, copy.STEP_TITLES.way, this.#way(step.career, step.index));
      case 'pay':
        return this.#worded(copy.STEP_TITLES.pay, this.#localPay(country));
      case 'check':
        return this.#worded(copy.STEP_TITLES.check[step.check.on], [{ text: this.#check(step.check) }]);
      case 'register':
        return this.#own(step.career, copy.STEP_TITLES.register, this.#registration(step.career));
      case 'apply':
        return this.#application(step.to);
      case 'practise': {
        const { text: exercise } = SKILL_EXERCISES[step.task.label];
        const reason = describeTaskReason(step.task, this.#picker('practise'));
        const text = reason === '' ? exercise : `${exercise} ${reason}`;
        return this.#worded(fillWording(copy.STEP_TITLES.practise, { skill: step.task.label }), [{ text }]);
      }
      case 'narrow':
        return this.#worded(copy.STEP_TITLES.narrow, [{ text: this.say('narrow', copy.NARROW_STEPS) }]);
    }
  }

  /** Returns the sentence on when a step is done. */
  #done(step: Step): string {
    if (step.kind === 'practise') return '';
    const wordings = step.kind === 'check' ? copy.DONE_NOTES.check[step.check.on] : copy.DONE_NOTES[step.kind];
    return this.say(`done ${step.kind}`, wordings);
  }

  /**
   * Returns the phrase picker for a kind of step. Each kind has its own, so that a new step of one
   * kind does not reword the others.
   */
  #picker(kind: string): PhrasePicker {
    const { country, energy } = this.reader;
    const audience = { common: getEnglish(country), degree: this.#degree, energy };
    const picker = this.#pickers.get(kind) ?? new PhrasePicker(`${this.reportId} ${kind}`, audience);
    this.#pickers.set(kind, picker);
    return picker;
  }

  #worded(line: string, runs: TextRun[]): StepText | null {
    return joinPlainRuns(runs) === '' ? null : { line: fillWording(line, this.#variables), runs };
  }

  #own({ title }: PlannedCareer, line: string, runs: TextRun[]): StepText | null {
    return this.#worded(fillWording(line, { a: withArticle(title) }), runs);
  }

  /**
   * Returns a sentence that names an official site of the country with its address: the first for these purposes. If
   * none may be shown, returns nothing.
   */
  #site(wordings: readonly Wording[], uses: readonly LinkUse[], title = ''): TextRun[] {
    const links = uses.flatMap((use) => LINK_REGISTER.for(this.reader.country, use));
    // We do not know in which nation of the United Kingdom a reader lives. Most live in England.
    const link = links.find(({ nation = 'England' }) => nation === 'England');
    if (link === undefined) return [];
    const publisher = nameWithNation(link);
    return [{ text: ` ${this.#picker('site').pick(wordings, { title, publisher })}` }, toLinkRun(link), { text: '.' }];
  }

  /** Returns a sentence that says where to look a career up, under the title that the site uses if we know it. */
  #lookUp({ code, title }: PlannedCareer, uses: readonly LinkUse[]): TextRun[] {
    const { country } = this.reader;
    const isInEnglish = getRegion(country) !== 'other' || ENGLISH_SPEAKING.has(country);
    const shownTitle = nameLocally(code, country) || (isInEnglish ? shortenTitle(title) : '');
    const a = withArticle(shortenTitle(title));
    const search = shownTitle === '' ? fillWording(copy.LOCAL_SEARCH_TERM, { a }) : `"${shownTitle}"`;
    return this.#site(copy.LOOK_UP_STEPS, uses, search);
  }

  /** Returns the text on the official next step: an application, with the site that has its dates. */
  #application(to: Extract<Step, { kind: 'apply' }>['to']): StepText | null {
    const { stage } = this.reader;
    if (to === 'customers') {
      const text = this.say('apply', copy.SELF_EMPLOYED_OFFICIAL_STEPS);
      return this.#worded(copy.STEP_TITLES.customers, [{ text }]);
    }
    const isTrainee = to === 'trainers';
    const text = this.say('apply', isTrainee ? copy.TRAINING_OFFICIAL_STEPS : copy.OFFICIAL_STEPS[stage]);
    const isByDegree = this.#degree && (stage === 'school' || stage === 'fe');
    const uses = isTrainee || isByDegree ? DEGREE_USES : OFFICIAL_USES[stage];
    const line = isTrainee ? copy.STEP_TITLES.trainers : copy.STEP_TITLES.apply[stage];
    return this.#worded(line, [{ text }, ...this.#site(copy.OFFICIAL_SITES, uses)]);
  }

  /** Returns the text on a way to try out the work, such as a small task or a visit. */
  #trial({ career, lasts, due }: Extract<Step, { kind: 'try' }>): string {
    const ownTrial = findTrial(career.code, this.reader);
    if (ownTrial === null) return this.#picker('try').pick(copy.TRIAL_STEPS);
    const lastsPastDueTime = (due.time === 'week' && lasts !== 'week') || (due.time === 'month' && lasts === 'longer');
    const search = this.#picker('try').pick(copy.TRIAL_SEARCH_STEPS, { a: withArticle(shortenTitle(career.title)) });
    return [lastsPastDueTime ? copy.STARTS_NOW_NOTE : '', ownTrial.text, search]
      .filter((part) => part !== '')
      .join(' ');
  }

  /** Returns the text on an entry route, or questions if we do not know the country's routes. */
  #way(career: PlannedCareer, index: number): TextRun[] {
    const shownIndex = index < MAX_DIFFERENT_QUESTIONS ? index : 0;
    const text = composeWayInStep(career, career.isLong, this.reader, this.#picker('way'), shownIndex);
    if (text === '') return [];
    const uses: readonly LinkUse[] = isEntryByDegree(career.code, this.reader)
      ? DEGREE_USES
      : ['occupations', 'advice', 'jobs'];
    const [, count] = YEARS_IN_WORDS.find(([years]) => this.reader.years >= years) ?? [];
    const note = index > 0 || count === undefined ? '' : ` ${this.#picker('way').pick(copy.YEARS_STEPS, { count })}`;
    // In the United Kingdom, later steps already quote titles to search for.
    const isLookedUp = index === 0 || this.reader.country !== UK || !text.includes('"');
    return [{ text: `${text}${note}` }, ...(isLookedUp ? this.#lookUp(career, uses) : [])];
  }

  /** Returns the text on looking up local pay, with a site. British reports state pay, so they have no such step. */
  #localPay(country: string): TextRun[] {
    const region = getRegion(country);
    if (region === 'uk') return [];
    const tools = OFFICIAL_TOOLS[country];
    const payText = this.say('pay', copy.LOCAL_PAY_STEPS[region]);
    const text = tools === undefined ? payText : `${payText} ${fillWording(copy.LOCAL_PAY_SOURCE, { ...tools })}`;
    const uses: readonly LinkUse[] = region === 'us' ? ['occupations'] : ['pay', 'occupations', 'advice', 'jobs'];
    return payText === '' ? [] : [{ text }, ...this.#site(copy.OFFICIAL_SITES, uses)];
  }

  /** Returns the text on the local names of careers, with a site at which to look for them. */
  #localNames(country: string): TextRun[] {
    const runs = composeBritishTitlesNote(country);
    if (runs.some(({ href }) => href !== undefined)) return runs;
    return [...runs, ...this.#site(copy.OFFICIAL_SITES, ['occupations', 'advice', 'jobs'])];
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
    if (country === US) {
      return [{ text: pickText(copy.STATE_RULE_STEPS, { as }) }, ...this.#site(copy.OFFICIAL_SITES, ['advice'])];
    }
    if (country !== UK) {
      const variables = { as, country: countryInSentence(country) };
      const uses: readonly LinkUse[] = ['occupations', 'advice', 'jobs'];
      return [{ text: pickText(copy.REGISTRATION_ABROAD_STEPS, variables) }, ...this.#site(copy.OFFICIAL_SITES, uses)];
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
