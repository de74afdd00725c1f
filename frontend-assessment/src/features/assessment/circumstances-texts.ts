const formatKindsOfWork = (count: number) => (count === 1 ? '1 kind of work' : `${count} kinds of work`);

export const circumstancesTexts = {
  finish: 'See your preview',
  preview: {
    taken: {
      title: 'What your careers will take into account',
      interests: (liked: number, disliked: number) =>
        disliked === 0
          ? `${formatKindsOfWork(liked)} you’d like`
          : `${formatKindsOfWork(liked)} you’d like, ${disliked} not for you`,
      stage: (label: string) => `Where you stand: ${label.toLowerCase()}`,
      qualification: 'Your highest qualification',
      place: 'Your state or province',
      subjects: 'Your subjects',
      field: 'Your field of work',
      experience: 'What you’ve done',
      training: (label: string) => `Time for training: ${label.toLowerCase()}`,
      dealBreakers: (labels: readonly string[]) => `What you won’t do: ${labels.join(', ').toLowerCase()}`,
      jobs: (count: number) => (count === 1 ? 'The job you have in mind' : `The ${count} jobs you have in mind`),
      action: 'Change this',
    },
    skipped: {
      title: 'Two more minutes, and your careers can fit you better',
      action: 'Add what you enjoy and where you stand',
    },
    elsewhere: 'You can change this in the browser in which you gave your answers.',
  },
} as const;
