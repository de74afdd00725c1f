import { WORDS_PER_MINUTE } from '@bearings/contracts';
import type { Stage } from '@bearings/domain';
import { useEffect, useState } from 'react';
import { act, render, screen, userEvent, waitFor, within } from '../../testing';
import { NO_CHOICES, readChoices, toCircumstances, type Choices } from '../choices';
import type { SavingState } from '../screen';
import type { FoundJob, SearchJobs } from '../use-job-search';
import { ExperienceScreen } from './experience-screen';

const TEACHER: FoundJob = {
  code: '25-2031.00',
  title: 'Secondary school teacher',
  matchedTitles: [],
  dealBreakers: ['public'],
};
const TAXI: FoundJob = { code: 'x:taxi', title: 'Taxi driver', matchedTitles: [], dealBreakers: [] };
const TASKS = ([1, 2, 3, 4, 5, 6] as const).map((number) => ({ number, text: `Task ${number}` }));

const searchJobs = jest.fn<ReturnType<SearchJobs>, Parameters<SearchJobs>>();
const fetchTasks = jest.fn(async () => TASKS as typeof TASKS | null);
const onChoices = jest.fn<undefined, [Choices]>();
const readLastChoices = (): Choices => onChoices.mock.lastCall?.[0] ?? NO_CHOICES;
const readSent = () => toCircumstances(readLastChoices()).experience;

interface ScreenState {
  stage?: Stage | null;
  given?: Choices;
  country?: string;
  saving?: SavingState;
}

function Screen({ stage = 'working', given = NO_CHOICES, country = 'GB', saving }: ScreenState) {
  const [state, setState] = useState<Choices>({ ...given, stage });
  useEffect(() => onChoices(state), [state]);
  return (
    <ExperienceScreen
      fetchFinerTiles={async () => null}
      choices={state}
      onChange={(changes) => setState((now) => ({ ...now, ...changes }))}
      country={country}
      searchJobs={searchJobs}
      fetchTasks={fetchTasks}
      {...(saving && { saving })}
    />
  );
}

function openScreen(state: ScreenState = {}) {
  render(<Screen {...state} />);
  return userEvent.setup();
}

const findSearch = () => screen.getByRole('combobox', { name: /^Job \d/ });

async function chooseTeacher(user: ReturnType<typeof userEvent.setup>) {
  await user.type(findSearch(), 'teach');
  await user.click(await screen.findByRole('option', { name: 'Secondary school teacher' }));
}

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = jest.fn();
  fetchTasks.mockImplementation(async () => TASKS);
  searchJobs.mockImplementation(async (text, options) => {
    if (options?.match === 'any-word') return [TEACHER, TAXI];
    return [TEACHER, TAXI].filter(
      ({ code, title }) => code === text || title.toLowerCase().includes(text.toLowerCase()),
    );
  });
});

describe('a job in the step about what a person has done', () => {
  it('is found by title among all jobs, is the present one of a worker, and its tasks can be marked', async () => {
    const user = openScreen();
    await chooseTeacher(user);
    expect(searchJobs).toHaveBeenLastCalledWith('teach', { scope: 'all' });
    await user.click(screen.getByRole('radio', { name: 'over 10' }));
    await user.click(await screen.findByRole('button', { name: 'More of this: Task 3' }));
    await user.click(screen.getByRole('button', { name: 'More of this: Task 1' }));
    await user.click(screen.getByRole('button', { name: 'Less of this: Task 2' }));
    const job = { occupation: TEACHER.code, years: 'over10', isCurrent: true };
    expect(readSent()).toEqual({ jobs: [{ ...job, moreTasks: [1, 3], lessTasks: [2] }] });
    await user.click(screen.getByRole('button', { name: 'Less of this: Task 1' }));
    await user.click(screen.getByRole('button', { name: 'Less of this: Task 2' }));
    expect(readSent()).toEqual({ jobs: [{ ...job, moreTasks: [3], lessTasks: [1] }] });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Over 10 years · now · 2 marks')).toBeVisible();
  });

  it('can be followed by two more, of which none is chosen twice, and can be removed', async () => {
    const user = openScreen();
    await chooseTeacher(user);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Add a second job' }));
    await user.type(findSearch(), 'e');
    await user.type(findSearch(), 'r');
    await user.click(await screen.findByRole('option', { name: 'Taxi driver' }));
    expect(readSent()?.jobs).toMatchObject([
      { occupation: TEACHER.code, isCurrent: true },
      { occupation: TAXI.code, isCurrent: false },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Add a third job' }));
    await user.type(findSearch(), 'er');
    await waitFor(() => expect(screen.getByText('2 jobs found')).toBeVisible());
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove er' }));
    expect(readLastChoices().experience.jobs).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Change Taxi driver' }));
    await user.click(screen.getByRole('button', { name: 'Remove Taxi driver' }));
    expect(readSent()?.jobs).toHaveLength(1);
  });

  it('that we do not know costs nothing: the nearest can be taken, or the title is kept and never sent', async () => {
    const user = openScreen();
    await user.type(findSearch(), 'Head of Year 9');
    expect(await screen.findByText(/We don’t know “Head of Year 9”. That costs you nothing./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Secondary school teacher' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(readLastChoices().experience.jobs).toMatchObject([{ code: null, title: 'Head of Year 9', isKept: true }]);
    expect(JSON.stringify(toCircumstances(readLastChoices()))).not.toMatch(/Head of Year/);
    expect(screen.getByText('Kept in this browser only')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another job' }));
    await user.click(await screen.findByRole('button', { name: 'Secondary school teacher' }));
    expect(readSent()?.jobs).toMatchObject([{ occupation: TEACHER.code }]);
  });

  it('can be kept without its tasks if they fail to load, and they can be loaded again', async () => {
    fetchTasks.mockResolvedValueOnce(null);
    const user = openScreen();
    await chooseTeacher(user);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Task 6')).toBeVisible();
  });

  it('gets its title from the search if the server gave only its code', async () => {
    const jobs = [{ occupation: TAXI.code, isCurrent: true, moreTasks: [1], lessTasks: [] }];
    const given = readChoices({ stage: 'working', experience: { jobs, apprenticeship: TEACHER.code } }) ?? NO_CHOICES;
    openScreen({ given });
    expect(await screen.findByText('Taxi driver', { selector: 'b' })).toBeVisible();
    expect(await screen.findByText('Secondary school teacher')).toBeVisible();
    expect(readSent()).toEqual({ jobs, apprenticeship: TEACHER.code });
  });
});

describe('the question about the field of work', () => {
  const findField = () => screen.queryByRole('combobox', { name: /What field/ });

  it('is asked of people with working years, and both answers can be cleared', async () => {
    const user = openScreen({ stage: 'returning' });
    const field = () => screen.getByRole('combobox', { name: 'What field did you work in?' });
    expect(screen.queryByText('For how many years?')).not.toBeInTheDocument();
    await user.click(field());
    expect(screen.queryByRole('option', { name: 'Running things' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Construction' }));
    await user.click(screen.getByRole('radio', { name: 'Five years or more' }));
    expect(readLastChoices()).toMatchObject({ field: 'construction', fieldYears: '5up' });
    await user.click(screen.getByRole('radio', { name: 'Five years or more' }));
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Leave blank' }));
    expect(readLastChoices()).toMatchObject({ field: null, fieldYears: null });
  });

  it('is not asked at school', () => {
    openScreen({ stage: 'school' });
    expect(findField()).not.toBeInTheDocument();
  });

  it('is not asked once a job has its years, and keeps what was answered', async () => {
    const user = openScreen({ given: { ...NO_CHOICES, field: 'construction', fieldYears: '5up' } });
    await chooseTeacher(user);
    expect(findField()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'over 10' }));
    expect(findField()).not.toBeInTheDocument();
    expect(toCircumstances(readLastChoices())).toMatchObject({ field: 'construction', fieldYears: '5up' });
    await user.click(screen.getByRole('radio', { name: 'over 10' }));
    expect(findField()).toBeVisible();
  });
});

describe('the limited choices of the step', () => {
  it('show twelve pastimes, then all, and take five', async () => {
    const user = openScreen();
    const pastimes = within(screen.getByRole('group', { name: 'Outside work' }));
    expect(pastimes.getAllByRole('button')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 18 more' }));
    expect(pastimes.getAllByRole('button')).toHaveLength(30);
    for (const name of ['Walking', 'Cooking', 'Sport', 'Animals', 'Computers', 'Languages']) {
      await user.click(pastimes.getByRole('button', { name }));
    }
    expect(readSent()?.pastimes).toEqual(['walking', 'cooking', 'sport', 'animals', 'computers']);
    const other = pastimes.getByRole('button', { name: 'Languages' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    act(() => other.focus());
    expect(other).toHaveFocus();
    expect(screen.getByText(/That’s 5/)).toBeVisible();
  });

  it('take two things that should change and leave the others reachable', async () => {
    const user = openScreen();
    const changes = within(screen.getByRole('group', { name: 'What should change?' }));
    for (const name of [/^Hours/, /^Pressure/, /^Pay/]) await user.click(changes.getByRole('button', { name }));
    expect(readSent()?.changes).toEqual(['hours', 'pressure']);
    expect(screen.getByText('Two chosen: untick one to change.')).toBeVisible();
    await user.click(changes.getByRole('button', { name: /^Hours/ }));
    await user.click(changes.getByRole('button', { name: /^Pay/ }));
    expect(readSent()?.changes).toEqual(['pressure', 'pay']);
  });

  it('take one direction, which can be cleared', async () => {
    const user = openScreen();
    await user.click(screen.getByRole('radio', { name: 'Something new' }));
    expect(readSent()).toEqual({ direction: 'new' });
    await user.click(screen.getByRole('radio', { name: 'Something new' }));
    expect(readSent()).toBeUndefined();
  });
});

describe('the pay now', () => {
  it('is asked for in the currency of the country and sent in hundredths', async () => {
    const user = openScreen({ country: 'NO' });
    await user.type(screen.getByRole('textbox', { name: /Norwegian kroner/ }), '54,500');
    await user.click(screen.getByRole('radio', { name: 'a month' }));
    expect(readSent()).toEqual({ payNow: { hundredths: 54_500_00, period: 'month' } });
  });

  it.each([
    ['a lot', /figures/],
    ['12', /check the amount/],
  ])('is not sent if it is "%s", which stays in the field with a message', async (typed, message) => {
    const user = openScreen();
    const field = screen.getByRole('textbox', { name: /pounds/ });
    await user.type(field, typed);
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(readSent()).toBeUndefined();
  });
});

describe('the stage decides what is asked', () => {
  it.each<[Stage | null, string, boolean, boolean]>([
    ['school', 'Saturday jobs and helping out', false, false],
    ['student', 'Your jobs so far', true, false],
    [null, 'Your jobs so far', true, false],
    ['returning', 'Your jobs', true, true],
  ])('of a person at the stage %s', async (stage, title, hasYears, isAskedForPay) => {
    const user = openScreen({ stage });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryAllByText(/your career/i)).toEqual([]);
    await chooseTeacher(user);
    expect(screen.queryAllByRole('radio', { name: 'over 10' })).toHaveLength(hasYears ? 1 : 0);
    expect(screen.queryAllByText('Your pay now')).toHaveLength(isAskedForPay ? 1 : 0);
    expect(screen.queryAllByText('What should change?')).toHaveLength(isAskedForPay ? 1 : 0);
  });

  it('and what another stage was asked is not sent', () => {
    const experience = {
      ...NO_CHOICES.experience,
      pastimes: ['sport' as const],
      direction: 'near' as const,
      changes: ['pay' as const],
      payAmount: '30000',
    };
    const toSent = (stage: Stage) => toCircumstances({ ...NO_CHOICES, stage, experience }).experience;
    expect(toSent('school')).toEqual({ pastimes: ['sport'] });
    expect(toSent('working')).toMatchObject({ direction: 'near', changes: ['pay'] });
  });
});

it('answers that are not saved yet are still there, and saving can be tried again', async () => {
  const retry = jest.fn();
  const user = openScreen({ saving: { isSaved: false, isOffline: true, retry } });
  expect(screen.getByText(/Your answers are still here. We try again when you’re online./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('the overview of parts leads to each part and says which have an answer', async () => {
  const user = openScreen();
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(screen.getByRole('heading', { name: 'Your pay now' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cooking' }));
  expect(screen.getByRole('button', { name: /^Outside work.*answered/ })).toBeVisible();
});

it('reading all of the step and answering with one job, six tasks, three pastimes and two changes takes under three minutes', async () => {
  const TAPS = 40;
  const SECONDS_PER_TAP = 0.75;
  const user = openScreen();
  await chooseTeacher(user);
  await screen.findByText('Task 1');
  const words = (document.body.textContent ?? '').split(/\s+/).length;
  expect(words).toBeGreaterThan(100);
  // The words of the six tasks are not among those counted, because the tasks of this spec are short.
  const TASK_WORDS = 6 * 12;
  expect(((words + TASK_WORDS) / WORDS_PER_MINUTE) * 60 + TAPS * SECONDS_PER_TAP).toBeLessThan(180);
});
