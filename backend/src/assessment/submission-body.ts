import { isRecord, readPersonDetails } from '@bearings/contracts';
import { InvalidFieldError } from '../platform/http/app-error.js';
import { parseBody } from '../platform/http/validation.js';
import { AssessmentSubmissionDto } from './assessment.dto.js';
import { parseCircumstances } from './circumstances.js';
import { type Parsed, parseResponses } from './responses.js';
import type { Submission } from './submission.service.js';

/**
 * Parses the body of a submission. Throws an {@link InvalidFieldError}. The DTO class gets only the person's fields
 * and a flag for the responses, because it would copy all 36 responses before `parseResponses` reads them.
 */
export function parseSubmission(body: unknown): Submission {
  const { responses, circumstances } = isRecord(body) ? body : {};
  const details = parseBody(AssessmentSubmissionDto, replacePartsByFlags(body));
  return {
    person: readPersonDetails((field) => details[field]),
    country: details.countryCode ?? null,
    responses: getParsedOrThrow(parseResponses(responses)),
    ...(circumstances !== undefined && {
      circumstances: getParsedOrThrow(parseCircumstances(circumstances)),
    }),
  };
}

/** Replaces the responses and the circumstances, if they were sent, by `true`, because they have their own parsers. */
function replacePartsByFlags(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { responses, circumstances } = body;
  return {
    ...body,
    ...(isPresent(responses) && { responses: true }),
    ...(isPresent(circumstances) && { circumstances: true }),
  };
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns the parsed value. Throws an {@link InvalidFieldError} with the invalid field. */
export function getParsedOrThrow<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new InvalidFieldError(parsed.field, parsed.message);
  return parsed.value;
}
