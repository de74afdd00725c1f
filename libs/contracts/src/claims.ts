/** Number of days in which a buyer may request a refund, as all pages and emails state. */
export const GUARANTEE_DAYS = 30;

/** How long the 36 statements take. All pages state this time. */
export const ASSESSMENT_TIME = '10 to 15 minutes';
