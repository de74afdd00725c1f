/** Everyday British job titles that neither our titles nor the publisher lists, by O*NET-SOC code. */
export const EVERYDAY_TITLES: Readonly<Record<string, readonly string[]>> = {
  // Chief executive
  '11-1011.00': ['CEO'],
  // Human resources manager
  '11-3121.00': ['HR manager'],
  // Farm manager
  '11-9013.00': ['Farmer'],
  // Head teacher
  '11-9032.00': ['Headteacher', 'Headmaster', 'Headmistress'],
  // Human resources adviser
  '13-1071.00': ['HR adviser', 'Recruiter', 'Recruitment consultant'],
  // Event planner
  '13-1121.00': ['Wedding planner', 'Events organiser'],
  // Market research and marketing analyst
  '13-1161.00': ['Digital marketing executive', 'SEO specialist'],
  // Cyber security analyst
  '15-1212.00': ['Ethical hacker'],
  // Software developer
  '15-1252.00': ['Coder', 'App developer', 'Games developer', 'DevOps engineer'],
  // Web and interface (UX) designer
  '15-1255.00': ['Web designer'],
  // Data scientist
  '15-2051.00': ['Machine learning engineer', 'AI engineer'],
  // Wildlife biologist
  '19-1023.00': ['Zoologist', 'Marine biologist'],
  // Physicist
  '19-2012.00': ['Astronomer'],
  // Meteorologist
  '19-2021.00': ['Weather forecaster'],
  // Minister of religion
  '21-2011.00': ['Imam', 'Rabbi', 'Pastor'],
  // Solicitor or lawyer
  '23-1011.00': ['Barrister'],
  // Nursery teacher
  '25-2011.00': ['Early years teacher'],
  // Secondary school teacher
  '25-2031.00': ['Maths teacher', 'English teacher', 'Science teacher', 'PE teacher'],
  // Special needs teacher
  '25-2058.00': ['SENCO'],
  // Teaching assistant
  '25-9042.00': ['TA', 'Classroom assistant'],
  // Writer
  '27-3043.00': ['Poet', 'Novelist'],
  // Registered nurse (adult)
  '29-1141.00': ['Staff nurse'],
  // Emergency medicine doctor
  '29-1214.00': ['A&E doctor'],
  // Healthcare assistant
  '31-1131.00': ['HCA'],
  // Firefighter
  '33-2011.00': ['Fireman'],
  // Police officer
  '33-3051.00': ['Policeman', 'Policewoman'],
  // Head chef
  '35-1011.00': ['Chef', 'Commis chef', 'Cook'],
  // Animal care worker
  '39-2021.00': ['Zookeeper', 'Dog groomer', 'Kennel assistant'],
  // Childcare worker
  '39-9011.00': ['Nanny', 'Childminder'],
  // Human resources administrator
  '43-4161.00': ['HR administrator'],
  // Executive assistant
  '43-6011.00': ['Personal assistant', 'PA'],
  // Heating and refrigeration engineer
  '49-9021.00': ['Boiler engineer'],
  // Lorry driver
  '53-3032.00': ['HGV driver', 'Truck driver'],
  // Delivery driver
  '53-3033.00': ['Van driver', 'Courier'],
};
