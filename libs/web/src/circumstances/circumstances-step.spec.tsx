import { WORDS_PER_MINUTE } from '@bearings/contracts';
import {
  type FinerTileId,
  FIRST_TILES,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  OFFLINE_FINER_TILES,
  QUALIFICATION_NAMES,
} from '@bearings/domain';
import { act, cleanup, setOffline, render, screen, userEvent, waitFor, within } from '../testing';
import { useEffect, useState } from 'react';
import { NO_CHOICES, readChoices, toCircumstances, type Choices } from './choices';
import { CircumstancesStep } from './circumstances-step';
import { readExperience } from './experience/experience-choices';
import { EXPERIENCE_SCREEN } from './screen';
import type { FoundJob } from './use-job-search';

const NURSE_JOB: FoundJob = {
  code: '29-1141.00',
  title: 'Nurse',
  matchedTitles: ['Staff nurse', 'Registered nurse'],
  dealBreakers: ['blood', 'shifts', 'distress'],
};
const MIDWIFE_JOB: FoundJob = { code: '29-9099.01', title: 'Midwife', matchedTitles: [], dealBreakers: [] };
const FOUND_JOBS: FoundJob[] = [
  NURSE_JOB,
  MIDWIFE_JOB,
  { code: '1', title: 'Carer', matchedTitles: [], dealBreakers: [] },
  { code: '2', title: 'Doctor', matchedTitles: [], dealBreakers: [] },
];

const fetchFinerTiles = jest.fn<Promise<readonly FinerTileId[] | null>, []>();
const searchJobs = jest.fn<Promise<readonly FoundJob[] | null>, [string]>();
const onFinish = jest.fn();
const onBack = jest.fn();
const onSkip = jest.fn();
const onChoices = jest.fn<undefined, [Choices]>();
const readLastChoices = (): Choices => onChoices.mock.lastCall?.[0] ?? NO_CHOICES;

function Step({ first = 0, country = 'GB', given = NO_CHOICES }) {
  const [state, setState] = useState(given);
  const [shown, setShown] = useState(first);
  useEffect(() => onChoices(state), [state]);
  return (
    <CircumstancesStep
      choices={state}
      onChange={(changes) => setState((now) => ({ ...now, ...changes }))}
      country={country}
      searchJobs={searchJobs}
      fetchTasks={async () => []}
      fetchFinerTiles={fetchFinerTiles}
      screen={shown}
      onScreen={setShown}
      onBack={onBack}
      onFinish={onFinish}
      onSkip={onSkip}
      finishLabel="Done"
      busy={false}
    />
  );
}

function openStep(props: Parameters<typeof Step>[0] = {}) {
  render(<Step {...props} />);
  return userEvent.setup();
}

const findTile = (name: string) => within(screen.getByRole('radiogroup', { name }));
const findSearchField = () => screen.getByRole('combobox', { name: 'Job title' });

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = jest.fn();
  fetchFinerTiles.mockResolvedValue(['teeth', 'medicines']);
  searchJobs.mockImplementation((text) =>
    Promise.resolve(FOUND_JOBS.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))),
  );
});
afterEach(() => jest.restoreAllMocks());

describe('the activities (tiles) in the circumstances step', () => {
  it('are 26 groups of two options, none of them chosen at first', () => {
    openStep();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(FIRST_TILES.length);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('can each be set to "like" or "not for me", and be cleared', async () => {
    const user = openStep();
    const care = findTile('Care for somebody who is ill');
    await user.click(care.getByRole('radio', { name: 'Like' }));
    await user.click(findTile('Sell something').getByText('Not for me'));
    expect(readLastChoices().interests).toEqual({ care: 'like', sales: 'not_for_me' });
    await user.click(care.getByRole('radio', { name: 'Not for me' }));
    expect(readLastChoices().interests.care).toBe('not_for_me');
    await user.click(care.getByRole('radio', { name: 'Not for me' }));
    expect(readLastChoices().interests).toEqual({ sales: 'not_for_me' });
  });
});

describe('the circumstances step', () => {
  it('opens the next of its six screens on Enter, and focuses the heading', async () => {
    const user = openStep();
    for (const title of [
      'Where do you stand?',
      'What you’ve done counts',
      'What won’t you do?',
      'Any jobs in mind?',
      'Would you enjoy any of these?',
    ]) {
      await user.keyboard('{Enter}');
      expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('shows the previous screen on Back; on the first screen, Back leaves the step', async () => {
    const user = openStep({ first: 1 });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/working day/);
    expect(onBack).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1, 3, 4])('leads to the finer kinds of work if screen %d is skipped', async (first) => {
    const user = openStep({ first });
    expect(screen.getByText(/An AI never sees your name/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip this part' }));
    expect(onSkip).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Would you enjoy any of these?' })).toHaveFocus();
    expect(screen.getByText(/An AI never sees your name/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip to the end' }));
    expect(onSkip).toHaveBeenCalledTimes(1);
  });
});

describe('the screen with finer kinds of work', () => {
  const listTiles = async () =>
    (await screen.findAllByRole('radiogroup')).map((group) => group.getAttribute('aria-labelledby'));

  it('asks about the ones that the server chose, and stores the answers with the other kinds of work', async () => {
    const user = openStep({ first: 5, given: { ...NO_CHOICES, interests: { care: 'like' } } });
    expect(await listTiles()).toEqual(['tile-teeth', 'tile-medicines']);
    await user.click(findTile('Prepare and hand out medicines').getByText('Not for me'));
    expect(readLastChoices().interests).toEqual({ care: 'like', medicines: 'not_for_me' });
  });

  it('also shows those that were answered before', async () => {
    openStep({ first: 5, given: { ...NO_CHOICES, interests: { cook: 'like' } } });
    expect(await listTiles()).toEqual(['tile-teeth', 'tile-medicines', 'tile-cook']);
    expect(findTile('Cook or bake').getByRole('radio', { name: 'Like' })).toBeChecked();
  });

  it('asks about twelve fixed ones if the server cannot be reached', async () => {
    fetchFinerTiles.mockResolvedValue(null);
    openStep({ first: 5 });
    expect(await listTiles()).toEqual(OFFLINE_FINER_TILES.map((id) => `tile-${id}`));
    expect(OFFLINE_FINER_TILES).toHaveLength(12);
  });

  it('says that they are being chosen, and can be left meanwhile', async () => {
    fetchFinerTiles.mockReturnValue(new Promise(() => {}));
    const user = openStep({ first: 5 });
    expect(screen.getByText('Picking from your answers…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onFinish).toHaveBeenCalledTimes(1);
  });
});

describe('the screen about the visitor’s situation', () => {
  it('stores the chosen life stage and training time, and clears each when it is pressed again', async () => {
    const user = openStep({ first: 1 });
    await user.click(screen.getByRole('radio', { name: 'At school' }));
    await user.click(screen.getByRole('radio', { name: 'Up to a year' }));
    expect(readLastChoices()).toMatchObject({ stage: 'school', training: '1y' });
    await user.click(screen.getByRole('radio', { name: 'At school' }));
    await user.click(screen.getByRole('radio', { name: 'Up to a year' }));
    expect(readLastChoices()).toMatchObject({ stage: null, training: null });
  });

  it('stays open when Enter is pressed to choose a qualification', async () => {
    const user = openStep({ first: 1 });
    await user.click(screen.getByRole('combobox', { name: 'Highest qualification' }));
    act(() => screen.getByRole('option', { name: 'Degree' }).focus());
    await user.keyboard('{Enter}');
    expect(readLastChoices().qualificationLevel).toBe(6);
    expect(screen.getByRole('heading', { level: 1, name: 'Where do you stand?' })).toBeVisible();
  });

  it('names qualifications as in the country where the visitor studied', async () => {
    const user = openStep({ first: 1, country: 'FR' });
    await user.click(screen.getByRole('combobox', { name: 'Highest qualification' }));
    await user.click(screen.getByRole('option', { name: 'Bac général' }));
    expect(readLastChoices()).toMatchObject({ qualificationLevel: 3, certificate: 'FR.bac-general' });
    await user.click(screen.getByRole('combobox', { name: 'Highest qualification' }));
    await user.click(screen.getByRole('option', { name: 'Leave blank' }));
    expect(readLastChoices()).toMatchObject({ qualificationLevel: null, certificate: null });
    await user.click(screen.getByRole('combobox', { name: 'Highest qualification' }));
    expect(screen.queryByRole('option', { name: 'Leave blank' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Bac professionnel' }));
    await user.click(screen.getByRole('combobox', { name: 'Where you studied' }));
    await user.click(screen.getByRole('option', { name: 'India' }));
    expect(screen.getByRole('combobox', { name: 'Highest qualification' })).toHaveTextContent(/^Class 12$/);
    await user.click(screen.getByRole('combobox', { name: 'Where you studied' }));
    await user.click(screen.getByRole('option', { name: 'France' }));
    expect(screen.getByRole('combobox', { name: 'Highest qualification' })).toHaveTextContent('Bac professionnel');
  });

  it('asks for the state in the United States', async () => {
    const user = openStep({ first: 1, country: 'US' });
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(screen.getByRole('option', { name: 'Ohio' }));
    expect(readLastChoices().place).toBe('US-OH');
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(screen.getByRole('option', { name: 'Leave blank' }));
    expect(readLastChoices().place).toBeNull();
  });

  it('asks for the province in Canada', () => {
    openStep({ first: 1, country: 'CA', given: { ...NO_CHOICES, place: 'US-OH' } });
    expect(screen.getByRole('combobox', { name: 'Province or territory' })).toHaveTextContent('Choose one');
  });

  it('asks for no state where neither licences nor pay differ by it', () => {
    openStep({ first: 1, country: 'FR' });
    expect(screen.queryByRole('combobox', { name: /State|Province/ })).not.toBeInTheDocument();
  });
});

describe('the question about subjects', () => {
  const subjects = (name: string) => screen.queryByRole('combobox', { name });

  it('is asked only at the life stages to which it applies, and keeps its answer while another stage is chosen', async () => {
    const user = openStep({ first: 1 });
    expect(subjects('What did you study?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'At university' }));
    await user.type(screen.getByRole('combobox', { name: 'What do you study?' }), 'psych');
    expect(screen.getByText('1 subject found')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(readLastChoices()).toMatchObject({ subjects: ['psychology'], subjectSearch: '' });
    expect(screen.getByText('Psychology added')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'In work' }));
    expect(screen.queryByText('Psychology')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Recently graduated' }));
    expect(subjects('What did you study?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Psychology' }));
    expect(readLastChoices().subjects).toEqual([]);
  });

  it('offers pupils school subjects, up to the maximum number', async () => {
    const user = openStep({
      first: 1,
      given: {
        ...NO_CHOICES,
        stage: 'school',
        schoolSubjects: ['biology', 'chemistry', 'english', 'art'],
      },
    });
    await user.type(screen.getByRole('combobox', { name: 'Your school subjects' }), 'further');
    await user.click(screen.getByRole('option', { name: 'Maths Further maths' }));
    expect(readLastChoices().schoolSubjects).toHaveLength(MAX_SCHOOL_SUBJECTS);
    expect(subjects('Your school subjects')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your school subjects' })).toHaveFocus();
  });

  it('uses American names of subjects in the United States', async () => {
    const user = openStep({ first: 1, country: 'US', given: { ...NO_CHOICES, stage: 'graduate' } });
    const search = screen.getByRole('combobox', { name: 'What did you study?' });
    await user.type(search, 'kinesiology');
    expect(screen.getByRole('option', { name: 'Kinesiology and sport science' })).toBeVisible();
    await user.clear(search);
    await user.type(search, 'wizardry');
    expect(screen.getByText(/We have no subject called “wizardry”/)).toBeVisible();
    expect(readLastChoices().subjectSearch).toBe('wizardry');
  });
});

it('deal-breakers can be chosen and cleared', async () => {
  const user = openStep({ first: 3 });
  await user.click(screen.getByRole('button', { name: 'Heavy lifting' }));
  await user.click(screen.getByRole('button', { name: 'Nights and shifts' }));
  expect(readLastChoices().dealBreakers).toEqual(['lifting', 'shifts']);
  await user.click(screen.getByRole('button', { name: 'Heavy lifting', pressed: true }));
  expect(readLastChoices().dealBreakers).toEqual(['shifts']);
});

describe('the careers that a visitor has in mind', () => {
  it('can be searched and added by keyboard, and removed', async () => {
    const user = openStep({ first: 4 });
    await user.type(findSearchField(), 'nur');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(await screen.findByText('1 job found')).toBeVisible();
    expect(screen.getByText('Staff nurse, Registered nurse')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(readLastChoices().jobs).toMatchObject([{ code: '29-1141.00', title: 'Nurse' }]);
    expect(findSearchField()).toHaveValue('');
    expect(screen.getByText('Nurse added')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Nurse' }));
    expect(readLastChoices().jobs).toEqual([]);
    expect(screen.getByText('Nurse removed')).toBeInTheDocument();
  });

  it('are at most three, and the search omits those already chosen', async () => {
    const user = openStep({ first: 4 });
    for (const [text, name] of [
      ['mid', /Midwife/],
      ['car', /Carer/],
      ['doc', /Doctor/],
    ] as const) {
      await user.type(findSearchField(), text);
      await user.click(await screen.findByRole('option', { name }));
      if (text === 'car') {
        await user.type(findSearchField(), 'mid');
        await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 job found'));
        expect(screen.queryByRole('option')).not.toBeInTheDocument();
        await user.clear(findSearchField());
      }
    }
    expect(readLastChoices().jobs).toHaveLength(MAX_JOBS_IN_MIND);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Any jobs in mind?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Carer' }));
    expect(findSearchField()).toBeVisible();
  });

  it('get their titles from the search if only their codes are stored', async () => {
    searchJobs.mockImplementation((text) => Promise.resolve(text === NURSE_JOB.code ? [NURSE_JOB] : []));
    const codes = [NURSE_JOB.code, '00-0000.00'].map((code) => ({ code, title: code, dealBreakers: [] }));
    openStep({ first: 4, given: { ...NO_CHOICES, jobs: codes } });
    expect(await screen.findByRole('button', { name: 'Remove Nurse' })).toBeVisible();
    const { matchedTitles: _shown, ...nurse } = NURSE_JOB;
    expect(readLastChoices().jobs).toEqual([nurse, codes[1]]);
  });

  it('have a message in place of search results if no job matches the typed text', async () => {
    const user = openStep({ first: 4 });
    await user.type(findSearchField(), 'astronaut');
    expect(await screen.findByText(/no job called “astronaut”/)).toBeVisible();
  });

  it('are searched as soon as the browser is online again, if the text was typed offline', async () => {
    const user = openStep({ first: 4 });
    setOffline(true);
    await user.type(findSearchField(), 'nur');
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    expect(findSearchField()).toHaveValue('nur');
    expect(searchJobs).not.toHaveBeenCalled();
    setOffline(false);
    expect(await screen.findByRole('option', { name: /Nurse/ })).toBeVisible();
  });

  it('can be searched again after a failed search', async () => {
    searchJobs.mockResolvedValueOnce(null);
    const user = openStep({ first: 4 });
    await user.type(findSearchField(), 'nur');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: /Nurse/ })).toBeVisible();
  });

  it('are suggested for the latest text, even if the reply to an earlier search arrives later', async () => {
    const replies = new Map<string, (jobs: readonly FoundJob[]) => void>();
    searchJobs.mockImplementation((text) => new Promise((resolve) => replies.set(text, resolve)));
    const user = openStep({ first: 4 });
    await user.type(findSearchField(), 'nur');
    await waitFor(() => expect(replies.has('nur')).toBe(true));
    await user.type(findSearchField(), 's');
    await waitFor(() => expect(replies.has('nurs')).toBe(true));
    await act(async () => replies.get('nurs')?.([NURSE_JOB]));
    await act(async () => replies.get('nur')?.([MIDWIFE_JOB]));
    expect(screen.getByRole('option')).toHaveTextContent('Nurse');
  });
});

describe('the question whether a job stays in the list', () => {
  const { matchedTitles: _shown, ...nurse } = NURSE_JOB;
  const SHIFTS = { occupation: nurse.code, dealBreaker: 'shifts', isKept: true };
  const findQuestion = (name = 'Keep “Nurse” in your list?') => screen.findByRole('radiogroup', { name });

  it('is asked in place once a deal-breaker is always part of a job in mind, and is answered by keyboard', async () => {
    const user = openStep({ first: 3, given: { ...NO_CHOICES, jobs: [nurse] } });
    await user.click(screen.getByRole('button', { name: 'Heavy lifting' }));
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nights and shifts' }));
    const question = await findQuestion();
    expect(question.closest('[aria-live="polite"]')).not.toBeNull();
    expect(question).toHaveAccessibleDescription('You ruled out something this work always has: nights and shifts.');
    expect(toCircumstances(readLastChoices()).keptJobs).toBeUndefined();
    await user.tab();
    for (let count = 0; document.activeElement?.getAttribute('role') !== 'radio' && count < 20; count += 1)
      await user.tab();
    expect(screen.getByRole('radio', { name: 'Keep it' })).toHaveFocus();
    await user.keyboard('[Space]');
    expect(toCircumstances(readLastChoices()).keptJobs).toEqual([SHIFTS]);
    await user.keyboard('{ArrowRight}');
    expect(toCircumstances(readLastChoices()).keptJobs).toEqual([{ ...SHIFTS, isKept: false }]);
    await user.click(screen.getByRole('radio', { name: 'Leave it out' }));
    expect(toCircumstances(readLastChoices()).keptJobs).toBeUndefined();
  });

  it('is asked again if another deal-breaker is chosen, and not sent once none is', async () => {
    const user = openStep({ first: 3, given: { ...NO_CHOICES, jobs: [nurse], dealBreakers: ['shifts'] } });
    await user.click(within(await findQuestion()).getByRole('radio', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Blood and bodily care' }));
    expect(within(await findQuestion()).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(within(await findQuestion()).getByRole('radio', { name: 'Keep it' }));
    expect(toCircumstances(readLastChoices()).keptJobs).toEqual([{ ...SHIFTS, dealBreaker: 'blood' }, SHIFTS]);
    for (const name of ['Blood and bodily care', 'Nights and shifts'])
      await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(toCircumstances(readLastChoices()).keptJobs).toBeUndefined();
  });

  it('is asked where the job is named, and again from the codes that the server stores', async () => {
    const user = openStep({ first: 4, given: { ...NO_CHOICES, dealBreakers: ['distress'] } });
    await user.type(findSearchField(), 'nur');
    await user.click(await screen.findByRole('option', { name: /Nurse/ }));
    await user.click(within(await findQuestion()).getByRole('radio', { name: 'Leave it out' }));
    const sent = toCircumstances(readLastChoices());
    expect(sent.keptJobs).toEqual([{ ...SHIFTS, dealBreaker: 'distress', isKept: false }]);
    cleanup();
    searchJobs.mockImplementation((text) => Promise.resolve(text === NURSE_JOB.code ? [NURSE_JOB] : []));
    openStep({ first: 3, given: readChoices(JSON.parse(JSON.stringify(sent))) ?? NO_CHOICES });
    expect(within(await findQuestion()).getByRole('radio', { name: 'Leave it out' })).toBeChecked();
  });

  it('is about jobs like the present one, which is never listed itself', async () => {
    const experience = readExperience({ jobs: [{ ...nurse, isCurrent: true }] });
    openStep({ first: 3, given: { ...NO_CHOICES, dealBreakers: ['shifts'], experience } });
    const question = await findQuestion('Keep jobs like “Nurse” in your list?');
    await userEvent.click(within(question).getByRole('radio', { name: 'Keep them' }));
    expect(toCircumstances(readLastChoices()).keptJobs).toEqual([SHIFTS]);
  });
});

it('reading all texts of the circumstances step and answering each kind of work takes less than two and three quarter minutes', async () => {
  const SECONDS_PER_TAP = 0.75;
  fetchFinerTiles.mockResolvedValue(OFFLINE_FINER_TILES);
  const user = openStep();
  const seenScreens = new Set<string>();
  for (let at = 0; at < 6; at += 1) {
    // The screen about what a person has done has its own time, which its spec measures.
    if (at === EXPERIENCE_SCREEN) {
      await user.click(screen.getByRole('button', { name: 'Skip this step' }));
      continue;
    }
    if (at === 5) await screen.findAllByRole('radiogroup');
    // Count each text once, even if several screens or activities (tiles) contain it.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const hiddenAncestor = texts.currentNode.parentElement?.closest('.ui-visually-hidden');
      if (!hiddenAncestor) seenScreens.add(texts.currentNode.textContent ?? '');
    }
    if (at < 5) await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  for (const name of Object.values(QUALIFICATION_NAMES.GB)) seenScreens.add(name);
  const words = [...seenScreens].join(' ').split(/\s+/).filter(Boolean).length;
  expect(words).toBeGreaterThan(250);
  const taps = FIRST_TILES.length + OFFLINE_FINER_TILES.length;
  expect((words / WORDS_PER_MINUTE) * 60 + taps * SECONDS_PER_TAP).toBeLessThan(165);
});
