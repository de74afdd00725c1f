/** Days in which a buyer may request a refund: the same on every page, policy and email. */
export const GUARANTEE_DAYS = 30;

/** Time to answer the 36 statements: the same on every page. */
export const ASSESSMENT_TIME = '10 to 15 minutes';
