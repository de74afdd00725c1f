/** Days in which a buyer may request a refund, for all pages, policies and emails. */
export const GUARANTEE_DAYS = 30;

/** Time for answering the 36 statements, for all pages. */
export const ASSESSMENT_TIME = '10 to 15 minutes';
