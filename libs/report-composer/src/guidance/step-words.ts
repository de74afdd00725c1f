// Writes the text of steps in a country's English. This happens last; the choice of steps does not depend on it.
import { isTrainingCountedFromDegree } from '@bearings/career-matching';
import type { TextRun } from '@bearings/contracts';
import { countryInSentence, formatMonths, getRegion, numberWord, type StepKind, UK, US } from '@bearings/domain';
import { REGISTERS, findRoute } from '@bearings/career-data';
import { listDealBreakerNames, listSubjectNames, listTileNames } from '../answers/circumstances-text.js';
import { ENGLISH_SPEAKING, getEnglish } from '../content/countries/english.js';
import { listLocalWords, markLocalRuns } from '../composing/local-words.js';
import { LINK_REGISTER } from '../content/links/links.js';
import { LACKING_TEXTS } from '../content/report-copy/circumstances.js';
import { SETTING_DOUBTS } from '../content/report-copy/doubts.js';
import {
  CHANGES_BROUGHT,
  DIFFERENCE_TEXTS,
  PAID_MEANWHILE,
  SAME_CHOICES,
} from '../content/report-copy/first-choice.js';
import * as copy from '../content/report-copy/guidance.js';
import {
  OPEN_QUESTIONS,
  PEOPLE_TO_ASK,
  QUESTION_CHECKS,
  QUESTION_THINGS,
} from '../content/report-copy/open-questions.js';
import { SKILL_EXERCISES } from '../content/report-copy/skills.js';
import { CHANGE_TEXTS } from '../content/report-copy/wanted-changes.js';
import { getText, type Wording } from '../content/wording.js';
import { formatMoney, roundToHundreds } from '../pay/money.js';
import { fillWording } from '../text.js';
import type { LinkUse } from '../content/links/link.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import type { Reader } from './reader.js';
import { type Difference, listLeaders } from './differences.js';
import { isEntryByDegree, isEntryByTraining } from './entry.js';
import { describeLicence, findFirstWay } from './local-ways.js';
import { findLocalSearchTitle, listLevelTitles } from './search-titles.js';
import type { OpenQuestion } from './questions.js';
import { findCareerTrial } from './trial.js';
import { composeWayInStep } from './way-in.js';
import { PhrasePicker, type TemplateVariables } from '../composing/phrase-picker.js';
import { joinPlainRuns } from '../composing/report-document.js';
import { joinList, shortenTitle, titleInSentence, withArticle } from '../writers/built-in/grammar.js';
import { composeBritishTitlesNote, isForCareers, nameWithNation, toLinkRun } from './places.js';
import { describeTaskReason } from './practice.js';
import { createTemplateVariables } from './template-variables.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import type { PlannedCareer } from './planned-career.js';
import type { Step } from './step.js';
import { REPORT_STEPS_CAREER_COUNT } from './steps.js';

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
const DEGREE_USES: readonly LinkUse[] = ['degrees', 'advice', 'jobs'];
/** The same for a reader who has, or studies for, a first degree. */
const MASTERS_USES: readonly LinkUse[] = ['masters', 'advice', 'jobs'];
const TRAINING_USES: readonly LinkUse[] = ['apprenticeships', 'advice', 'jobs', 'retraining', 'courses'];
/** Months of a degree. */
const DEGREE_MONTHS = 36;
/** Kinds of steps that need a site most. No site stands in two steps, so these choose first, in this order. */
const KINDS_NEEDING_SITES: readonly StepKind[] = ['apply', 'medicine', 'names', 'money', 'way', 'named', 'register'];
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
    const { country } = this.reader;
    switch (step.kind) {
      case 'try':
        return this.#own(step.career, copy.STEP_TITLES.try, [{ text: this.#trial(step) }]);
      case 'names':
        return this.#worded(copy.STEP_TITLES.names, this.#localNames(country));
      case 'search':
        return this.#search(step);
      case 'narrow':
        return this.#worded(copy.STEP_TITLES.narrow, [{ text: this.#differences(step.differences) }]);
      case 'ask':
        return this.#own(step.career, copy.STEP_TITLES.ask, [{ text: this.#question(step) }]);
      case 'named':
        return this.#own(step.career, copy.STEP_TITLES.named, this.#namedJob(step));
      case 'way':
        return this.#own(
          step.career,
          step.career.isKnown ? copy.STEP_TITLES.level : copy.STEP_TITLES.way,
          this.#way(step.career, step.index),
        );
      case 'medicine':
        return this.#medicine(step.career);
      case 'experience':
      case 'visit':
      case 'placement':
      case 'scheme':
      case 'comeback':
        return this.#worded(copy.STEP_TITLES[step.kind], [{ text: this.say(step.kind, copy.STAGE_STEPS[step.kind]) }]);
      case 'after':
        return this.#own(step.career, copy.STEP_TITLES.after, [{ text: this.#fallback(step) }]);
      case 'money':
        return this.#own(step.career, copy.STEP_TITLES.money, this.#money(step));
      case 'register':
        return this.#own(step.career, copy.STEP_TITLES.register, this.#registration(step.career));
      case 'apply':
        return this.#application(step);
      case 'practise': {
        const { text: exercise } = SKILL_EXERCISES[step.task.label];
        const reason = describeTaskReason(step.task, this.#picker('practise'));
        const text = reason === '' ? exercise : `${exercise} ${reason}`;
        return this.#worded(fillWording(copy.STEP_TITLES.practise, { skill: step.task.label }), [{ text }]);
      }
    }
  }

  /** Returns the sentence on when a step is done. */
  #done(step: Step): string {
    if (step.kind === 'practise') return '';
    const isLevel = step.kind === 'way' && step.career.isKnown;
    const wordings = copy.DONE_NOTES[isLevel ? 'level' : step.kind];
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
   * other step has, and that is for these careers. If there is none, returns nothing.
   */
  #site(
    wordings: readonly Wording[],
    uses: readonly LinkUse[],
    title = '',
    codes: readonly string[] = this.#codes,
  ): TextRun[] {
    const links = uses.flatMap((use) => LINK_REGISTER.for(this.reader.country, use));
    // We do not know in which nation of the United Kingdom a reader lives. Most live in England.
    const link = links.find(
      ({ id, nation = 'England', address }) =>
        nation === 'England' && !this.#named.has(address) && isForCareers(id, codes),
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
    const courses = this.#site(country === UK ? copy.LOOK_UP_STEPS : copy.OFFICIAL_SITES, courseUses, search, [code]);
    if (courses.length > 0) return courses;
    const uses: readonly LinkUse[] = courseUses.length > 0 ? ['occupations'] : ['occupations', 'advice'];
    const site = this.#site(copy.LOOK_UP_STEPS, uses, search, [code]);
    if (site.length > 0) return site;
    return [{ text: ` ${this.#picker('look up').pick(copy.LOOK_UP_ANYWHERE_STEPS, { title: search })}` }];
  }

  /** Returns the text on the official next step: an application, with the site that has its dates. */
  #application({ to, isBelowLevel }: Extract<Step, { kind: 'apply' }>): StepText | null {
    // The texts for experienced readers are about work at their level.
    const stage = this.reader.stage === 'experienced' && isBelowLevel ? 'working' : this.reader.stage;
    if (to === 'customers') {
      const text = this.say('apply', copy.SELF_EMPLOYED_OFFICIAL_STEPS);
      return this.#worded(copy.STEP_TITLES.customers, [{ text }]);
    }
    const isTrainee = to === 'trainers';
    const isApprentice = to === 'apprenticeships';
    const isByDegree = !isApprentice && this.#acceptsDegree && (stage === 'school' || stage === 'fe');
    const text =
      this.say('apply', this.#applicationWordings(to, stage, isByDegree)) ||
      this.say('apply', copy.OTHER_OFFICIAL_STEPS);
    const degreeUses = chooseDegreeUses(isTrainingCountedFromDegree(this.reader));
    const line = isTrainee
      ? copy.STEP_TITLES.trainers
      : isApprentice
        ? copy.STEP_TITLES.apprenticeships
        : copy.STEP_TITLES.apply[stage];
    const traineeUses = this.#degree ? degreeUses : TRAINING_USES;
    const uses = isByDegree
      ? degreeUses
      : isTrainee
        ? traineeUses
        : isApprentice
          ? TRAINING_USES
          : OFFICIAL_USES[stage];
    const note = isByDegree ? this.#admissions() : this.#ready();
    const runs = note === '' ? [{ text }] : [{ text: `${text} ${note}` }];
    return this.#worded(line, [...runs, ...this.#site(copy.OFFICIAL_SITES, uses)]);
  }

  /** Returns a sentence on what the reader can put first; an empty text if we know of nothing. */
  #ready(): string {
    const { years, stage, subjects, country } = this.reader;
    const [, count] = YEARS_IN_WORDS.find(([fewest]) => years >= fewest) ?? [];
    if (count !== undefined) return fillWording(copy.READY_NOTES.years, { count });
    if (stage !== 'graduate' || subjects.length === 0) return '';
    return fillWording(copy.READY_NOTES.degree, { subjects: joinList(listSubjectNames(subjects, country)) });
  }

  /** Returns a sentence on who takes applications for a degree; an empty text if we do not know it. */
  #admissions(): string {
    const { country, place } = this.reader;
    const ofPlace = place === null ? undefined : copy.PLACE_ADMISSIONS_NOTES[`${country}-${place.code}`];
    return ofPlace ?? copy.ADMISSIONS_NOTES[country] ?? '';
  }

  #applicationWordings(
    to: Extract<Step, { kind: 'apply' }>['to'],
    stage: PlanStage,
    isByDegree: boolean,
  ): readonly Wording[] {
    const { country } = this.reader;
    if (to === 'apprenticeships') return copy.APPRENTICESHIP_OFFICIAL_STEPS;
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
    const text = findCareerTrial(career, this.reader)?.text ?? '';
    const lastsPastDueTime = (due.time === 'week' && lasts !== 'week') || (due.time === 'month' && lasts === 'longer');
    const search = this.#picker('try').pick(copy.TRIAL_SEARCH_STEPS, { a: withArticle(shortenTitle(career.title)) });
    return [lastsPastDueTime ? copy.STARTS_NOW_NOTE : '', text, search].filter((part) => part !== '').join(' ');
  }

  /** Returns the text on an entry route, or questions if we do not know the country's routes. */
  #way(career: PlannedCareer, index: number): TextRun[] {
    if (career.isKnown) return this.#levelWay(career);
    const shownIndex = index < MAX_DIFFERENT_QUESTIONS ? index : 0;
    const text = composeWayInStep(career, career.isLong, this.reader, this.#picker('way'), shownIndex);
    if (text === '') return [];
    // Those who have the degree that American employers ask for need no course.
    const isHeld = this.reader.country === US && !isEntryByTraining(career.code, this.reader);
    const isByDegree = !isHeld && isEntryByDegree(career.code, this.reader);
    // In the United Kingdom, later steps already quote titles to search for.
    const isLookedUp = index === 0 || this.reader.country !== UK || !text.includes('"');
    const isFurther = this.reader.country !== UK && findFirstWay(career.code, this.reader)?.kind === 'second-degree';
    const courseUses: readonly LinkUse[] = isFurther ? ['masters'] : ['degrees'];
    const site = isLookedUp ? this.#lookUp(career, isByDegree ? courseUses : []) : [];
    return [{ text: `${text}${this.#yearsNote(career, index)}` }, ...site];
  }

  /** Returns the text on a career whose work the reader knows: what their years count for. */
  #levelWay(career: PlannedCareer): TextRun[] {
    const titles = listLevelTitles(career, this.reader).map((title) => `"${title}"`);
    const variables = { ...this.#variables, as: withArticle(career.title), title: joinList(titles, 'or') };
    const moveWordings = copy.MOVE_WAY_STEPS[career.move?.isOtherSubject === true ? 'subject' : 'years'];
    const wordings = this.reader.done.includes(career.code)
      ? copy.RETURN_WAY_STEPS
      : career.move === null
        ? copy.LEVEL_WAY_STEPS
        : moveWordings;
    return [{ text: this.say('way', wordings, variables) }, ...this.#lookUp(career)];
  }

  /** Returns a sentence on the reader's years of work, which may shorten the training of their first career; or an empty text. */
  #yearsNote({ code }: PlannedCareer, index: number): string {
    const [, count] = YEARS_IN_WORDS.find(([years]) => this.reader.years >= years) ?? [];
    if (index > 0 || count === undefined || !isEntryByTraining(code, this.reader)) return '';
    return ` ${this.say('years', copy.YEARS_STEPS, { ...this.#variables, count })}`;
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

  /** Returns the text on real vacancies: what to search for, and what this reader notes of each. */
  #search({ career, notes }: Extract<Step, { kind: 'search' }>): StepText | null {
    const variables = createTemplateVariables([career], this.reader);
    const { place } = this.reader;
    const { search, searches = search } = variables;
    if (searches === undefined) return null;
    const text = this.say('search', copy.SEARCH_STEPS, {
      ...variables,
      search: searches,
      where: place === null ? '' : fillWording(copy.SEARCH_PLACE, { place: place.name }),
      notes: joinList(notes.map((note) => copy.SEARCH_NOTES[note])),
    });
    return this.#worded(fillWording(copy.STEP_TITLES.search, variables), [{ text }]);
  }

  /** Returns differences between careers, and with which to start because of each, or of both. */
  #differences(differences: readonly Difference[]): string {
    const leaders = differences.length > 1 ? listLeaders(differences) : [];
    const texts = differences.map((difference) => this.#difference(difference));
    if (leaders.length === 0) return texts.flatMap(({ fact, choice }) => [fact, choice]).join(' ');
    const titles = joinList(leaders.map(({ title }) => titleInSentence(shortenTitle(title))));
    const both = this.say('both', SAME_CHOICES[leaders.length === 1 ? 'one' : 'several'], { titles });
    return [...texts.map(({ fact }) => fact), both].join(' ');
  }

  /** Returns a difference between careers, and with which to start because of it. */
  #difference(difference: Difference): Record<'fact' | 'choice', string> {
    const isMaybe = difference.on === 'course' && difference.isMaybeNeedless;
    const { facts, choices } = DIFFERENCE_TEXTS[isMaybe ? 'perhapsCourse' : difference.on];
    const nameAll = (careers: readonly PlannedCareer[], name: (title: string) => string): string =>
      joinList(
        careers.map(({ title }) => name(shortenTitle(title))),
        'or',
      );
    const variables = {
      ...this.#variables,
      ...describeDifference(difference),
      near: nameAll(difference.near, withArticle),
      far: nameAll(difference.far, withArticle),
      titles: nameAll(difference.near, titleInSentence),
    };
    return {
      fact: this.say('difference', facts, variables),
      choice: this.say('choice', choices, variables),
    };
  }

  /** Returns what may speak against a career, whom to ask about it, and what. */
  #question({ career, question }: Extract<Step, { kind: 'ask' }>): string {
    const { title, move } = career;
    const { thing, checks } = describeQuestion(question);
    const variables = { ...this.#variables, a: withArticle(shortenTitle(title)), thing };
    const person = PEOPLE_TO_ASK[move === null ? this.reader.stage : 'move'];
    return [
      this.say('ask', OPEN_QUESTIONS, variables),
      this.say('person', person, variables),
      this.say('question', checks, variables),
    ].join(' ');
  }

  /** Returns the first step towards a job that the reader named: its way in, or what they ruled out of it. */
  #namedJob({ career, excludedBy }: Extract<Step, { kind: 'named' }>): TextRun[] {
    const a = withArticle(shortenTitle(career.title));
    if (excludedBy.length > 0) {
      const things = joinList(listDealBreakerNames(excludedBy));
      return [{ text: this.say('named', copy.NAMED_EXCLUDED_STEPS, { a, things }) }];
    }
    const [way, ...others] = this.#way(career, MAX_DIFFERENT_QUESTIONS);
    return way === undefined
      ? []
      : [{ ...way, text: `${this.say('named', copy.NAMED_STEPS, { a })} ${way.text}` }, ...others];
  }

  /** Returns the text on another career of the report, with what it asks for. */
  #fallback({ career, rank, start }: Extract<Step, { kind: 'after' }>): string {
    const known = start?.isMaybeNeedless === false ? start : null;
    const trained = known?.isPaid === true ? 'paid' : 'unpaid';
    const asks = known === null ? 'unknown' : known.months === 0 ? 'none' : trained;
    const variables = {
      ...createTemplateVariables([career], this.reader),
      title: titleInSentence(career.title),
      time: formatMonths(start?.months ?? 0),
      place:
        rank === null ? copy.LIST_PLACES.unranked : fillWording(copy.LIST_PLACES.ranked, { rank: numberWord(rank) }),
    };
    return `${this.say('after', copy.AFTER_STEPS[asks], variables)} ${this.say('after search', copy.AFTER_SEARCH_STEPS, variables)}`;
  }

  /** Returns the text on money; nothing on unpaid training if we know no site that says who pays. */
  #money({ career, money }: Extract<Step, { kind: 'money' }>): TextRun[] {
    const a = withArticle(shortenTitle(career.title));
    if (money.on === 'lower') {
      const low = formatMoney(roundToHundreds(money.low), money.currency);
      return [{ text: this.say('money', copy.MONEY_STEPS.lower, { a, low }) }];
    }
    const site = this.#site(copy.OFFICIAL_SITES, this.reader.country === US ? ['courses'] : ['retraining']);
    if (site.length === 0) return [];
    return [{ text: this.say('money', copy.MONEY_STEPS.unpaid, { a, time: formatMonths(money.months) }) }, ...site];
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

/** Returns the values of the variables of a difference, other than its careers. */
function describeDifference(difference: Difference): TemplateVariables {
  switch (difference.on) {
    case 'condition':
      return { things: joinList(difference.things.map((id) => LACKING_TEXTS.things[id])) };
    case 'change':
      return { things: CHANGES_BROUGHT[difference.topic] };
    case 'refused':
      return { things: joinList(listDealBreakerNames(difference.things)) };
    case 'dislikes':
    case 'likes':
      return { things: joinList(listTileNames(difference.things)) };
    case 'course':
      return {
        time: formatMonths(difference.months),
        paid: difference.isPaid === null ? '' : PAID_MEANWHILE[difference.isPaid ? 'paid' : 'unpaid'],
      };
    case 'length':
      return { time: formatMonths(difference.months), longer: formatMonths(difference.longer) };
    case 'pay': {
      const { high, low, currency, year } = difference;
      const money = (amount: number): string => formatMoney(roundToHundreds(amount), currency);
      return { high: money(high), low: money(low), year: String(year) };
    }
    case 'wage':
    case 'law':
      return {};
  }
}

/** Returns what may speak against a career, within a sentence, and what to ask about it. */
function describeQuestion(question: OpenQuestion): { thing: string; checks: readonly string[] } {
  switch (question.on) {
    case 'change': {
      const topic = question.thing;
      const checks = topic === 'pay' || topic === 'outlook' ? QUESTION_CHECKS[topic] : CHANGE_TEXTS[topic].check;
      return { thing: QUESTION_THINGS.change[topic], checks };
    }
    case 'refused':
    case 'dislikes': {
      const [thing = ''] =
        question.on === 'refused' ? listDealBreakerNames([question.thing]) : listTileNames([question.thing]);
      return { thing: fillWording(QUESTION_THINGS[question.on], { thing }), checks: QUESTION_CHECKS[question.on] };
    }
    case 'lacking':
      return { thing: QUESTION_THINGS.lacking[question.thing], checks: QUESTION_CHECKS.lacking[question.thing] };
    case 'setting':
      return { thing: QUESTION_THINGS.setting[question.thing], checks: SETTING_DOUBTS[question.thing]?.checks ?? [] };
    case 'subject':
    case 'models':
    case 'degree':
      return { thing: QUESTION_THINGS[question.on], checks: QUESTION_CHECKS[question.on] };
  }
}
