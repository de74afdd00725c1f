/** Attributions in the words that the licences require. Shown with every report. */
export const SOURCE_ATTRIBUTIONS: readonly string[] = [
  'Includes information from the O*NET 30.1 Database (and Abilities from 30.0, Work Styles from 29.1) by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. This table is a modification; USDOL/ETA has not approved, endorsed, or tested it.',
  'Contains public sector information licensed under the Open Government Licence v3.0: Office for National Statistics, ASHE Table 14 (2025 provisional, 2024 provisional), SOC 2020, Annual Population Survey.',
  'US Bureau of Labor Statistics: OEWS May 2024, Employment Projections 2024-34 (public domain).',
  'ESCO classification of the European Commission; Nesta Mapping Career Causeways (MIT) and its Remote Labor Index link.',
  'OECD, Average annual wages (AV_AN_WAGE), 2024.',
  'International Labour Organization, ILOSTAT: mean earnings of employees by occupation (ISCO-08 major groups), CC BY 4.0.',
  'Degree subjects: CIP SOC Crosswalk, National Center for Education Statistics and US Bureau of Labor Statistics, grouped and edited by us. School subjects: contains public sector information licensed under the Open Government Licence v3.0 (National Careers Service, 2019).',
];

/** Sentences that explain to readers of a report what a career's figures mean. */
export const FIGURE_MEANINGS: readonly string[] = [
  'What the work asks for is a percentile from 0 to 100 over 862 occupations rated in the United States: 80 means that it asks for more of this than 80 in 100 occupations do.',
  'Preparation is a job zone from 1 (little or none) to 5 (extensive). Education is what people who do the work in the United States most often have, and what employers there usually ask for.',
  'UK pay is that of full-time employees in the SOC 2020 group that holds the occupation, gross, for a year. US pay is that of wage and salary workers. The quartiles are the pay that a quarter of people do not reach and the pay that a quarter exceed.',
  'Outlook is the change in US employment that the Bureau of Labor Statistics projects from 2024 to 2034. No comparable UK projection is used.',
  'The remote share is an index from 0 to 1 of how much of the work can be done away from the workplace.',
];
