import { ACTIVITIES_SOURCE } from './activities.js';
import { MOVES_SOURCE } from './moves.js';

/** Attributions in the words that the licences require. Shown with every report. */
export const SOURCE_ATTRIBUTIONS: readonly string[] = [
  'Includes information from the O*NET 30.1 Database (and Abilities from 30.0, Work Styles from 29.1) by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. This table is a modification; USDOL/ETA has not approved, endorsed, or tested it.',
  'Contains public sector information licensed under the Open Government Licence v3.0: Office for National Statistics, ASHE Table 14 (2025 provisional, 2024 provisional), SOC 2020, Annual Population Survey.',
  'US Bureau of Labor Statistics: OEWS May 2024, Employment Projections 2024-34 (public domain).',
  'ESCO classification of the European Commission; Nesta Mapping Career Causeways (MIT) and its Remote Labor Index link.',
  'OECD, Average annual wages (AV_AN_WAGE), 2024.',
  'International Labour Organization, ILOSTAT: mean earnings of employees by occupation (ISCO-08 major groups), CC BY 4.0.',
  'Degree subjects: CIP SOC Crosswalk, National Center for Education Statistics and US Bureau of Labor Statistics, grouped and edited by us. School subjects: contains public sector information licensed under the Open Government Licence v3.0 (National Careers Service, 2019).',
  MOVES_SOURCE.attribution,
  ACTIVITIES_SOURCE.attribution,
];
