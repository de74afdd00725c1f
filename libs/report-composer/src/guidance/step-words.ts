// Writes the text of steps in a country's English. This happens last; the choice of steps does not depend on it.
import { isTrainingCountedFromDegree } from '@bearings/career-matching';
import type { TextRun } from '@bearings/contracts';
import { countryInSentence, getRegion, type StepKind, UK, US } from '@bearings/domain';
import { REGISTERS, findRoute } from '@bearings/career-data';
import { listDealBreakerNames, listTileNames, getTrainingName } from '../answers/circumstances-text.js';
import { ENGLISH_SPEAKING, getEnglish } from '../content/countries/english.js';
import { listLocalWords, markLocalRuns } from '../composing/local-words.js';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import { LINK_REGISTER } from '../content/links/links.js';
import * as copy from '../content/report-copy/guidance.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { getText, type Wording } from '../content/wording.js';
import { fillWording } from '../text.js';
import type { LinkUse } from '../content/links/link.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import type { Reader } from './reader.js';
import { isEntryByDegree } from './entry.js';
import { describeLicence, findFirstWay } from './local-ways.js';
import { findLocalSearchTitle, listLevelTitles } from './search-titles.js';
import { findCareerTrial, findTrial } from './trial.js';
import { composeWayInStep } from './way-in.js';
import { PhrasePicker, type TemplateVariables } from '../composing/phrase-picker.js';
import { joinPlainRuns } from '../composing/report-document.js';
import { joinList, shortenTitle, withArticle } from '../writers/built-in/grammar.js';
import type { AnswerCheck } from './checks.js';
import { composeBritishTitlesNote, isForCareers, nameWithNation, toLinkRun } from './places.js';
import { describeTaskReason } from './practice.js';
import { createTemplateVariables } from './template-variables.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import type { PlannedCareer, Step } from './step.js';
import { REPORT_STEPS_CAREER_COUNT } from './steps.js';

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
const DEGREE_USES: readonly LinkUse[] = ['degrees', 'courses', 'advice', 'jobs'];
/** The same for a reader who has, or studies for, a first degree. */
const MASTERS_USES: readonly LinkUse[] = ['masters', 'courses', 'advice', 'jobs'];
const TRAINING_USES: readonly LinkUse[] = ['apprenticeships', 'advice', 'jobs', 'retraining', 'courses'];
/** Months of a degree. */
const DEGREE_MONTHS = 36;
/** Kinds of steps that need a site most. No site stands in two steps, so these choose first, in this order. */
const KINDS_NEEDING_SITES: readonly StepKind[] = ['apply', 'medicine', 'names', 'way', 'register'];
/** Stages at which the step on asking a person ends with a free service, because no school or university helps. */
const STAGES_WITHOUT_ADVISER: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);
/** The fewest years of work that may shorten a way in, with the number in words. */
const YEARS_IN_WORDS: readonly (readonly [years: number, words: string])[] = [
  [10, 'ten'],
  [6, 'six'],
  [5, 'five'],
  [3, 'three'],
];

/** Returns the purposes of sites on a degree: a further one is applied for elsewhere than a first one. */
const chooseDegreeUses = (isFurther: boolean): readonly LinkUse[] => (isFurther ? MASTERS_USES : DEGREE_USES);

/** Writes the text of one step after another. Later steps avoid wordings that earlier ones used. */
export class StepWriter {
  readonly #pickers = new Map<string, PhrasePicker>();
  readonly #variables: TemplateVariables;
  /** True if a degree is the usual entry route of one of the top careers. */
  readonly #degree: boolean;
  /** True if such a career takes no longer than the reader accepts. */
  readonly #acceptsDegree: boolean;
  /** Codes of the careers of the steps. */
  readonly #codes: readonly string[];
  /** Addresses that steps contain. */
  readonly #named = new Set<string>();

  constructor(
    private readonly reportId: string,
    careers: readonly PlannedCareer[],
    private readonly reader: Reader,
  ) {
    this.#codes = careers.map(({ code }) => code);
    this.#variables = createTemplateVariables(careers, reader);
    const byDegree = careers
      .slice(0, REPORT_STEPS_CAREER_COUNT)
      .filter(({ code, isKnown }) => !isKnown && isEntryByDegree(code, reader));
    this.#degree = byDegree.length > 0;
    this.#acceptsDegree = reader.willingMonths >= DEGREE_MONTHS && byDegree.some(({ isLong }) => !isLong);
  }

  /**
   * Returns one of the wordings with its variables filled in. Wordings with a variable that has no value are left out;
   * if none is left, returns an empty text.
   */
  say(kind: string, wordings: readonly Wording[], variables: TemplateVariables = this.#variables): string {
    const fillable = wordings.filter((wording) =>
      [...getText(wording).matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in variables),
    );
    const ownWordings = fillable.filter((wording) => typeof wording !== 'string' && wording.isOwn === true);
    const wanted = ownWordings.length > 0 ? ownWordings : fillable;
    return wanted.length === 0 ? '' : this.#picker(kind).pick(wanted, variables);
  }

  /** Returns steps with their texts, in the same order, without those for which no wording fits. */
  writeAll(steps: readonly Step[]): { step: Step; words: StepWords }[] {
    const getOrder = ({ kind }: Step): number => {
      const at = KINDS_NEEDING_SITES.indexOf(kind);
      return at === -1 ? KINDS_NEEDING_SITES.length : at;
    };
    const words = new Map(
      steps.toSorted((a, b) => getOrder(a) - getOrder(b)).map((step) => [step, this.wordsOf(step)]),
    );
    return steps.flatMap((step) => {
      const found = words.get(step) ?? null;
      return found === null ? [] : [{ step, words: found }];
    });
  }

  /** Returns the text of a step; null if no wording fits. */
  wordsOf(step: Step): StepWords | null {
    const text = this.#textOf(step);
    for (const { href } of text?.runs ?? []) if (href !== undefined) this.#named.add(href);
    const words = step.careers.flatMap((code) => listLocalWords(code, this.reader.country));
    return text === null ? null : { ...text, runs: markLocalRuns(text.runs, words), done: this.#done(step) };
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
        const levelText = step.career.isKnown ? this.say('search', copy.LEVEL_SEARCH_STEPS, variables) : '';
        const wordings = step.career.isKnown ? copy.LEVEL_TITLE_SEARCH_STEPS : copy.SEARCH_STEPS[stage];
        const text = levelText || this.say('search', wordings, variables);
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
        return this.#own(
          step.career,
          step.career.isKnown ? copy.STEP_TITLES.level : copy.STEP_TITLES.way,
          this.#way(step.career, step.index),
        );
      case 'medicine':
        return this.#medicine(step.career);
      case 'inside':
      case 'credit':
      case 'hours': {
        const wordings =
          step.kind === 'hours' && !step.isForTraining ? copy.OTHER_HOURS_STEPS : copy.STAGE_STEPS[step.kind];
        const variables = createTemplateVariables([step.career], this.reader);
        return this.#worded(copy.STEP_TITLES[step.kind], [{ text: this.say(step.kind, wordings, variables) }]);
      }
      case 'experience':
      case 'visit':
      case 'placement':
      case 'scheme':
      case 'comeback':
        return this.#worded(copy.STEP_TITLES[step.kind], [{ text: this.say(step.kind, copy.STAGE_STEPS[step.kind]) }]);
      case 'after':
        return this.#worded(copy.STEP_TITLES.after, [{ text: this.say('after', copy.AFTER_STEPS[stage]) }]);
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
    const isLevel = step.kind === 'way' && step.career.isKnown;
    const wordings =
      step.kind === 'check' ? copy.DONE_NOTES.check[step.check.on] : copy.DONE_NOTES[isLevel ? 'level' : step.kind];
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
   * Returns a sentence that names an official site of the country with its address: the first for these purposes that no
   * other step has. If there is none, returns nothing.
   */
  #site(wordings: readonly Wording[], uses: readonly LinkUse[], title = ''): TextRun[] {
    const links = uses.flatMap((use) => LINK_REGISTER.for(this.reader.country, use));
    // We do not know in which nation of the United Kingdom a reader lives. Most live in England.
    const link = links.find(
      ({ id, nation = 'England', address }) =>
        nation === 'England' && !this.#named.has(address) && isForCareers(id, this.#codes),
    );
    if (link === undefined) return [];
    const publisher = nameWithNation(link);
    return [{ text: ` ${this.#picker('site').pick(wordings, { title, publisher })}` }, toLinkRun(link), { text: '.' }];
  }

  /**
   * Returns a sentence that says where to look a career up, under the title that the site uses if we know it. Courses
   * come first; outside the United Kingdom their sites are searched by subject, not by the title of a job.
   */
  #lookUp({ code, title }: PlannedCareer, courseUses: readonly LinkUse[] = []): TextRun[] {
    const { country } = this.reader;
    const isInEnglish = getRegion(country) !== 'other' || ENGLISH_SPEAKING.has(country);
    const local = country === US ? null : findLocalSearchTitle(code, country);
    const shownTitle = local ?? (isInEnglish ? shortenTitle(title) : '');
    const a = withArticle(shortenTitle(title));
    const search = shownTitle === '' ? fillWording(copy.LOCAL_SEARCH_TERM, { a }) : `"${shownTitle}"`;
    const courses = this.#site(country === UK ? copy.LOOK_UP_STEPS : copy.OFFICIAL_SITES, courseUses, search);
    if (courses.length > 0) return courses;
    const uses: readonly LinkUse[] = courseUses.length > 0 ? ['occupations'] : ['occupations', 'advice'];
    const site = this.#site(copy.LOOK_UP_STEPS, uses, search);
    if (site.length > 0) return site;
    return [{ text: ` ${this.#picker('look up').pick(copy.LOOK_UP_ANYWHERE_STEPS, { title: search })}` }];
  }

  /** Returns the text on the official next step: an application, with the site that has its dates. */
  #application(to: Extract<Step, { kind: 'apply' }>['to']): StepText | null {
    const { stage } = this.reader;
    if (to === 'customers') {
      const text = this.say('apply', copy.SELF_EMPLOYED_OFFICIAL_STEPS);
      return this.#worded(copy.STEP_TITLES.customers, [{ text }]);
    }
    const isTrainee = to === 'trainers';
    const isByDegree = this.#acceptsDegree && (stage === 'school' || stage === 'fe');
    const text =
      this.say('apply', this.#applicationWordings(to, isByDegree)) || this.say('apply', copy.OTHER_OFFICIAL_STEPS);
    const degreeUses = chooseDegreeUses(isTrainingCountedFromDegree(this.reader));
    const line = isTrainee ? copy.STEP_TITLES.trainers : copy.STEP_TITLES.apply[stage];
    const traineeUses = this.#degree ? degreeUses : TRAINING_USES;
    const uses = isByDegree ? degreeUses : isTrainee ? traineeUses : OFFICIAL_USES[stage];
    const note = isByDegree ? this.#admissions() : '';
    const runs = note === '' ? [{ text }] : [{ text: `${text} ${note}` }];
    return this.#worded(line, [...runs, ...this.#site(copy.OFFICIAL_SITES, uses)]);
  }

  /** Returns a sentence on who takes applications for a degree; an empty text if we do not know it. */
  #admissions(): string {
    const { country, place } = this.reader;
    const ofPlace = place === null ? undefined : copy.PLACE_ADMISSIONS_NOTES[`${country}-${place.code}`];
    return ofPlace ?? copy.ADMISSIONS_NOTES[country] ?? '';
  }

  #applicationWordings(to: Extract<Step, { kind: 'apply' }>['to'], isByDegree: boolean): readonly Wording[] {
    const { stage, country } = this.reader;
    if (to === 'trainers') return copy.TRAINING_OFFICIAL_STEPS;
    if (to === 'level') return copy.LEVEL_OFFICIAL_STEPS;
    if (!isByDegree) return copy.OFFICIAL_STEPS[stage];
    return copy.DEGREE_OFFICIAL_STEPS[country] ?? copy.OTHER_DEGREE_OFFICIAL_STEPS;
  }

  /** Returns the text on the way into medicine, with the site of its entry test. */
  #medicine({ title }: NamedOccupation): StepText | null {
    const wordings = copy.MEDICINE_STEPS[this.reader.country] ?? copy.OTHER_MEDICINE_STEPS;
    const text = this.say('medicine', wordings, { ...this.#variables, as: withArticle(title) });
    return this.#worded(copy.STEP_TITLES.medicine, [{ text }, ...this.#site(copy.OFFICIAL_SITES, ['medicine'])]);
  }

  /** Returns the text on a way to try out the work, such as a small task or a visit. */
  #trial({ career, lasts, due }: Extract<Step, { kind: 'try' }>): string {
    const ownTrial = findCareerTrial(career, this.reader);
    if (ownTrial === null) return this.#picker('try').pick(career.isNear ? copy.LEVEL_TRIAL_STEPS : copy.TRIAL_STEPS);
    const lastsPastDueTime = (due.time === 'week' && lasts !== 'week') || (due.time === 'month' && lasts === 'longer');
    const search = this.#picker('try').pick(copy.TRIAL_SEARCH_STEPS, { a: withArticle(shortenTitle(career.title)) });
    return [lastsPastDueTime ? copy.STARTS_NOW_NOTE : '', ownTrial.text, search]
      .filter((part) => part !== '')
      .join(' ');
  }

  /** Returns the text on an entry route, or questions if we do not know the country's routes. */
  #way(career: PlannedCareer, index: number): TextRun[] {
    if (career.isKnown) return this.#levelWay(career, index);
    const shownIndex = index < MAX_DIFFERENT_QUESTIONS ? index : 0;
    const text = composeWayInStep(career, career.isLong, this.reader, this.#picker('way'), shownIndex);
    if (text === '') return [];
    const isByDegree = isEntryByDegree(career.code, this.reader);
    // In the United Kingdom, later steps already quote titles to search for.
    const isLookedUp = index === 0 || this.reader.country !== UK || !text.includes('"');
    const isFurther = this.reader.country !== UK && findFirstWay(career.code, this.reader)?.kind === 'second-degree';
    const courseUses: readonly LinkUse[] = isFurther ? ['masters', 'courses'] : ['courses', 'degrees'];
    const site = isLookedUp ? this.#lookUp(career, isByDegree ? courseUses : []) : [];
    return [{ text: `${text}${this.#yearsNote(copy.YEARS_STEPS, index)}` }, ...site];
  }

  /** Returns the text on a career whose work the reader knows: what their years count for. */
  #levelWay(career: PlannedCareer, index: number): TextRun[] {
    const titles = listLevelTitles(career, this.reader).map((title) => `"${title}"`);
    const variables = { ...this.#variables, as: withArticle(career.title), title: joinList(titles, 'or') };
    const moveWordings = copy.MOVE_WAY_STEPS[career.move?.isOtherSubject === true ? 'subject' : 'years'];
    const wordings = this.reader.done.includes(career.code)
      ? copy.RETURN_WAY_STEPS
      : career.move === null
        ? copy.LEVEL_WAY_STEPS
        : moveWordings;
    const text = this.say('way', wordings, variables);
    return [{ text: `${text}${this.#yearsNote(copy.LEVEL_YEARS_STEPS, index)}` }, ...this.#lookUp(career)];
  }

  /** Returns a sentence on the reader's years of work, in the step on their first career; otherwise an empty text. */
  #yearsNote(wordings: readonly Wording[], index: number): string {
    const [, count] = YEARS_IN_WORDS.find(([years]) => this.reader.years >= years) ?? [];
    return index > 0 || count === undefined ? '' : ` ${this.#picker('way').pick(wordings, { count })}`;
  }

  /** Returns the text on looking up local pay, with a site. British reports state pay, so they have no such step. */
  #localPay(country: string): TextRun[] {
    const region = getRegion(country);
    if (region === 'uk') return [];
    const tools = OFFICIAL_TOOLS[country];
    const payText = this.say('pay', copy.LOCAL_PAY_STEPS[region]);
    const text = tools === undefined ? payText : `${payText} ${fillWording(copy.LOCAL_PAY_SOURCE, { ...tools })}`;
    const uses: readonly LinkUse[] = region === 'us' ? ['occupations'] : ['pay', 'occupations', 'advice', 'jobs'];
    const site = payText === '' ? [] : this.#site(copy.OFFICIAL_SITES, uses);
    return site.length > 0 ? [{ text }, ...site] : [{ text: this.say('pay', copy.ASK_PAY_STEPS) }];
  }

  /** Returns the text on the local names of careers, with a site at which to look for them. */
  #localNames(country: string): TextRun[] {
    const runs = composeBritishTitlesNote(country);
    if (runs.some(({ href }) => href !== undefined && !this.#named.has(href))) return runs;
    const hasAddress = runs.some(({ href }) => href !== undefined);
    const site = hasAddress ? [] : this.#site(copy.OFFICIAL_SITES, ['occupations', 'advice', 'jobs']);
    if (site.length > 0) return [...runs, ...site];
    return [{ text: fillWording(copy.LOCAL_NAMES, { country: countryInSentence(country) }) }];
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
   * United States it is about the state's rules. Elsewhere it says the country's rule if we know it, and advises to ask.
   */
  #registration({ code, title }: PlannedCareer): TextRun[] {
    const { country } = this.reader;
    const as = withArticle(title);
    const pickText = (wordings: readonly Wording[], variables: TemplateVariables): string =>
      this.#picker('register').pick(wordings, variables);
    if (country === US) {
      const rules = describeLicence(code, { country, place: null });
      const variables = { as, country: countryInSentence(country) };
      const text =
        rules.length === 0
          ? pickText(copy.STATE_RULE_STEPS, { as })
          : [pickText(copy.REGISTRATION_OWN_STEPS, variables), ...rules].join(' ');
      return [{ text }, ...this.#site(copy.OFFICIAL_SITES, ['advice'])];
    }
    if (country !== UK) {
      const variables = { as, country: countryInSentence(country) };
      const uses: readonly LinkUse[] = ['occupations', 'advice'];
      const rules = describeLicence(code, { country, place: null });
      const wordings = rules.length === 0 ? copy.REGISTRATION_ABROAD_STEPS : copy.REGISTRATION_OWN_STEPS;
      const text = [pickText(wordings, variables), ...rules].join(' ');
      return [{ text }, ...this.#site(copy.OFFICIAL_SITES, uses)];
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
