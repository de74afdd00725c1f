import { CHOICE_LIMITS } from '@bearings/contracts';
import { payLabel } from '@bearings/domain';
import { describeGrowth, describeTraining, describeWayIn } from '@bearings/ui/career';

const formatTimesOfTen = (share: number): string => {
  const times = Math.floor(10 * share + 1e-9);
  return times === 0 ? 'fewer than 1 of 10' : `${times} of 10`;
};

/** Returns a share from 0 to 1 in words, such as "in 7 of 10 retakes". */
const formatTimes = (share: number): string => `in ${formatTimesOfTen(share)} retakes`;

export const choicesTexts = {
  stability: (share: number) => `In your ten ${formatTimes(share)}`,
  wayIn: describeWayIn,
  growth: describeGrowth,
  refused: {
    title: 'That could not be saved',
    description: 'Please try again.',
  },
  columns: { pay: payLabel, wayIn: 'Way in' },
  training: describeTraining,
  sort: {
    label: 'Sort by',
    names: {
      fit: 'Closest fit',
      stability: 'Came back most often',
      pay: 'Highest pay',
      wayIn: 'Shortest way in',
      growth: 'Most growth',
    },
  },
  filter: {
    label: 'Show',
    names: {
      all: 'All',
      kept: 'Saved ones',
      noDegree: 'Without a degree',
      growing: 'Growing',
    },
    none: 'No careers match what you chose to show.',
    reset: 'Show all',
  },
  keep: { on: 'Saved', off: 'Save' },
  notForMe: 'Not for me',
  replaceBySimilar: 'Rather this one',
  remove: 'Remove',
  compare: 'Compare',
  origin: { own: '', replacement: 'In place of another', added: 'Added by you' },
  announcements: {
    kept: (title: string) => `${title} is saved.`,
    let: (title: string) => `${title} is no longer saved.`,
    offList: (title: string, next: string | null) =>
      next === null ? `${title} is off your list.` : `${title} is off your list. ${next} takes its place.`,
    replaceBySimilar: (title: string, former: string) => `${title} takes the place of ${former}.`,
    back: (title: string) => `${title} is back.`,
    added: (title: string) => `${title} is added to your list.`,
    known: (title: string) => `${title} is on your list already.`,
    removed: (title: string) => `${title} is removed.`,
    full: `You can save ${CHOICE_LIMITS.kept} careers. Let one go first.`,
    fullAdded: `You can add ${CHOICE_LIMITS.added} careers. Remove one first.`,
    fullCompared: 'Four careers fit side by side. Take one out first.',
  },
  undo: 'Undo',
  removed: { title: (count: number) => `Not for me (${count})`, back: 'Put back' },
  note: {
    label: 'Your note',
    hint: `Only you see it. At most ${CHOICE_LIMITS.note} characters.`,
    save: 'Save note',
    saved: 'Your note is saved.',
  },
  add: {
    title: 'Add a career of your own',
    label: 'Job title',
    hint: 'We compare it with your answers and say honestly how it does.',
    found: 'Jobs found',
    searching: 'Searching …',
    offline: 'You’re offline. You can search when you’re back.',
    failed: 'The search didn’t work.',
    count: (count: number) => (count === 1 ? 'One job found' : `${count} jobs found`),
    none: (text: string) => `No job found for “${text}”. Try another word for it.`,
    retry: 'Try Again',
    waiting: 'This career is added and compared as soon as you’re back online.',
  },
  failed: {
    text: 'Saving, removing and adding don’t work just now. Your report is complete below.',
    retry: 'Try Again',
  },
  comparison: {
    title: 'Side by side',
    row: 'What is compared',
    open: (count: number) => `Compare ${count} careers`,
    hint: 'Choose two to four careers to compare.',
    clear: 'Clear',
    caption: 'The chosen careers side by side',
    profile: 'Your profile over the work’s',
    legend: 'The bar is what the work asks for, the mark is your score. Both from 0 to 100.',
    you: (score: number) => `you ${score}`,
    work: (demand: number | undefined) => (demand === undefined ? 'not known' : `work ${demand}`),
    remove: (title: string) => `Take ${title} out`,
    reason: 'For it',
    doubt: 'Against it',
    fit: 'Fit',
    sure: 'If you answered again',
    growth: 'Growth',
    what: 'The work',
  },
} as const;
