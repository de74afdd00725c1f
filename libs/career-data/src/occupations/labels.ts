/** Terms that reports use, in British English, for the American terms of O*NET, our source of data on occupations. */

export const SKILL_LABELS = {
  'Active Learning': 'learning quickly',
  'Active Listening': 'active listening',
  'Complex Problem Solving': 'solving complex problems',
  Coordination: 'working in step with others',
  'Critical Thinking': 'critical thinking',
  'Equipment Maintenance': 'looking after equipment',
  'Equipment Selection': 'choosing the right tools',
  Installation: 'installing equipment',
  Instructing: 'teaching others',
  'Judgment and Decision Making': 'weighing up and deciding',
  'Learning Strategies': 'choosing how to teach or train',
  'Management of Financial Resources': 'managing budgets',
  'Management of Material Resources': 'managing equipment and supplies',
  'Management of Personnel Resources': 'managing people',
  Mathematics: 'mathematics',
  Monitoring: 'keeping track of progress',
  Negotiation: 'negotiation',
  'Operation and Control': 'operating equipment',
  'Operations Analysis': 'working out what users need',
  'Operations Monitoring': 'watching how equipment runs',
  Persuasion: 'persuasion',
  Programming: 'programming',
  'Quality Control Analysis': 'checking quality',
  'Reading Comprehension': 'reading with understanding',
  Repairing: 'repairing equipment',
  Science: 'scientific method',
  'Service Orientation': 'looking for ways to help',
  'Social Perceptiveness': 'reading how people react',
  Speaking: 'speaking clearly',
  'Systems Analysis': 'understanding how systems work',
  'Systems Evaluation': 'judging how well systems work',
  'Technology Design': 'adapting technology to people',
  'Time Management': 'time management',
  Troubleshooting: 'finding faults',
  Writing: 'writing clearly',
} as const;

export const KNOWLEDGE_LABELS = {
  'Administration and Management': 'business management',
  Administrative: 'office administration',
  Biology: 'biology',
  'Building and Construction': 'building and construction',
  Chemistry: 'chemistry',
  'Communications and Media': 'communications and media',
  'Computers and Electronics': 'computers and electronics',
  'Customer and Personal Service': 'customer service',
  Design: 'design',
  'Economics and Accounting': 'economics and accounting',
  'Education and Training': 'education and training',
  'Engineering and Technology': 'engineering and technology',
  'English Language': 'English',
  'Fine Arts': 'the arts',
  'Food Production': 'food production',
  'Foreign Language': 'a foreign language',
  Geography: 'geography',
  'History and Archeology': 'history and archaeology',
  'Law and Government': 'law and government',
  Mathematics: 'mathematics',
  Mechanical: 'machines and tools',
  'Medicine and Dentistry': 'medicine and dentistry',
  'Personnel and Human Resources': 'human resources',
  'Philosophy and Theology': 'philosophy and theology',
  Physics: 'physics',
  'Production and Processing': 'production methods',
  Psychology: 'psychology',
  'Public Safety and Security': 'public safety and security',
  'Sales and Marketing': 'sales and marketing',
  'Sociology and Anthropology': 'society and culture',
  Telecommunications: 'telecommunications',
  'Therapy and Counseling': 'therapy and guidance',
  Transportation: 'transport',
} as const;

export const WORK_STYLE_LABELS = {
  'Achievement Orientation': 'drive to achieve',
  Adaptability: 'adaptability',
  'Attention to Detail': 'attention to detail',
  Cautiousness: 'caution',
  Cooperation: 'co-operation',
  Dependability: 'dependability',
  Empathy: 'empathy',
  Humility: 'humility',
  Initiative: 'initiative',
  Innovation: 'inventiveness',
  Integrity: 'integrity',
  'Intellectual Curiosity': 'curiosity',
  'Leadership Orientation': 'readiness to lead',
  Optimism: 'optimism',
  Perseverance: 'perseverance',
  'Self-Confidence': 'self-confidence',
  'Self-Control': 'self-control',
  Sincerity: 'sincerity',
  'Social Orientation': 'sociability',
  'Stress Tolerance': 'calm under stress',
  'Tolerance for Ambiguity': 'ease with uncertainty',
} as const;

export const WORK_VALUE_LABELS = {
  Achievement: 'achievement',
  Independence: 'independence',
  Recognition: 'recognition',
  Relationships: 'good relationships',
  Support: 'supportive management',
  'Working Conditions': 'good working conditions',
} as const;

export const EDUCATION_LABELS = {
  'Less than a High School Diploma': 'no high school diploma',
  'High School Diploma': 'a high school diploma',
  'Post-Secondary Certificate': 'a vocational certificate taken after high school',
  'Some College Courses': 'some college, without a degree',
  "Associate's Degree (or other 2-year degree)": 'a two-year degree',
  "Bachelor's Degree": "a bachelor's degree",
  'Post-Baccalaureate Certificate': "a certificate beyond a bachelor's degree",
  "Master's Degree": "a master's degree",
  "Post-Master's Certificate": "a certificate beyond a master's degree",
  'Doctoral Degree': 'a doctorate',
  'Post-Doctoral Training': 'a doctorate with further training',
  'No formal educational credential': 'no formal qualification',
  'High school diploma or equivalent': 'a high school diploma',
  'Postsecondary nondegree award': 'a certificate from a college or trade school',
  'Some college, no degree': 'some college, without a degree',
  "Associate's degree": 'a two-year degree',
  "Bachelor's degree": "a bachelor's degree",
  "Master's degree": "a master's degree",
  'Doctoral or professional degree': 'a doctorate or professional degree',
} as const;

/** Simpler names for software with an awkward name in the source. All other software keeps its name. */
export const SOFTWARE_LABELS: Readonly<Record<string, string>> = {
  'Accounting software': 'accounting software',
  'Adobe Creative Cloud software': 'Adobe Creative Cloud',
  'Adobe Photoshop Lightroom': 'Adobe Lightroom',
  'Alteryx software': 'Alteryx',
  'Amadeus CRS': 'Amadeus',
  'Amazon Web Services AWS SageMaker': 'Amazon SageMaker',
  'Amazon Web Services AWS software': 'Amazon Web Services (AWS)',
  'Ansible software': 'Ansible',
  'Applicant tracking software': 'applicant tracking software',
  'Atlassian Confluence': 'Confluence',
  'Atlassian JIRA': 'Jira',
  'Autodesk AutoCAD': 'AutoCAD',
  'Autodesk AutoCAD Civil 3D': 'Civil 3D',
  'Autodesk Maya': 'Maya',
  'Autodesk Revit': 'Revit',
  'Bentley MicroStation': 'MicroStation',
  "Blackbaud The Raiser's Edge": "Raiser's Edge",
  'Border Gateway Protocol BGP': 'Border Gateway Protocol (BGP)',
  'Business software applications': 'general business software',
  'Cascading style sheets CSS': 'CSS',
  'ConstructConnect PlanSwift': 'PlanSwift',
  'Content management systems CMS': 'content management systems',
  'Dassault Systemes CATIA': 'CATIA',
  'Dassault Systemes SolidWorks': 'SolidWorks',
  'ESRI ArcGIS software': 'ArcGIS',
  'Electronic lab notebook software': 'electronic lab notebooks',
  'Epic Systems': 'Epic patient records',
  'Extensible markup language XML': 'XML',
  'Firewall software': 'firewalls',
  'Geographic information system GIS systems': 'geographic information systems (GIS)',
  'Google Workspace software': 'Google Workspace',
  'Guidance Software EnCase Enterprise': 'EnCase',
  'Henry Schein Dentrix': 'Dentrix',
  'Hypertext markup language HTML': 'HTML',
  'IBM SPSS Statistics': 'SPSS Statistics',
  'IBM Terraform': 'Terraform',
  'Intuit QuickBooks': 'QuickBooks',
  'Inventory control system software': 'stock control systems',
  'Inventory management systems': 'stock management systems',
  'Learning management system LMS': 'learning management systems',
  'Mastercam computer-aided design and manufacturing software': 'Mastercam',
  'MathWorks Simulink': 'Simulink',
  'Microsoft .NET Framework': 'Microsoft .NET',
  'Microsoft Azure software': 'Microsoft Azure',
  'Microsoft Visual Basic for Applications VBA': 'Visual Basic for Applications (VBA)',
  'On Center On-Screen Takeoff': 'On-Screen Takeoff',
  'Oracle HRIS': 'Oracle HR systems',
  'Orion Law Management Systems Orion': 'Orion legal practice software',
  'Productivity software': 'office software',
  'Property management system PMS software': 'property management systems',
  'Purchasing software': 'purchasing software',
  'SAP software': 'SAP',
  'Sabre Central Command': 'Sabre',
  'Salesforce software': 'Salesforce',
  'Springshare LibGuides': 'LibGuides',
  'Structured query language SQL': 'SQL',
  'Student information systems SIS software': 'student records systems',
  'The MathWorks MATLAB': 'MATLAB',
  'Unity Technologies Unity': 'Unity',
  'Warehouse management system WMS': 'warehouse management systems',
  'Web browser software': 'web browsers',
  'Xactware Xactimate': 'Xactimate',
  'Yardi software': 'Yardi',
  eMASS: 'eMASS security compliance software',
};

/** The name that reports use in place of all programs in `OFFICE_PROGRAMS`, which the source lists one by one. */
export const OFFICE_SUITE = 'Microsoft Office';
export const OFFICE_PROGRAMS: ReadonlySet<string> = new Set([
  'Microsoft Office software',
  'Microsoft Excel',
  'Microsoft Outlook',
  'Microsoft PowerPoint',
  'Microsoft Word',
]);

export type SkillName = keyof typeof SKILL_LABELS;
export type KnowledgeName = keyof typeof KNOWLEDGE_LABELS;
export type WorkStyleName = keyof typeof WORK_STYLE_LABELS;
export type WorkValueName = keyof typeof WORK_VALUE_LABELS;
export type EducationName = keyof typeof EDUCATION_LABELS;

/** What people study before they start a job: a degree, or a course of some months without a degree. */
interface Study {
  studies?: 'degree' | 'masters' | 'doctorate';
  months?: readonly [number, number];
}

/** The education with which people usually start jobs in the United States, by its American name. */
export const US_LEVELS = {
  'No formal educational credential': { by: 'work' },
  'High school diploma or equivalent': { by: 'work' },
  'Postsecondary nondegree award': { by: 'college' },
  'Some college, no degree': { by: 'college' },
  "Associate's degree": { by: 'college', study: { months: [24, 24] } },
  "Bachelor's degree": { by: 'college', study: { studies: 'degree' } },
  "Master's degree": { by: 'college', study: { studies: 'masters' } },
  'Doctoral or professional degree': { by: 'college', study: { studies: 'doctorate' } },
} as const satisfies Partial<Record<EducationName, { by: 'work' | 'college'; study?: Study }>>;

export type UsLevelName = keyof typeof US_LEVELS;

/** The education with which people usually start a job in the United States. */
export interface UsLevel {
  name: UsLevelName;
  /** The education as a noun phrase: "a bachelor's degree". */
  label: string;
  /** Whether people prepare for the job at work or at college. */
  by: 'work' | 'college';
  /** The studies that the job requires; absent if it requires none. */
  study?: Study;
}

/** Returns the education with this name, with its label and studies. */
export function getUsLevel(name: UsLevelName): UsLevel {
  return { name, label: EDUCATION_LABELS[name], ...US_LEVELS[name] };
}
