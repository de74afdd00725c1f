/** The fields of work. `group` is the start of their occupations' codes (SOC major group). */
export const WORK_FIELDS = [
  { id: 'management', group: '11', name: 'Running things' },
  { id: 'business', group: '13', name: 'Business and money' },
  { id: 'computing', group: '15', name: 'Computing' },
  { id: 'engineering', group: '17', name: 'Engineering and building design' },
  { id: 'science', group: '19', name: 'Science' },
  { id: 'community', group: '21', name: 'Community and social work' },
  { id: 'law', group: '23', name: 'Law' },
  { id: 'education', group: '25', name: 'Education' },
  { id: 'arts', group: '27', name: 'Arts, design and media' },
  { id: 'health', group: '29', name: 'Health professions' },
  { id: 'care', group: '31', name: 'Care and health support' },
  { id: 'protection', group: '33', name: 'Safety and protection' },
  { id: 'food', group: '35', name: 'Food and hospitality' },
  { id: 'grounds', group: '37', name: 'Buildings and grounds' },
  { id: 'personal', group: '39', name: 'Personal services' },
  { id: 'sales', group: '41', name: 'Sales' },
  { id: 'office', group: '43', name: 'Office and administration' },
  { id: 'farming', group: '45', name: 'Farming, fishing and forestry' },
  { id: 'construction', group: '47', name: 'Construction' },
  { id: 'repair', group: '49', name: 'Installing and repair' },
  { id: 'making', group: '51', name: 'Making and production' },
  { id: 'transport', group: '53', name: 'Transport' },
] as const;

export type WorkField = (typeof WORK_FIELDS)[number]['id'];

/**
 * Returns the field of work of an occupation, such as health for the code 29-1141.00. Throws if no
 * field has the code's group.
 */
export function findWorkField(code: string): (typeof WORK_FIELDS)[number] {
  const field = WORK_FIELDS.find(({ group }) => code.startsWith(`${group}-`));
  if (!field) throw new Error(`The occupation ${code} belongs to no known field of work.`);
  return field;
}
