/** Number of days in which a buyer may request a refund, as all pages and emails state. */
export const GUARANTEE_DAYS = 30;

/** How many careers a report has, as all pages state it. */
export const CAREER_MATCHES = 'top 10 career matches with the top 5 first';

/** The days on which we answer, and which replies "within 24 hours" count. */
export const WORKING_DAYS = 'on working days, Monday to Friday';

/** How long the 36 statements take. All pages state this time. */
export const ASSESSMENT_TIME = '10 to 15 minutes';
