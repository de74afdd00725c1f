import { DEFAULT_COUNTRY } from '@bearings/domain';
import type { AssessmentEntity } from './assessment.entity.js';

/** Returns the country for which an assessment's owner reads. One of before countries were asked for has none. */
export const countryOf = ({ country }: Pick<AssessmentEntity, 'country'>): string => country ?? DEFAULT_COUNTRY;
