/**
 * Name under which the browser stores the id of the assessment whose report has just been bought. The report unfolds
 * when this browser opens it first, so the server does not render its opening then. Afterwards the value is
 * `markAsRead(id)`, so that the page after the payment does not mark the report as new again.
 */
export const NEW_REPORT_KEY = 'bearings:new-report';

/** Returns the value that is stored once this browser has shown a report. */
export const markAsRead = (assessmentId: string): string => `read:${assessmentId}`;
