import type { TaskList } from './task-list.js';

export const science: Record<string, TaskList> = {
  // Biochemist
  '19-1021.00': [
    'Share findings in articles and talks',
    'Teach students and supervise their research',
    'Study how living cells use energy',
    'Manage a laboratory team and check its work',
    'Develop new ways to study living things',
    'Write applications for money to do research',
  ],
  // Microbiologist
  '19-1022.00': [
    'Grow bacteria and keep them in the right conditions',
    'Run tests for doctors and public health teams',
    'Test water, food and air for harmful germs',
    'Identify germs in samples under a microscope',
    'Supervise the work of technicians and other scientists',
    'Use advanced equipment, such as electron microscopes',
  ],
  // Wildlife biologist
  '19-1023.00': [
    'Make plans for wildlife with the people concerned',
    'Count or estimate plants and animals in an area',
    'Answer questions from the public about wildlife',
    'Study animals where they live and what affects them',
    'Write reports and give talks to schools and clubs',
    'Study how animals live, breed, spread and fall ill',
  ],
  // Conservation scientist
  '19-1031.00': [
    'Use soil, forest or farm science to protect land',
    'Plan planting and farming that keeps soil and water',
    'Check that projects are built as designed',
    'Advise farmers and landowners on conservation',
    'Put plans into action that stop soil washing away',
    'Calculate the details of a scheme from survey results',
  ],
  // Medical research scientist
  '19-1042.00': [
    'Handle dangerous substances by strict safety rules',
    'Measure what drugs, gases and germs do at different levels',
    'Plan studies of disease, its treatment and prevention',
    'Prepare and study samples of cells and tissue',
    'Develop new medical methods and present the results',
    'Teach medical methods to doctors, students and technicians',
  ],
  // Physicist
  '19-2012.00': [
    'Do complex calculations on computers to study data',
    'Analyse data to detect and measure physical effects',
    'Put what you observe into mathematics',
    'Build computer simulations of physical data',
    'Write proposals to win research money',
    'Teach physics to students at a university',
  ],
  // Meteorologist
  '19-2021.00': [
    'Use computer models to forecast the weather',
    'Read charts, maps and data to predict the weather',
    'Research what drives weather and climate',
    'Make predictions from data on air, sea and climate',
    'Give forecasts and warnings to the public or the media',
    'Prepare forecasts for firms and public bodies',
  ],
  // Chemist
  '19-2031.00': [
    'Develop and improve products, formulas and methods',
    'Analyse substances to learn what they are made of',
    'Change substances with heat, light or chemicals',
    'Run tests to check the quality of products',
    'Write technical reports and set standards',
    'Look after instruments and find out why they fail',
  ],
  // Environmental scientist
  '19-2041.00': [
    'Explain findings to the public and to organisations',
    'Track pollution and suggest how to limit it',
    'Collect and report data on air, water and soil',
    'Apply rules and standards that protect the environment',
    'Advise government, industry and the public',
    'Check permits, licences and other official papers',
  ],
  // Geologist
  '19-2042.00': [
    'Plan field surveys, samples and drilling',
    'Study geological data on a computer',
    'Examine rocks, soils and fossils to learn their history',
    'Make sense of survey data, boreholes and air photos',
    'Spot risks such as landslides or earthquakes',
    'Draw maps and write reports for mining or land use',
  ],
  // Economist
  '19-3011.00': [
    'Study data on a field, such as jobs or farming',
    'Use models to explain the economy and forecast it',
    'Study what new laws and taxes would change',
    'Explain to the public what a policy would do',
    'Review what other people have written',
    'Advise firms and public bodies on the economy',
  ],
  // Clinical or counselling psychologist
  '19-3033.00': [
    'Judge if a patient may harm themselves or others',
    'Record sessions, progress and treatment plans',
    'Find out what troubles a person by talks and tests',
    'Write reports and keep client papers in order',
    'Help people, groups and families through a crisis',
    'Help clients understand themselves and set goals',
  ],
  // Educational psychologist
  '19-3034.00': [
    'Use tests and talks to find out what help a child needs',
    'Keep private records and reports up to date',
    'Report any sign that a child is in danger',
    'Choose, give and score tests of how children think',
    'Explain test results to teachers and parents',
    "Judge a child's needs from lessons, records and talks",
  ],
  // Anthropologist or archaeologist
  '19-3091.00': [
    'Gather facts by watching, interviews and documents',
    'Teach and guide students in the subject',
    'Write and talk about findings for many audiences',
    'Plan research that compares groups of people',
    'Record how people live in photos, film and sound',
    'Train others to study people at work',
  ],
  // Town planner
  '19-3051.00': [
    'Make plans for land, housing and transport',
    'Advise officials if a project can work and follows the rules',
    'Make maps and reports on how land is used',
    'Hold public meetings about plans for an area',
    'Settle disputes and help find other plans',
    'Recommend if a proposal should go ahead',
  ],
  // Biology laboratory technician
  '19-4021.00': [
    'Collect samples and help with research',
    'Work with computers, robots and other advanced equipment',
    'Watch experiments and record the results',
    'Analyse data and sum up the findings',
    'Support scientists in farming, nature or health',
    'Keep detailed logs of all work',
  ],
  // Forensic science technician
  '19-4092.00': [
    'Collect evidence at crime scenes and store it safely',
    'Write reports on findings and methods',
    'Photograph or film evidence and crime scenes',
    'Explain methods and findings in court',
    'Make fingerprints visible and compare them with records',
    'Measure and sketch crime scenes as a record',
  ],
  // Health and safety adviser
  '19-5011.00': [
    'Suggest how to protect workers from danger',
    'Run checks on noise, air and asbestos',
    'Stop work that puts people at risk',
    'Investigate accidents and how to prevent them',
    'Inspect workplaces against the safety rules',
    'Collect samples of dust, gas and other harmful substances',
  ],
};
