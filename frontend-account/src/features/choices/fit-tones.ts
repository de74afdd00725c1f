import type { ReportFit } from '@bearings/contracts';
import type { Tone } from '@bearings/ui';

export const FIT_TONES: Record<ReportFit, Tone> = {
  Strong: 'success',
  Good: 'info',
  'Worth a look': 'neutral',
};
