import type { SampleFileRequest } from './api.generated.js';

/** Which report of the invented person is meant. Nothing of a request is stored. */
export type SampleRequest = Pick<SampleFileRequest, 'circumstances' | 'country'>;

export const SAMPLE_FORMATS = ['pdf', 'text', 'html'] as const;
export type SampleFormat = (typeof SAMPLE_FORMATS)[number];
