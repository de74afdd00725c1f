/** Texts for answers that could not be saved. */
export const funnelTexts = {
  failed: {
    title: 'Error',
    description: 'Failed to save assessment. Please try again.',
  },
} as const;
