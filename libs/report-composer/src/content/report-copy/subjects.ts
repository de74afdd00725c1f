// Texts of a report's part on the subjects of a pupil or student.
export const SUBJECTS_TEXTS = {
  title: 'Your subjects',
  school: 'What courses in the United Kingdom usually ask for. Schools and universities differ, so check each course.',
  degree: 'Which subjects are usual for the work, in the United Kingdom.',
  best: 'Best match of your subjects among the ten: {title}.',
  noBest: 'None of the ten that you can start counts one of your subjects in particular.',
  closed: '{title} asks for {things}, which you don’t take.',
  adding: '{subject}: {count} more',
  addingLead: 'If you can still add a subject, of all {all} careers these would open too:',
  /** Of a pupil who has chosen the subjects of their last two years. */
  addingSet:
    'Subjects are usually set at your stage. Ask these courses if another way counts, such as a foundation year.',
  addingNone: 'No single other subject would open more careers.',
} as const;
