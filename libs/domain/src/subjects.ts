// Lists the subjects that a person can choose as studied at university or school.
import type { Choice } from './circumstances.js';

/** A subject. The search also finds it by the synonyms in `also`. */
export interface SubjectChoice extends Choice {
  also: string;
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
    also: 'Counselling psychology, neuroscience, behavioural science',
  },
  {
    id: 'biology',
    label: 'Biological sciences',
    us: 'Biology and life sciences',
    also: 'Biochemistry, biomedical science, genetics, microbiology, zoology',
  },
  {
    id: 'chemistry',
    label: 'Chemistry',
    us: 'Chemistry',
    also: 'Forensic science, medicinal chemistry',
  },
  {
    id: 'physics',
    label: 'Physics and astronomy',
    us: 'Physics and astronomy',
    also: 'Astrophysics',
  },
  {
    id: 'earth',
    label: 'Geography, earth and environmental sciences',
    us: 'Geography, earth and environmental science',
    also: 'Ecology, geology, marine science, meteorology',
  },
  {
    id: 'maths',
    label: 'Mathematics and statistics',
    us: 'Mathematics and statistics',
    also: 'Actuarial science, data science',
  },
  {
    id: 'computing',
    label: 'Computer science',
    us: 'Computer science and information technology',
    also: 'Artificial intelligence, cyber security, games technology, IT, software engineering',
  },
  {
    id: 'mechanical',
    label: 'Mechanical and aerospace engineering',
    us: 'Mechanical and aerospace engineering',
    also: 'Aeronautical, automotive and manufacturing engineering',
  },
  {
    id: 'electrical',
    label: 'Electrical and electronic engineering',
    us: 'Electrical and electronics engineering',
    also: 'Electronics, mechatronics, robotics, telecommunications',
  },
  {
    id: 'civil',
    label: 'Civil engineering',
    us: 'Civil and environmental engineering',
    also: 'Environmental and structural engineering',
  },
  {
    id: 'materials',
    label: 'Chemical, materials and biomedical engineering',
    us: 'Chemical, materials and biomedical engineering',
    also: 'Biotechnology, process engineering',
  },
  {
    id: 'planning',
    label: 'Architecture and planning',
    us: 'Architecture and urban planning',
    also: 'Landscape architecture, urban design',
  },
  {
    id: 'building',
    label: 'Building, surveying and property',
    us: 'Construction, surveying and real estate',
    also: 'Construction management, quantity surveying, real estate',
  },
  {
    id: 'medicine',
    label: 'Medicine and dentistry',
    us: 'Medicine and dentistry',
    also: 'Dental hygiene, dental nursing',
  },
  {
    id: 'nursing',
    label: 'Nursing and midwifery',
    us: 'Nursing and midwifery',
    also: 'Midwife, nurse, health visiting',
  },
  {
    id: 'pharmacy',
    label: 'Pharmacy and pharmacology',
    us: 'Pharmacy and pharmacology',
    also: 'Pharmaceutical science',
  },
  {
    id: 'nutrition',
    label: 'Nutrition and dietetics',
    us: 'Nutrition and dietetics',
    also: 'Food and health',
  },
  {
    id: 'allied',
    label: 'Health professions (physiotherapy, radiography, optometry, public health and others)',
    us: 'Health professions (therapy, radiography, optometry, public health and others)',
    also: 'Audiology, occupational therapy, optometry, paramedic science, physiotherapy, podiatry, radiography, speech therapy',
  },
  {
    id: 'veterinary',
    label: 'Veterinary science and veterinary nursing',
    us: 'Veterinary science',
    also: 'Animal health',
  },
  {
    id: 'agriculture',
    label: 'Agriculture, animal and food science',
    us: 'Agriculture, animal and food science',
    also: 'Animal behaviour, farming, food technology, forestry, horticulture',
  },
  {
    id: 'sport',
    label: 'Sport and exercise science',
    us: 'Kinesiology and sport science',
    also: 'Coaching, fitness, physical education',
  },
  {
    id: 'business',
    label: 'Business and management',
    us: 'Business administration and management',
    also: 'Administration, BBA, BCom, commerce, entrepreneurship, human resources, logistics, management, project management',
  },
  {
    id: 'marketing',
    label: 'Marketing and public relations',
    us: 'Marketing and public relations',
    also: 'Advertising, sales',
  },
  {
    id: 'accounting',
    label: 'Accounting and finance',
    us: 'Accounting and finance',
    also: 'Accountancy, banking, commerce, insurance',
  },
  { id: 'economics', label: 'Economics', us: 'Economics', also: 'Econometrics' },
  {
    id: 'hospitality',
    label: 'Hospitality, tourism and events',
    us: 'Hospitality, tourism and event management',
    also: 'Catering, cookery, event management, hotel management, travel',
  },
  { id: 'law', label: 'Law', us: 'Legal studies and law', also: 'Legal studies' },
  {
    id: 'politics',
    label: 'Politics, international relations and public policy',
    us: 'Political science and public administration',
    also: 'Development studies, government, public administration',
  },
  {
    id: 'sociology',
    label: 'Sociology, anthropology and criminology',
    us: 'Sociology, anthropology and criminal justice',
    also: 'Criminal justice, gender studies, social science',
  },
  {
    id: 'socialwork',
    label: 'Social work, youth work and counselling',
    us: 'Social work and counseling',
    also: 'Community work, therapy',
  },
  {
    id: 'history',
    label: 'History, archaeology and classics',
    us: 'History, archaeology and classics',
    also: 'Ancient history, heritage, Latin',
  },
  {
    id: 'english',
    label: 'English and creative writing',
    us: 'English and creative writing',
    also: 'Literature, writing',
  },
  {
    id: 'languages',
    label: 'Modern languages and linguistics',
    us: 'Foreign languages and linguistics',
    also: 'French, German, Spanish, Chinese, Japanese, translation',
  },
  {
    id: 'philosophy',
    label: 'Philosophy, theology and religious studies',
    us: 'Philosophy, theology and religious studies',
    also: 'Ethics, religion',
  },
  {
    id: 'media',
    label: 'Media, journalism and information studies',
    us: 'Communication, journalism and library science',
    also: 'Communication, film studies, library science, publishing',
  },
  {
    id: 'art',
    label: 'Art and design',
    us: 'Visual arts and design',
    also: 'Animation, fashion, fine art, graphic design, illustration, interior design, photography, product design',
  },
  {
    id: 'music',
    label: 'Music and sound',
    us: 'Music and audio',
    also: 'Music technology, sound engineering',
  },
  {
    id: 'drama',
    label: 'Drama, dance and film',
    us: 'Theater, dance and film',
    also: 'Acting, cinema, theatre, television production',
  },
  {
    id: 'education',
    label: 'Education and teaching',
    us: 'Education',
    also: 'Childhood studies, early years, teacher training',
  },
  {
    id: 'transport',
    label: 'Aviation, maritime and transport studies',
    us: 'Aviation, maritime and transportation',
    also: 'Pilot, nautical science, shipping',
  },
] as const satisfies readonly DegreeSubject[];

export type SubjectId = (typeof SUBJECTS)[number]['id'];

/** School subjects, including all that degrees and careers require. */
export const SCHOOL_SUBJECTS = [
  { id: 'art', label: 'Art and design', also: 'Photography, textiles, graphics' },
  { id: 'biology', label: 'Biology', also: '' },
  { id: 'business', label: 'Business', also: 'Accounting, commerce, travel and tourism' },
  { id: 'chemistry', label: 'Chemistry', also: '' },
  { id: 'computing', label: 'Computer science', also: 'ICT, informatics, programming' },
  {
    id: 'technology',
    label: 'Design and technology',
    also: 'Engineering, electronics, woodwork, technical drawing',
  },
  { id: 'drama', label: 'Drama', also: 'Dance, theatre' },
  { id: 'economics', label: 'Economics', also: '' },
  { id: 'english', label: 'English', also: 'Literature, writing' },
  { id: 'food', label: 'Food', also: 'Cooking, nutrition' },
  { id: 'geography', label: 'Geography', also: 'Environmental science' },
  { id: 'health', label: 'Health and social care', also: 'Childcare, care' },
  { id: 'history', label: 'History', also: 'Classics, Latin' },
  { id: 'languages', label: 'Languages', also: 'French, German, Spanish, another language' },
  { id: 'law', label: 'Law', also: '' },
  { id: 'maths', label: 'Maths', also: 'Further maths, mathematics, statistics' },
  { id: 'media', label: 'Media studies', also: 'Film' },
  { id: 'music', label: 'Music', also: 'Music technology' },
  { id: 'sport', label: 'Physical education', also: 'PE, sports science, gym' },
  { id: 'physics', label: 'Physics', also: '' },
  { id: 'politics', label: 'Politics', also: 'Civics, citizenship' },
  { id: 'psychology', label: 'Psychology', also: '' },
  { id: 'religion', label: 'Religious studies', also: 'Philosophy, ethics' },
  { id: 'sociology', label: 'Sociology', also: '' },
] as const satisfies readonly SubjectChoice[];

export type SchoolSubjectId = (typeof SCHOOL_SUBJECTS)[number]['id'];

/** Maximum number of degree subjects, and of school subjects, that a person chooses. */
export const MAX_SUBJECTS = 3;
export const MAX_SCHOOL_SUBJECTS = 5;
