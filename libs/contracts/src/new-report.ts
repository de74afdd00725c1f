/**
 * Name under which the browser stores the id of the assessment whose report has just been bought. The report unfolds
 * when this browser opens it first, so the server does not render its opening then.
 */
export const NEW_REPORT_KEY = 'bearings:new-report';
