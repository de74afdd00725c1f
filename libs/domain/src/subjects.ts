// Lists the subjects that a person can choose as studied at university or school.
import type { Choice } from './circumstances.js';

/** A subject. The search also finds it by its `synonyms`. */
export interface SubjectChoice extends Choice {
  synonyms: string;
}

/** A degree subject; `us` is its American name. */
export interface DegreeSubject extends SubjectChoice {
  us: string;
}

/** Degree subjects. Each stands for a group of similar ones. */
export const SUBJECTS = [
  {
    id: 'psychology',
    label: 'Psychology',
    us: 'Psychology',
    synonyms: 'Counselling psychology, neuroscience, behavioural science',
  },
  {
    id: 'biology',
    label: 'Biological sciences',
    us: 'Biology and life sciences',
    synonyms: 'Biochemistry, biomedical science, genetics, microbiology, zoology',
  },
  {
    id: 'chemistry',
    label: 'Chemistry',
    us: 'Chemistry',
    synonyms: 'Forensic science, medicinal chemistry',
  },
  {
    id: 'physics',
    label: 'Physics and astronomy',
    us: 'Physics and astronomy',
    synonyms: 'Astrophysics',
  },
  {
    id: 'earth',
    label: 'Geography, earth and environmental sciences',
    us: 'Geography, earth and environmental science',
    synonyms: 'Ecology, geology, marine science, meteorology',
  },
  {
    id: 'maths',
    label: 'Mathematics and statistics',
    us: 'Mathematics and statistics',
    synonyms: 'Actuarial science, data science',
  },
  {
    id: 'computing',
    label: 'Computer science',
    us: 'Computer science and information technology',
    synonyms: 'Artificial intelligence, cyber security, games technology, IT, software engineering',
  },
  {
    id: 'mechanical',
    label: 'Mechanical and aerospace engineering',
    us: 'Mechanical and aerospace engineering',
    synonyms: 'Aeronautical, automotive and manufacturing engineering',
  },
  {
    id: 'electrical',
    label: 'Electrical and electronic engineering',
    us: 'Electrical and electronics engineering',
    synonyms: 'Electronics, mechatronics, robotics, telecommunications',
  },
  {
    id: 'civil',
    label: 'Civil engineering',
    us: 'Civil and environmental engineering',
    synonyms: 'Environmental and structural engineering',
  },
  {
    id: 'materials',
    label: 'Chemical, materials and biomedical engineering',
    us: 'Chemical, materials and biomedical engineering',
    synonyms: 'Biotechnology, process engineering',
  },
  {
    id: 'planning',
    label: 'Architecture and planning',
    us: 'Architecture and urban planning',
    synonyms: 'Landscape architecture, urban design',
  },
  {
    id: 'building',
    label: 'Building, surveying and property',
    us: 'Construction, surveying and real estate',
    synonyms: 'Construction management, quantity surveying, real estate',
  },
  {
    id: 'medicine',
    label: 'Medicine and dentistry',
    us: 'Medicine and dentistry',
    synonyms: 'Dental hygiene, dental nursing',
  },
  {
    id: 'nursing',
    label: 'Nursing and midwifery',
    us: 'Nursing and midwifery',
    synonyms: 'Midwife, nurse, health visiting',
  },
  {
    id: 'pharmacy',
    label: 'Pharmacy and pharmacology',
    us: 'Pharmacy and pharmacology',
    synonyms: 'Pharmaceutical science',
  },
  {
    id: 'nutrition',
    label: 'Nutrition and dietetics',
    us: 'Nutrition and dietetics',
    synonyms: 'Food and health',
  },
  {
    id: 'allied',
    label: 'Health professions (physiotherapy, radiography, optometry, public health and others)',
    us: 'Health professions (therapy, radiography, optometry, public health and others)',
    synonyms:
      'Audiology, occupational therapy, optometry, paramedic science, physiotherapy, podiatry, radiography, speech therapy',
  },
  {
    id: 'veterinary',
    label: 'Veterinary science',
    us: 'Veterinary medicine',
    synonyms: 'Veterinary surgery, vet',
  },
  {
    id: 'vetnursing',
    label: 'Veterinary nursing',
    us: 'Veterinary nursing and technology',
    synonyms: 'Animal health, vet nurse',
  },
  {
    id: 'agriculture',
    label: 'Agriculture, animal and food science',
    us: 'Agriculture, animal and food science',
    synonyms: 'Animal behaviour, farming, food technology, forestry, horticulture',
  },
  {
    id: 'sport',
    label: 'Sport and exercise science',
    us: 'Kinesiology and sport science',
    synonyms: 'Coaching, fitness, physical education',
  },
  {
    id: 'business',
    label: 'Business and management',
    us: 'Business administration and management',
    synonyms:
      'Administration, BBA, BCom, commerce, entrepreneurship, human resources, logistics, management, project management',
  },
  {
    id: 'marketing',
    label: 'Marketing and public relations',
    us: 'Marketing and public relations',
    synonyms: 'Advertising, sales',
  },
  {
    id: 'accounting',
    label: 'Accounting and finance',
    us: 'Accounting and finance',
    synonyms: 'Accountancy, banking, commerce, insurance',
  },
  { id: 'economics', label: 'Economics', us: 'Economics', synonyms: 'Econometrics' },
  {
    id: 'hospitality',
    label: 'Hospitality, tourism and events',
    us: 'Hospitality, tourism and event management',
    synonyms: 'Catering, cookery, event management, hotel management, travel',
  },
  { id: 'law', label: 'Law', us: 'Legal studies and law', synonyms: 'Legal studies' },
  {
    id: 'politics',
    label: 'Politics, international relations and public policy',
    us: 'Political science and public administration',
    synonyms: 'Development studies, government, public administration',
  },
  {
    id: 'sociology',
    label: 'Sociology, anthropology and criminology',
    us: 'Sociology, anthropology and criminal justice',
    synonyms: 'Criminal justice, gender studies, social science',
  },
  {
    id: 'socialwork',
    label: 'Social work, youth work and counselling',
    us: 'Social work and counseling',
    synonyms: 'Community work, therapy',
  },
  {
    id: 'history',
    label: 'History, archaeology and classics',
    us: 'History, archaeology and classics',
    synonyms: 'Ancient history, heritage, Latin',
  },
  {
    id: 'english',
    label: 'English and creative writing',
    us: 'English and creative writing',
    synonyms: 'Literature, writing',
  },
  {
    id: 'languages',
    label: 'Modern languages and linguistics',
    us: 'Foreign languages and linguistics',
    synonyms: 'French, German, Spanish, Chinese, Japanese, translation',
  },
  {
    id: 'philosophy',
    label: 'Philosophy, theology and religious studies',
    us: 'Philosophy, theology and religious studies',
    synonyms: 'Ethics, religion',
  },
  {
    id: 'media',
    label: 'Media, journalism and information studies',
    us: 'Communication, journalism and library science',
    synonyms: 'Communication, film studies, library science, publishing',
  },
  {
    id: 'art',
    label: 'Art and design',
    us: 'Visual arts and design',
    synonyms:
      'Animation, fashion, fine art, graphic design, illustration, interior design, photography, product design',
  },
  {
    id: 'music',
    label: 'Music and sound',
    us: 'Music and audio',
    synonyms: 'Music technology, sound engineering',
  },
  {
    id: 'drama',
    label: 'Drama, dance and film',
    us: 'Theater, dance and film',
    synonyms: 'Acting, cinema, theatre, television production',
  },
  {
    id: 'education',
    label: 'Education and teaching',
    us: 'Education',
    synonyms: 'Childhood studies, early years, teacher training',
  },
  {
    id: 'transport',
    label: 'Aviation, maritime and transport studies',
    us: 'Aviation, maritime and transportation',
    synonyms: 'Pilot, nautical science, shipping',
  },
] as const satisfies readonly DegreeSubject[];

export type SubjectId = (typeof SUBJECTS)[number]['id'];

/** School subjects, including all that degrees and careers require. */
export const SCHOOL_SUBJECTS = [
  { id: 'art', label: 'Art and design', synonyms: 'Photography, textiles, graphics' },
  { id: 'biology', label: 'Biology', synonyms: '' },
  { id: 'business', label: 'Business', synonyms: 'Accounting, commerce, travel and tourism' },
  { id: 'chemistry', label: 'Chemistry', synonyms: '' },
  { id: 'computing', label: 'Computer science', synonyms: 'ICT, informatics, programming' },
  {
    id: 'technology',
    label: 'Design and technology',
    synonyms: 'Engineering, electronics, woodwork, technical drawing',
  },
  { id: 'drama', label: 'Drama', synonyms: 'Dance, theatre' },
  { id: 'economics', label: 'Economics', synonyms: '' },
  { id: 'english', label: 'English', synonyms: 'Literature, writing' },
  { id: 'food', label: 'Food', synonyms: 'Cooking, nutrition' },
  { id: 'geography', label: 'Geography', synonyms: 'Environmental science' },
  { id: 'health', label: 'Health and social care', synonyms: 'Childcare, care' },
  { id: 'history', label: 'History', synonyms: 'Classics, Latin' },
  { id: 'languages', label: 'Languages', synonyms: 'French, German, Spanish, another language' },
  { id: 'law', label: 'Law', synonyms: '' },
  { id: 'maths', label: 'Maths', synonyms: 'Further maths, mathematics, statistics' },
  { id: 'media', label: 'Media studies', synonyms: 'Film' },
  { id: 'music', label: 'Music', synonyms: 'Music technology' },
  { id: 'sport', label: 'Physical education', synonyms: 'PE, sports science, gym' },
  { id: 'physics', label: 'Physics', synonyms: '' },
  { id: 'politics', label: 'Politics', synonyms: 'Civics, citizenship' },
  { id: 'psychology', label: 'Psychology', synonyms: '' },
  { id: 'religion', label: 'Religious studies', synonyms: 'Philosophy, ethics' },
  { id: 'sociology', label: 'Sociology', synonyms: '' },
] as const satisfies readonly SubjectChoice[];

export type SchoolSubjectId = (typeof SCHOOL_SUBJECTS)[number]['id'];

/** Maximum number of degree subjects, and of school subjects, that a person chooses. */
export const MAX_SUBJECTS = 3;
export const MAX_SCHOOL_SUBJECTS = 5;
