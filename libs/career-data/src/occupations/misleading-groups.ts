/**
 * Occupations that their UK statistical group does not represent. The report shows the reason instead of a figure.
 * Written from general knowledge of the groups and compared with the job titles that the ONS lists in each (SOC 2020)
 * on 22 November 2026.
 */
export const MISLEADING_GROUPS: Readonly<Record<string, string>> = {
  '29-1215.00':
    'The official group holds hospital doctors in training too. Many GPs are partners, who share a practice’s income and are not in it.',
  '23-1023.00':
    'The official group mixes judges with barristers who are employees. Magistrates are volunteers and are not paid.',
  '19-3034.00':
    'The official group holds psychologists of many kinds, and sits well below what councils pay qualified educational psychologists.',
  '27-1013.00':
    'The official figure covers artists who are employees. Most fine artists work for themselves, many beside another job.',
  '47-2231.00':
    'The official group holds many other electrical trades, such as power line workers, so it says little about solar installers.',
  '15-1254.00':
    'The official group is mostly software developers, who often earn more than people who build websites.',
  '15-1255.01':
    'The official group for games designers is mostly software developers, who often earn more.',
  '35-1011.00':
    'The official group holds chefs of every grade. A head chef usually earns more than its median.',
  '29-1292.00':
    'The official group holds medical and dental technicians. Most dental hygienists work for themselves and are not in it.',
  '41-3021.00':
    'The official group is brokers of every kind, with highly paid finance brokers among them, so it is too high for most insurance jobs.',
  '41-3031.00':
    'The official group mixes stockbrokers with insurance brokers, whose pay is very different.',
  '27-2042.00':
    'The official figure covers musicians who are employees, such as orchestra players. Most musicians work for themselves and are not in it.',
  '27-2041.00':
    'The official figure covers musicians who are employees. Most composers are paid by the piece and are not in it.',
  '49-9081.00':
    'The official group holds many other electrical trades, so it says little about wind turbine technicians.',
  '53-2021.00':
    'The official group is mostly airline pilots, so it says little about air traffic controllers.',
  '53-2012.00':
    'The official group is mostly airline pilots, who earn more than most other commercial pilots.',
};

/**
 * Health occupations that need a degree in the United Kingdom but a shorter training elsewhere, such as in Germany,
 * and are paid accordingly. Estimates from British pay were about half too high for physiotherapists and speech
 * therapists there (published medians of 2024); the others are included by judgement.
 */
export const TRAINED_DIFFERENTLY: ReadonlySet<string> = new Set([
  '29-1031.00',
  '29-1041.00',
  '29-1081.00',
  '29-1122.00',
  '29-1123.00',
  '29-1124.00',
  '29-1127.00',
  '29-1141.00',
  '29-1171.00',
  '29-1181.00',
  '29-2034.00',
  '29-2043.00',
  '29-9099.01',
]);

/** Occupations in which many people work in term time only, so that they earn less than the figure for a full year. */
export const OFTEN_TERM_TIME: ReadonlySet<string> = new Set(['25-9042.00']);

/**
 * Occupations with many self-employed people, with a noun for them. The UK figures cover employees only. From general
 * knowledge of these trades, so no share is stated.
 */
export const OFTEN_SELF_EMPLOYED: Readonly<Record<string, string>> = {
  '25-3041.00': 'private tutors',
  '27-1014.00': 'animators',
  '27-1024.00': 'graphic designers',
  '27-1025.00': 'interior designers',
  '27-3043.00': 'writers',
  '27-3091.00': 'interpreters and translators',
  '27-4021.00': 'photographers',
  '27-4031.00': 'camera operators',
  '27-4032.00': 'film and video editors',
  '29-1129.01': 'art therapists',
  '31-9011.00': 'massage therapists',
  '39-5012.00': 'hairdressers',
  '39-5094.00': 'beauty therapists',
  '39-9031.00': 'fitness instructors',
  '47-2021.00': 'bricklayers',
  '47-2031.00': 'carpenters and joiners',
  '47-2111.00': 'electricians',
  '47-2141.00': 'painters and decorators',
  '47-2152.00': 'plumbers',
  '47-2181.00': 'roofers',
  '51-6093.00': 'upholsterers',
  '51-9071.00': 'jewellers',
  '53-3033.00': 'couriers',
};
