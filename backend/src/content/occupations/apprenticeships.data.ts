import type { ApprenticeshipRow } from './apprenticeship.js';

/** Apprenticeship standards in England, by reference; source in `apprenticeships.ts`. */
export const APPRENTICESHIP_ROWS: readonly ApprenticeshipRow[] = [
  ['ST0001', 'Accountancy or taxation professional', 7, 36, 'Legal, finance and accounting', 'open', 2026],
  ['ST0002', 'Assistant accountant', 3, 15, 'Legal, finance and accounting', 'open', 2026],
  ['ST0003', 'Professional accounting technician', 4, 18, 'Legal, finance and accounting', 'open', 2026],
  ['ST0004', 'Actuarial technician', 4, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST0005', 'Adult care worker', 2, 12, 'Care services', 'open', 2026],
  ['ST0006', 'Lead adult care worker', 3, 18, 'Care services', 'open', 2026],
  ['ST0008', 'Leader in adult care', 5, 18, 'Care services', 'open', 2026],
  ['ST0010', 'Aerospace engineer (degree)', 6, 48, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0017', 'Stockperson (beef, pigs, sheep, dairy)', 2, 18, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0019', 'Aircraft maintenance certifying engineer', 4, 48, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0024', 'Electrical / electronic technical support engineer (degree)', 6, 60, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0027', 'Product design and development engineer (degree)', 6, 60, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0033', 'Motor vehicle service and maintenance technician (light vehicle)', 3, 36, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0043', 'Construction design and build technician', 4, 36, 'Construction', 'listed', 2021],
  ['ST0044', 'Design and construction management (degree)', 6, 48, 'Construction', 'listed', 2021],
  ['ST0045', 'Construction quantity surveyor (degree)', 6, 36, 'Construction', 'listed', 2021],
  ['ST0047', 'Construction site management (degree)', 6, 36, 'Construction', 'listed', 2021],
  ['ST0048', 'Construction site supervisor', 4, 36, 'Construction', 'listed', 2021],
  ['ST0049', 'Construction quantity surveying technician', 4, 36, 'Construction', 'listed', 2021],
  ['ST0055', 'Bespoke tailor and cutter', 5, 24, 'Creative and design', 'listed', 2021],
  ['ST0061', 'Building services engineering service and maintenance engineer', 3, 48, 'Construction', 'listed', 2021],
  ['ST0070', 'Business administrator', 3, 18, 'Business and administration', 'open', 2026],
  ['ST0071', 'Customer service specialist', 3, 15, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0072', 'Customer service practitioner', 2, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0087', 'Children, young people and families manager', 5, 24, 'Care services', 'open', 2026],
  ['ST0088', 'Children, young people and families practitioner', 4, 24, 'Care services', 'open', 2026],
  ['ST0091', 'Civil engineering technician', 3, 36, 'Construction', 'listed', 2021],
  ['ST0095', 'Bricklayer', 2, 30, 'Construction', 'listed', 2021],
  ['ST0103', 'Express delivery operative', 2, 12, 'Transport and logistics', 'open', 2026],
  ['ST0105', 'Junior content producer', 3, 12, 'Creative and design', 'listed', 2021],
  ['ST0106', 'Creative venue technician', 3, 24, 'Creative and design', 'listed', 2021],
  ['ST0115', 'IT technical salesperson', 3, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0116', 'Software developer', 4, 24, 'Digital', 'open', 2026],
  ['ST0117', 'Business analyst', 4, 18, 'Digital', 'open', 2026],
  ['ST0118', 'Data analyst', 4, 24, 'Digital', 'open', 2026],
  ['ST0119', 'Digital and technology solutions professional', 6, 48, 'Digital', 'open', 2026],
  ['ST0120', 'Digital support technician', 3, 15, 'Digital', 'open', 2026],
  ['ST0127', 'Network engineer', 4, 24, 'Digital', 'open', 2026],
  ['ST0128', 'Software development technician', 3, 18, 'Digital', 'open', 2026],
  ['ST0129', 'Software tester', 4, 24, 'Digital', 'open', 2026],
  ['ST0135', 'Early years educator', 3, 18, 'Education and childcare', 'listed', 2021],
  ['ST0149', 'Learning and skills teacher', 5, 24, 'Education and childcare', 'listed', 2021],
  ['ST0151', 'Embedded electronic systems design and development engineer (degree)', 6, 36, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0152', 'Installation electrician / maintenance electrician', 3, 42, 'Construction', 'listed', 2021],
  ['ST0154', 'Maintenance and operations engineering technician', 3, 36, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0156', 'Power network craftsperson', 3, 30, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0160', 'Water process technician', 3, 48, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0164', 'Engineering design and draughtsperson', 3, 42, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0168', 'Event assistant', 3, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0169', 'Structural steelwork erector', 2, 24, 'Construction', 'listed', 2021],
  ['ST0173', 'Fashion studio assistant', 3, 18, 'Creative and design', 'listed', 2021],
  ['ST0180', 'Investment operations specialist', 4, 18, 'Legal, finance and accounting', 'open', 2026],
  ['ST0182', 'Mortgage adviser', 3, 12, 'Legal, finance and accounting', 'open', 2026],
  ['ST0189', 'Fire emergency and security systems technician', 3, 36, 'Construction', 'listed', 2021],
  ['ST0191', 'Baker', 2, 18, 'Catering and hospitality', 'open', 2026],
  ['ST0201', 'Supply chain practitioner (fast-moving consumer goods (FMCG))', 3, 30, 'Transport and logistics', 'open', 2026],
  ['ST0203', 'Furniture manufacturer', 2, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0213', 'Hair professional', 2, 24, 'Hair and beauty', 'listed', 2021],
  ['ST0216', 'Healthcare support worker', 2, 8, 'Health and science', 'open', 2026],
  ['ST0217', 'Senior healthcare support worker', 3, 24, 'Health and science', 'open', 2026],
  ['ST0221', 'Archaeological technician', 3, 12, 'Creative and design', 'listed', 2021],
  ['ST0227', 'Chef de partie', 3, 18, 'Catering and hospitality', 'open', 2026],
  ['ST0229', 'Hospitality manager', 4, 18, 'Catering and hospitality', 'open', 2026],
  ['ST0234', 'Housing and property management', 3, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0236', 'Senior housing and property management', 4, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0238', 'People professional', 5, 22, 'Business and administration', 'open', 2026],
  ['ST0239', 'HR support', 3, 18, 'Business and administration', 'open', 2026],
  ['ST0240', 'Insurance practitioner', 3, 12, 'Legal, finance and accounting', 'open', 2026],
  ['ST0241', 'Insurance professional', 4, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST0244', 'Chartered legal executive', 6, 60, 'Legal, finance and accounting', 'open', 2026],
  ['ST0245', 'Paralegal', 3, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST0246', 'Solicitor', 7, 72, 'Legal, finance and accounting', 'open', 2026],
  ['ST0248', 'Laboratory technician', 3, 24, 'Health and science', 'open', 2026],
  ['ST0255', 'Live event technician', 3, 30, 'Creative and design', 'listed', 2021],
  ['ST0257', 'Large goods vehicle (LGV) driver C + E', 2, 13, 'Transport and logistics', 'open', 2026],
  ['ST0259', 'Supply chain warehouse operative', 2, 12, 'Transport and logistics', 'open', 2026],
  ['ST0263', 'Advanced carpentry and joinery', 3, 12, 'Construction', 'listed', 2021],
  ['ST0264', 'Carpentry and joinery', 2, 18, 'Construction', 'listed', 2021],
  ['ST0270', 'Roofer', 2, 24, 'Construction', 'listed', 2021],
  ['ST0272', 'Chartered manager (degree)', 6, 48, 'Business and administration', 'open', 2026],
  ['ST0273', 'Junior management consultant', 4, 24, 'Business and administration', 'open', 2026],
  ['ST0285', 'Junior journalist', 3, 18, 'Creative and design', 'listed', 2021],
  ['ST0287', 'Associate ambulance practitioner', 4, 18, 'Health and science', 'open', 2026],
  ['ST0295', 'Painter and decorator', 2, 36, 'Construction', 'listed', 2021],
  ['ST0300', 'Pharmacy technician (integrated)', 3, 24, 'Health and science', 'open', 2026],
  ['ST0301', 'Leisure duty manager', 3, 18, 'Business and administration', 'open', 2026],
  ['ST0302', 'Personal trainer', 3, 15, 'Health and science', 'open', 2026],
  ['ST0303', 'Plumbing and domestic heating technician', 3, 48, 'Construction', 'listed', 2021],
  ['ST0304', 'Police constable (degree)', 6, 36, 'Protective services', 'listed', 2021],
  ['ST0310', 'Associate project manager', 4, 18, 'Business and administration', 'open', 2026],
  ['ST0311', 'Public relations and communications assistant', 4, 14, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0322', 'Refrigeration air conditioning and heat pump engineering technician', 3, 36, 'Construction', 'listed', 2021],
  ['ST0325', 'Retail manager', 4, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0327', 'Retailer', 2, 14, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0329', 'Junior estate agent', 2, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0337', 'Passenger transport operations manager', 4, 18, 'Transport and logistics', 'open', 2026],
  ['ST0338', 'Passenger transport driver - bus and coach or tram', 2, 12, 'Transport and logistics', 'open', 2026],
  ['ST0340', 'Travel consultant', 3, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0341', 'Broadcast production assistant', 3, 12, 'Creative and design', 'listed', 2021],
  ['ST0343', 'Veterinary nurse', 3, 30, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0347', 'Junior 2D artist (visual effects)', 4, 18, 'Creative and design', 'listed', 2021],
  ['ST0349', 'General welder (arc processes)', 2, 18, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0362', 'Compliance and risk officer', 3, 15, 'Legal, finance and accounting', 'open', 2026],
  ['ST0363', 'Senior compliance and risk specialist', 6, 36, 'Legal, finance and accounting', 'open', 2026],
  ['ST0384', 'Team leader', 3, 15, 'Business and administration', 'open', 2026],
  ['ST0385', 'Operations manager', 5, 24, 'Business and administration', 'open', 2026],
  ['ST0386', 'Custody and detention officer', 3, 12, 'Protective services', 'listed', 2021],
  ['ST0389', 'Poultry worker', 2, 12, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0390', 'Leisure team member', 2, 18, 'Health and science', 'open', 2026],
  ['ST0397', 'Animal care and welfare assistant', 2, 12, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0409', 'Cyber security technical professional (integrated degree)', 6, 48, 'Digital', 'open', 2026],
  ['ST0411', 'Project manager (integrated degree)', 6, 48, 'Business and administration', 'open', 2026],
  ['ST0413', 'Healthcare science practitioner (integrated degree)', 6, 36, 'Health and science', 'open', 2026],
  ['ST0417', 'Civil engineer (degree)', 6, 66, 'Construction', 'listed', 2021],
  ['ST0423', 'Business to business sales professional (integrated degree)', 6, 36, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0429', 'Pest control technician', 2, 18, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0430', 'Regulatory compliance officer', 4, 24, 'Business and administration', 'open', 2026],
  ['ST0453', 'Water treatment technician', 3, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0454', 'Teaching assistant', 3, 18, 'Education and childcare', 'listed', 2021],
  ['ST0457', 'Engineering technician', 3, 42, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0465', 'Risk and safety management professional (degree)', 7, 36, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0470', 'Digital user experience (UX) professional (integrated degree)', 6, 48, 'Digital', 'open', 2026],
  ['ST0471', 'Express delivery manager (degree)', 6, 36, 'Transport and logistics', 'open', 2026],
  ['ST0473', 'Science industry process / plant engineer (degree)', 6, 60, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0477', 'Academic professional', 7, 18, 'Education and childcare', 'listed', 2021],
  ['ST0478', 'Community activator coach', 2, 18, 'Health and science', 'open', 2026],
  ['ST0479', 'Outdoor activity instructor', 3, 12, 'Health and science', 'open', 2026],
  ['ST0480', 'Senior leader', 7, 24, 'Business and administration', 'open', 2026],
  ['ST0483', 'Emergency service contact handling', 3, 12, 'Protective services', 'listed', 2021],
  ['ST0485', 'Network cable installer', 3, 15, 'Digital', 'open', 2026],
  ['ST0486', 'Operational firefighter', 3, 24, 'Protective services', 'listed', 2021],
  ['ST0489', 'Storyboard artist', 7, 18, 'Creative and design', 'listed', 2021],
  ['ST0490', 'Teacher', 6, 12, 'Education and childcare', 'listed', 2021],
  ['ST0491', 'Geospatial survey technician', 3, 24, 'Construction', 'listed', 2021],
  ['ST0492', 'Geospatial mapping and science specialist (degree)', 6, 60, 'Construction', 'listed', 2021],
  ['ST0493', 'Podiatrist', 6, 48, 'Health and science', 'open', 2026],
  ['ST0494', 'Probation services practitioner', 3, 18, 'Protective services', 'listed', 2021],
  ['ST0499', 'Autocare technician', 2, 30, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0502', 'Actuary', 7, 39, 'Legal, finance and accounting', 'open', 2026],
  ['ST0505', 'IT solutions technician', 3, 18, 'Digital', 'open', 2026],
  ['ST0506', 'Photographic assistant', 3, 18, 'Creative and design', 'listed', 2021],
  ['ST0510', 'Social worker (integrated degree)', 6, 36, 'Care services', 'open', 2026],
  ['ST0515', 'Manufacturing manager (degree)', 6, 42, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0517', 'Occupational therapist', 6, 48, 'Health and science', 'open', 2026],
  ['ST0519', 'Physiotherapist', 6, 48, 'Health and science', 'open', 2026],
  ['ST0523', 'First officer pilot', 6, 24, 'Transport and logistics', 'paused', 2026],
  ['ST0527', 'Church minister (integrated degree)', 6, 36, 'Care services', 'paused', 2026],
  ['ST0532', 'Publishing assistant', 3, 18, 'Creative and design', 'listed', 2021],
  ['ST0533', 'Architect (degree)', 7, 48, 'Construction', 'listed', 2021],
  ['ST0534', 'Architectural assistant (degree)', 6, 48, 'Construction', 'listed', 2021],
  ['ST0536', 'Chartered town planner (degree)', 7, 60, 'Construction', 'listed', 2021],
  ['ST0537', 'Engineering operative', 2, 12, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0540', 'Fashion and textiles product technologist', 4, 22, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0548', 'Supply chain leadership professional (integrated degree)', 6, 48, 'Transport and logistics', 'open', 2026],
  ['ST0550', 'Safety, health and environment technician', 3, 24, 'Protective services', 'listed', 2021],
  ['ST0558', 'Cabin crew', 3, 12, 'Transport and logistics', 'open', 2026],
  ['ST0559', 'Museums and galleries technician', 3, 15, 'Creative and design', 'listed', 2021],
  ['ST0561', 'Senior investment and commercial banking professional', 7, 18, 'Legal, finance and accounting', 'open', 2026],
  ['ST0562', 'Learning and development practitioner', 3, 18, 'Business and administration', 'open', 2026],
  ['ST0563', 'Learning and development consultant business partner', 5, 18, 'Business and administration', 'open', 2026],
  ['ST0564', 'Advanced clinical practitioner (integrated degree)', 7, 36, 'Health and science', 'open', 2026],
  ['ST0567', 'Paramedic', 6, 36, 'Health and science', 'open', 2026],
  ['ST0572', 'Sales executive', 4, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0577', 'Ecologist (degree)', 7, 36, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0584', 'Funeral director', 3, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0585', 'Data scientist (integrated degree)', 6, 36, 'Digital', 'open', 2026],
  ['ST0590', 'Registrar (creative and cultural)', 6, 36, 'Creative and design', 'listed', 2021],
  ['ST0594', 'Funeral team member', 2, 12, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0595', 'Air traffic controller', 5, 15, 'Transport and logistics', 'open', 2026],
  ['ST0596', 'Marketing executive', 4, 15, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0597', 'Technician scientist', 5, 36, 'Health and science', 'open', 2026],
  ['ST0599', 'Dietitian', 6, 48, 'Health and science', 'open', 2026],
  ['ST0600', 'Hearing aid dispenser', 5, 24, 'Health and science', 'open', 2026],
  ['ST0603', 'Professional economist (integrated degree)', 6, 42, 'Legal, finance and accounting', 'open', 2026],
  ['ST0608', 'Accounts or finance assistant', 2, 12, 'Legal, finance and accounting', 'open', 2026],
  ['ST0612', 'Marketing manager', 6, 24, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0618', 'Speech and language therapist', 6, 48, 'Health and science', 'open', 2026],
  ['ST0619', 'Diagnostic radiographer', 6, 36, 'Health and science', 'open', 2026],
  ['ST0620', 'Therapeutic radiographer', 6, 36, 'Health and science', 'open', 2026],
  ['ST0625', 'Creative digital design professional (integrated degree)', 6, 36, 'Digital', 'open', 2026],
  ['ST0626', 'Scientist', 6, 60, 'Health and science', 'open', 2026],
  ['ST0630', 'Beauty therapist', 2, 15, 'Hair and beauty', 'listed', 2021],
  ['ST0633', 'Arts therapist', 7, 24, 'Health and science', 'open', 2026],
  ['ST0639', 'Bespoke furniture maker', 3, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0645', 'Train driver', 3, 12, 'Transport and logistics', 'open', 2026],
  ['ST0648', 'Probation officer', 6, 36, 'Protective services', 'listed', 2021],
  ['ST0652', 'Building control surveyor (degree)', 6, 48, 'Construction', 'listed', 2021],
  ['ST0656', 'Advanced upholsterer', 3, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0662', 'Automation and controls engineering technician', 4, 48, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0663', 'Employability practitioner', 4, 24, 'Business and administration', 'open', 2026],
  ['ST0664', 'Library, information and archive services assistant', 3, 18, 'Business and administration', 'open', 2026],
  ['ST0694', 'Career development professional', 6, 24, 'Business and administration', 'open', 2026],
  ['ST0695', 'Process leader', 4, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0696', 'Post production technical operator', 4, 12, 'Creative and design', 'listed', 2021],
  ['ST0747', 'Counter fraud investigator', 4, 24, 'Protective services', 'listed', 2021],
  ['ST0759', 'Research scientist', 7, 30, 'Health and science', 'open', 2026],
  ['ST0763', 'Artificial intelligence (AI) data specialist', 7, 24, 'Digital', 'open', 2026],
  ['ST0769', 'Archaeological specialist (degree)', 7, 36, 'Creative and design', 'listed', 2021],
  ['ST0770', 'Sports coach', 4, 18, 'Health and science', 'open', 2026],
  ['ST0774', 'Dispensing optician', 6, 36, 'Health and science', 'open', 2026],
  ['ST0778', 'Environmental practitioner (degree)', 6, 60, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0781', 'Registered nurse degree (NMC 2018)', 6, 48, 'Health and science', 'open', 2026],
  ['ST0789', 'Keeper and aquarist', 3, 24, 'Agriculture, environmental and animal care', 'listed', 2021],
  ['ST0795', 'Data technician', 3, 24, 'Digital', 'open', 2026],
  ['ST0796', 'Senior professional economist (integrated degree)', 7, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST0811', 'Senior procurement and supply chain professional', 6, 30, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0813', 'Senior people professional', 7, 36, 'Business and administration', 'open', 2026],
  ['ST0820', 'Clinical associate in psychology (CAP) (integrated degree)', 7, 18, 'Health and science', 'open', 2026],
  ['ST0827', 'Nursing associate (NMC 2018)', 5, 24, 'Health and science', 'open', 2026],
  ['ST0842', 'Officer of the watch (near coastal)', 3, 36, 'Transport and logistics', 'open', 2026],
  ['ST0846', 'Garment maker', 3, 24, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0851', 'Pipe welder', 3, 48, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0852', 'Plate welder', 3, 36, 'Engineering and manufacturing', 'listed', 2021],
  ['ST0853', 'Quality practitioner', 4, 14, 'Business and administration', 'open', 2026],
  ['ST0864', 'Senior culinary chef', 4, 24, 'Catering and hospitality', 'open', 2026],
  ['ST0865', 'Cyber security technician', 3, 18, 'Digital', 'open', 2026],
  ['ST0868', 'Early intervention practitioner', 4, 18, 'Care services', 'open', 2026],
  ['ST0883', 'Market research executive', 4, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0884', 'Operational research specialist', 7, 24, 'Business and administration', 'open', 2026],
  ['ST0887', 'Fundraiser', 3, 18, 'Sales, marketing and procurement', 'open', 2026],
  ['ST0892', 'Medical statistician', 7, 30, 'Health and science', 'open', 2026],
  ['ST0893', 'Clinical scientist', 7, 36, 'Health and science', 'open', 2026],
  ['ST0906', 'Youth support worker', 3, 18, 'Care services', 'open', 2026],
  ['ST0948', 'Midwife (2019 NMC standards) (Integrated degree)', 6, 48, 'Health and science', 'open', 2026],
  ['ST0953', 'Game programmer', 7, 24, 'Digital', 'open', 2026],
  ['ST0958', 'Community health and wellbeing worker', 3, 12, 'Health and science', 'open', 2026],
  ['ST0973', 'Information communications technician', 3, 18, 'Digital', 'open', 2026],
  ['ST0995', 'Doctor (Degree)', 7, 60, 'Health and science', 'open', 2026],
  ['ST1021', 'Cyber security technologist (2021)', 4, 24, 'Digital', 'open', 2026],
  ['ST1025', 'Urban driver', 2, 12, 'Transport and logistics', 'open', 2026],
  ['ST1301', 'Paraplanner and financial planner', 4, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST1303', 'Accounting finance manager', 6, 36, 'Legal, finance and accounting', 'open', 2026],
  ['ST1310', 'Family and systemic psychotherapist', 7, 24, 'Health and science', 'paused', 2026],
  ['ST1349', 'Lead baker', 3, 24, 'Catering and hospitality', 'open', 2026],
  ['ST1356', 'Geoscientist (integrated degree)', 6, 60, 'Health and science', 'open', 2026],
  ['ST1383', 'Dental hygienist', 6, 36, 'Health and science', 'paused', 2026],
  ['ST1389', 'Barrister', 7, 72, 'Legal, finance and accounting', 'open', 2026],
  ['ST1431', 'Dental nurse', 3, 18, 'Health and science', 'open', 2026],
  ['ST1458', 'Professional taxation technician', 4, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST1476', 'Advanced paralegal', 5, 24, 'Legal, finance and accounting', 'open', 2026],
  ['ST1488', 'Food and beverage team member', 2, 12, 'Catering and hospitality', 'open', 2026],
];

/** References that lead to each occupation or to its usual first step, the closest first. */
export const APPRENTICESHIPS_BY_OCCUPATION: Readonly<Record<string, readonly string[]>> = {
  // Chief executive
  '11-1011.00': ['ST0480'],
  // Operations or general manager
  '11-1021.00': ['ST0385', 'ST0272'],
  // Marketing manager
  '11-2021.00': ['ST0612'],
  // Sales manager
  '11-2022.00': ['ST0423'],
  // Finance manager
  '11-3031.00': ['ST1303'],
  // Manufacturing production manager
  '11-3051.00': ['ST0515'],
  // Purchasing manager
  '11-3061.00': ['ST0811'],
  // Transport and distribution manager
  '11-3071.00': ['ST0337', 'ST0471'],
  // Supply chain manager
  '11-3071.04': ['ST0548', 'ST0201'],
  // Human resources manager
  '11-3121.00': ['ST0813'],
  // Construction manager
  '11-9021.00': ['ST0047', 'ST0044'],
  // Nursery or early-years manager
  '11-9031.00': ['ST0135'],
  // Restaurant or catering manager
  '11-9051.00': ['ST0229'],
  // Leisure and recreation manager
  '11-9072.00': ['ST0301'],
  // Hotel manager
  '11-9081.00': ['ST0229'],
  // Property manager
  '11-9141.00': ['ST0236', 'ST0234'],
  // Social and community services manager
  '11-9151.00': ['ST0008', 'ST0087'],
  // Insurance loss adjuster
  '13-1031.00': ['ST0240', 'ST0241'],
  // Compliance officer
  '13-1041.00': ['ST0362', 'ST0363', 'ST0430'],
  // Cost estimator or quantity surveyor
  '13-1051.00': ['ST0045', 'ST0049'],
  // Human resources adviser
  '13-1071.00': ['ST0238'],
  // Management consultant
  '13-1111.00': ['ST0273'],
  // Event planner
  '13-1121.00': ['ST0168'],
  // Fundraiser
  '13-1131.00': ['ST0887'],
  // Training officer
  '13-1151.00': ['ST0562', 'ST0563'],
  // Market research and marketing analyst
  '13-1161.00': ['ST0883', 'ST0596'],
  // Accountant or auditor
  '13-2011.00': ['ST0001', 'ST0003', 'ST0002'],
  // Financial and investment analyst
  '13-2051.00': ['ST0561', 'ST0180'],
  // Personal financial adviser
  '13-2052.00': ['ST1301', 'ST0182'],
  // Insurance underwriter
  '13-2053.00': ['ST0241', 'ST0240'],
  // Tax inspector
  '13-2081.00': ['ST1458', 'ST0001'],
  // Fraud investigator
  '13-2099.04': ['ST0747'],
  // IT systems analyst
  '15-1211.00': ['ST0117', 'ST0119'],
  // Cyber security analyst
  '15-1212.00': ['ST0865', 'ST1021', 'ST0409'],
  // IT support technician
  '15-1232.00': ['ST0120', 'ST0505', 'ST0973'],
  // Network architect
  '15-1241.00': ['ST0127'],
  // Systems and network administrator
  '15-1244.00': ['ST0127', 'ST0505'],
  // Software developer
  '15-1252.00': ['ST0116', 'ST0128', 'ST0119'],
  // Software tester
  '15-1253.00': ['ST0129'],
  // Web developer
  '15-1254.00': ['ST0116', 'ST0128'],
  // Web and interface (UX) designer
  '15-1255.00': ['ST0470'],
  // Video game designer
  '15-1255.01': ['ST0953'],
  // IT project manager
  '15-1299.09': ['ST0310', 'ST0411'],
  // Actuary
  '15-2011.00': ['ST0502', 'ST0004'],
  // Operational research analyst
  '15-2031.00': ['ST0884'],
  // Statistician
  '15-2041.00': ['ST0892'],
  // Data scientist
  '15-2051.00': ['ST0585', 'ST0763', 'ST0118'],
  // Business intelligence analyst
  '15-2051.01': ['ST0118', 'ST0795'],
  // Architect
  '17-1011.00': ['ST0533', 'ST0534'],
  // Land surveyor
  '17-1022.00': ['ST0491', 'ST0492'],
  // Aerospace engineer
  '17-2011.00': ['ST0010'],
  // Chemical engineer
  '17-2041.00': ['ST0473'],
  // Civil engineer
  '17-2051.00': ['ST0417'],
  // Electrical engineer
  '17-2071.00': ['ST0024'],
  // Electronics engineer
  '17-2072.00': ['ST0151'],
  // Mechanical engineer
  '17-2141.00': ['ST0027'],
  // Robotics engineer
  '17-2199.08': ['ST0662'],
  // Architectural or civil CAD technician
  '17-3011.00': ['ST0164', 'ST0043'],
  // Civil engineering technician
  '17-3022.00': ['ST0091'],
  // Electrical or electronics technician
  '17-3023.00': ['ST0457'],
  // Mechanical engineering technician
  '17-3027.00': ['ST0457'],
  // Biochemist
  '19-1021.00': ['ST0626', 'ST0759'],
  // Microbiologist
  '19-1022.00': ['ST0626', 'ST0759'],
  // Wildlife biologist
  '19-1023.00': ['ST0577'],
  // Conservation scientist
  '19-1031.00': ['ST0577', 'ST0778'],
  // Medical research scientist
  '19-1042.00': ['ST0759', 'ST0893'],
  // Chemist
  '19-2031.00': ['ST0626', 'ST0597'],
  // Environmental scientist
  '19-2041.00': ['ST0778'],
  // Geologist
  '19-2042.00': ['ST1356'],
  // Economist
  '19-3011.00': ['ST0603', 'ST0796'],
  // Clinical or counselling psychologist
  '19-3033.00': ['ST0820'],
  // Town planner
  '19-3051.00': ['ST0536'],
  // Anthropologist or archaeologist
  '19-3091.00': ['ST0221', 'ST0769'],
  // Biology laboratory technician
  '19-4021.00': ['ST0248'],
  // Health and safety adviser
  '19-5011.00': ['ST0550', 'ST0465'],
  // Careers adviser
  '21-1012.00': ['ST0694', 'ST0663'],
  // Family therapist
  '21-1013.00': ['ST1310'],
  // Child and family social worker
  '21-1021.00': ['ST0510'],
  // Probation officer
  '21-1092.00': ['ST0648', 'ST0494'],
  // Social care support officer
  '21-1093.00': ['ST0868', 'ST0088'],
  // Community worker
  '21-1094.00': ['ST0906', 'ST0958'],
  // Minister of religion
  '21-2011.00': ['ST0527'],
  // Solicitor or lawyer
  '23-1011.00': ['ST0246', 'ST0244', 'ST1389'],
  // Paralegal
  '23-2011.00': ['ST0245', 'ST1476'],
  // University lecturer in biological science
  '25-1042.00': ['ST0477'],
  // University lecturer in the arts
  '25-1121.00': ['ST0477'],
  // Further education (vocational) teacher
  '25-1194.00': ['ST0149'],
  // Nursery teacher
  '25-2011.00': ['ST0135'],
  // Primary school teacher
  '25-2021.00': ['ST0490'],
  // Secondary school teacher
  '25-2031.00': ['ST0490'],
  // Archivist
  '25-4011.00': ['ST0664'],
  // Museum curator
  '25-4012.00': ['ST0559', 'ST0590'],
  // Librarian
  '25-4022.00': ['ST0664'],
  // Teaching assistant
  '25-9042.00': ['ST0454'],
  // Animator or visual effects artist
  '27-1014.00': ['ST0347', 'ST0489'],
  // Product designer
  '27-1021.00': ['ST0027'],
  // Fashion designer
  '27-1022.00': ['ST0173', 'ST0540'],
  // Graphic designer
  '27-1024.00': ['ST0625'],
  // Film or theatre producer-director
  '27-2012.00': ['ST0341', 'ST0105'],
  // Sports coach
  '27-2022.00': ['ST0770', 'ST0478'],
  // Journalist
  '27-3023.00': ['ST0285'],
  // Public relations officer
  '27-3031.00': ['ST0311'],
  // Editor
  '27-3041.00': ['ST0532'],
  // Sound engineer
  '27-4014.00': ['ST0106', 'ST0255'],
  // Photographer
  '27-4021.00': ['ST0506'],
  // Film and video editor
  '27-4032.00': ['ST0696'],
  // Dietitian
  '29-1031.00': ['ST0599'],
  // Podiatrist
  '29-1081.00': ['ST0493'],
  // Occupational therapist
  '29-1122.00': ['ST0517'],
  // Physiotherapist
  '29-1123.00': ['ST0519'],
  // Therapeutic radiographer
  '29-1124.00': ['ST0620'],
  // Speech and language therapist
  '29-1127.00': ['ST0618'],
  // Art therapist
  '29-1129.01': ['ST0633'],
  // Registered nurse (adult)
  '29-1141.00': ['ST0781', 'ST0827'],
  // Nurse practitioner
  '29-1171.00': ['ST0564'],
  // Audiologist
  '29-1181.00': ['ST0600', 'ST0413'],
  // Emergency medicine doctor
  '29-1214.00': ['ST0995'],
  // General practitioner (GP)
  '29-1215.00': ['ST0995'],
  // Psychiatrist
  '29-1223.00': ['ST0995'],
  // Dental hygienist
  '29-1292.00': ['ST1383'],
  // Diagnostic radiographer
  '29-2034.00': ['ST0619'],
  // Paramedic
  '29-2043.00': ['ST0567', 'ST0287'],
  // Pharmacy technician
  '29-2052.00': ['ST0300'],
  // Veterinary nurse
  '29-2056.00': ['ST0343'],
  // Dispensing optician
  '29-2081.00': ['ST0774'],
  // Midwife
  '29-9099.01': ['ST0948'],
  // Care worker
  '31-1122.00': ['ST0005', 'ST0006'],
  // Healthcare assistant
  '31-1131.00': ['ST0216', 'ST0217'],
  // Dental nurse
  '31-9091.00': ['ST1431'],
  // Firefighter
  '33-2011.00': ['ST0486'],
  // Prison officer
  '33-3012.00': ['ST0386'],
  // Detective
  '33-3021.00': ['ST0304'],
  // Police officer
  '33-3051.00': ['ST0304'],
  // Head chef
  '35-1011.00': ['ST0227', 'ST0864'],
  // Bartender
  '35-3011.00': ['ST1488'],
  // Waiter or waitress
  '35-3031.00': ['ST1488'],
  // Pest control technician
  '37-2021.00': ['ST0429'],
  // Animal care worker
  '39-2021.00': ['ST0397', 'ST0789'],
  // Funeral director
  '39-4031.00': ['ST0584', 'ST0594'],
  // Hairdresser
  '39-5012.00': ['ST0213'],
  // Beauty therapist
  '39-5094.00': ['ST0630'],
  // Childcare worker
  '39-9011.00': ['ST0135'],
  // Fitness instructor
  '39-9031.00': ['ST0302', 'ST0390'],
  // Sports and leisure assistant
  '39-9032.00': ['ST0390', 'ST0479'],
  // Retail supervisor
  '41-1011.00': ['ST0325'],
  // Sales assistant
  '41-2031.00': ['ST0327'],
  // Insurance broker or sales adviser
  '41-3021.00': ['ST0240', 'ST0241'],
  // Travel agent
  '41-3041.00': ['ST0340'],
  // Technical sales representative
  '41-4011.00': ['ST0115', 'ST0572'],
  // Estate agent
  '41-9022.00': ['ST0329'],
  // Office supervisor
  '43-1011.00': ['ST0384', 'ST0070'],
  // Bookkeeper or accounts clerk
  '43-3031.00': ['ST0608', 'ST0002'],
  // Customer service adviser
  '43-4051.00': ['ST0072', 'ST0071'],
  // Human resources administrator
  '43-4161.00': ['ST0239'],
  // Emergency call handler
  '43-5031.00': ['ST0483'],
  // Postal delivery worker
  '43-5052.00': ['ST0103'],
  // Executive assistant
  '43-6011.00': ['ST0070'],
  // Administrative assistant
  '43-6014.00': ['ST0070'],
  // Livestock farm worker
  '45-2093.00': ['ST0017', 'ST0389'],
  // Construction site supervisor
  '47-1011.00': ['ST0048'],
  // Bricklayer
  '47-2021.00': ['ST0095'],
  // Carpenter or joiner
  '47-2031.00': ['ST0264', 'ST0263'],
  // Electrician
  '47-2111.00': ['ST0152'],
  // Painter and decorator
  '47-2141.00': ['ST0295'],
  // Plumber
  '47-2152.00': ['ST0303'],
  // Roofer
  '47-2181.00': ['ST0270'],
  // Steel erector
  '47-2221.00': ['ST0169'],
  // Building inspector
  '47-4011.00': ['ST0652'],
  // Telecoms installer
  '49-2022.00': ['ST0485', 'ST0973'],
  // Security and fire alarm installer
  '49-2098.00': ['ST0189'],
  // Aircraft maintenance engineer
  '49-3011.00': ['ST0019'],
  // Vehicle technician
  '49-3023.00': ['ST0033', 'ST0499'],
  // Heating and refrigeration engineer
  '49-9021.00': ['ST0322', 'ST0061'],
  // Industrial machinery mechanic
  '49-9041.00': ['ST0154'],
  // Overhead power line worker
  '49-9051.00': ['ST0156'],
  // Wind turbine technician
  '49-9081.00': ['ST0154'],
  // Production supervisor
  '51-1011.00': ['ST0695'],
  // Baker
  '51-3011.00': ['ST0191', 'ST1349'],
  // Metal machinist
  '51-4041.00': ['ST0457'],
  // Toolmaker
  '51-4111.00': ['ST0457'],
  // Welder
  '51-4121.00': ['ST0349', 'ST0852', 'ST0851'],
  // Tailor or dressmaker
  '51-6052.00': ['ST0055', 'ST0846'],
  // Upholsterer
  '51-6093.00': ['ST0656'],
  // Cabinet maker
  '51-7011.00': ['ST0639', 'ST0203'],
  // Water treatment operator
  '51-8031.00': ['ST0453', 'ST0160'],
  // Quality inspector
  '51-9061.00': ['ST0853'],
  // CNC machine operator
  '51-9161.00': ['ST0537', 'ST0457'],
  // Airline pilot
  '53-2011.00': ['ST0523'],
  // Air traffic controller
  '53-2021.00': ['ST0595'],
  // Cabin crew
  '53-2031.00': ['ST0558'],
  // Lorry driver
  '53-3032.00': ['ST0257', 'ST1025'],
  // Delivery driver
  '53-3033.00': ['ST0103'],
  // Bus driver
  '53-3052.00': ['ST0338'],
  // Train driver
  '53-4011.00': ['ST0645'],
  // Ship's officer
  '53-5021.00': ['ST0842'],
  // Warehouse operative
  '53-7065.00': ['ST0259'],
};
