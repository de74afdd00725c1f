import type { TaskList } from './task-list.js';

export const health: Record<string, TaskList> = {
  // Dentist
  '29-1021.00': [
    'Wear gloves, mask and glasses to stop infections',
    'Examine teeth and gums, with X-rays where needed',
    'Numb the mouth so that treatment hurts less',
    'Use drills, hand tools and surgical instruments',
    'Plan treatment for teeth and mouth',
    'Treat disease and injury, and help prevent them',
  ],
  // Dietitian
  '29-1031.00': [
    'Assess what patients need and make a diet plan',
    'Use laboratory results to decide on advice',
    'Teach people and groups about healthy eating',
    'Advise patients and families on food and cooking',
    "Fit plans to a patient's culture and religion",
    "Ask doctors and nurses about a patient's needs",
  ],
  // Optometrist
  '29-1041.00': [
    'Examine eyes for sight problems and disease',
    'Study test results and plan treatment',
    'Prescribe and fit glasses and contact lenses',
    "Prescribe medicine for eye disease where you're qualified",
    'Teach patients how to care for eyes and lenses',
    'Remove things that get stuck in an eye',
  ],
  // Pharmacist
  '29-1051.00': [
    'Check that prescriptions are right and suit the patient',
    'Check what a medicine is, and how strong and pure',
    'Explain doses, side effects and storage',
    'Look for overuse and medicines that clash',
    'Keep records of patients, stock and controlled drugs',
    'Plan and review treatment with other health staff',
  ],
  // Podiatrist
  '29-1081.00': [
    'Treat bones, muscles and joints of feet and ankles',
    "Find out what's wrong by examining, X-rays and tests",
    'Advise patients on foot care and treatment',
    'Prescribe medicine, supports, exercise or an operation',
    'Treat corns, ingrown nails and other problems with surgery',
    'Send patients to a doctor for illness such as diabetes',
  ],
  // Occupational therapist
  '29-1122.00': [
    'Test what patients can do and set goals',
    'Write records and keep them up to date',
    'Plan and run therapy in hospitals or the community',
    'Run activities that teach skills for work or school',
    'Choose tasks that help people manage daily life',
    'Check progress and write reports on it',
  ],
  // Physiotherapist
  '29-1123.00': [
    'Plan and give treatment that eases pain and helps movement',
    "Examine patients and find out what's wrong",
    'Record the treatment and how patients respond to it',
    'Show patients and families exercises to do at home',
    'Check how a treatment works and adjust it',
    'Plan care with patients, doctors and others',
  ],
  // Therapeutic radiographer
  '29-1124.00': [
    'Position patients exactly as the plan says',
    'Give the right dose of radiation to the right place',
    'Protect patients, yourself and others from radiation',
    'Check the plan, the notes and who the patient is',
    "Run most sessions alone, by a doctor's plan",
    'Enter data and set the controls of the machine',
  ],
  // Speech and language therapist
  '29-1127.00': [
    'Study test results to plan treatment for speech or swallowing',
    'Write reports and keep records of cases',
    'Watch progress and change the treatment',
    'Treat problems such as a stammer or late speech',
    'Test how well a person speaks or understands',
    'Teach patients and families better ways to communicate',
  ],
  // Art therapist
  '29-1129.01': [
    'Watch how clients respond and write it down',
    'Plan art sessions around what a client needs',
    'Run sessions in which people express themselves through art',
    'Agree treatment plans with other staff',
    'Use drawing, paint or clay to learn what clients need',
    'Talk with clients as they work, and note their progress',
  ],
  // Veterinary surgeon
  '29-1131.00': [
    'Treat sick or hurt animals with medicine or surgery',
    'Vaccinate animals against diseases such as distemper',
    "Examine animals to find out what's wrong",
    'Take samples of blood and tissue to be tested',
    'Take X-rays and scans and read them',
    'Teach people about diseases that animals pass on',
  ],
  // Registered nurse (adult)
  '29-1141.00': [
    "Record patients' details, pulse and blood pressure",
    'Give medicines and watch for side effects',
    'Keep full and exact records of all care',
    'Watch for changes in patients and report them',
    'Give care, first aid and vaccines in many places',
    'Plan and review care with the rest of the team',
  ],
  // Nurse practitioner
  '29-1171.00': [
    'Keep full records of care plans for patients',
    'Make treatment plans based on evidence and guidelines',
    'Tell patients how to stay well and cut risks',
    "Work out what's wrong from history and tests",
    'Treat complex or sudden illness with other staff',
    'Prescribe medicines in the right dose',
  ],
  // Audiologist
  '29-1181.00': [
    'Keep records of tests and treatment',
    'Find the cause of hearing or balance problems',
    'Fit and repair hearing aids and similar devices',
    'Test hearing with special instruments and equipment',
    'Check how hearing or balance changes over time',
    'Teach families and teachers how to communicate better',
  ],
  // Emergency medicine doctor
  '29-1214.00': [
    'Order and read blood tests, heart traces and scans',
    'Decide who needs help first, and what help',
    'Restart breathing or the heartbeat in an emergency',
    'Keep patients stable when they are very ill',
    'Carry out urgent procedures, such as a breathing tube',
    "Work out what's wrong from exams and tests",
  ],
  // General practitioner (GP)
  '29-1215.00': [
    'Treat illness with medicine, vaccines and other care',
    "Order tests and work out what's wrong",
    "Record patients' history, exams and test results",
    'Follow how patients are doing and change treatment',
    'Explain results and treatment to patients',
    'Advise people on diet, exercise and staying well',
  ],
  // Psychiatrist
  '29-1223.00': [
    'Treat mental illness with medicine or talking therapy',
    'Gather facts from patients, families and other staff',
    'Design a care plan for each patient',
    'Discuss treatment with nurses, psychologists and social workers',
    "Work out what's wrong from facts and tests",
    'Examine patients or order tests of their health',
  ],
  // Dental hygienist
  '29-1292.00': [
    "Read and update patients' medical history",
    'Look and feel for sore or sick gums',
    'Measure gums with a probe for signs of disease',
    'Clean hard deposits and stains off teeth',
    'Teach people how to look after their mouths',
    'Chart decay and disease for the dentist',
  ],
  // Diagnostic radiographer
  '29-2034.00': [
    'Set up the scanner for the image that is needed',
    'Position patients so that the right part shows',
    'Watch patients and report anything unusual',
    'Explain a scan and keep patients safe and comfortable',
    'Follow the rules that protect people from radiation',
    'Check that images are good enough to use',
  ],
  // Paramedic
  '29-2043.00': [
    'Give drugs by mouth, injection or drip',
    'Give first aid and life support at the scene',
    'Judge how bad an injury is and what comes first',
    'Train often to keep skills up to date',
    'Comfort and calm patients who are hurt or afraid',
    'Pass facts about patients to the hospital team',
  ],
  // Pharmacy technician
  '29-2052.00': [
    'Take in prescriptions and check that they are complete',
    'Enter the details of prescriptions into the computer',
    'Keep a record of what each patient takes',
    'Store medicines safely, securely and at the right temperature',
    'Receive stock, check dates and report what is short',
    'Answer the phone and deal with questions',
  ],
  // Veterinary nurse
  '29-2056.00': [
    'Help to give anaesthetics and watch animals in surgery',
    'Care for animals after an operation',
    'Keep stock and log books of controlled drugs',
    'Test blood and other samples in the laboratory',
    'Prepare and give medicine as the vet orders',
    'Hold animals still during an exam',
  ],
  // Dispensing optician
  '29-2081.00': [
    'Measure faces and eyes for glasses',
    'Check that finished lenses are right',
    'Ask what work or hobbies the glasses are for',
    'Recommend lenses, coatings and frames to suit each customer',
    'Help customers choose frames that fit and look good',
    'Keep records of prescriptions, orders and payments',
  ],
  // Midwife
  '29-9099.01': [
    'Check on the mother through labour',
    'Spot pregnancies with problems and get treatment',
    'Care for babies at birth, also in an emergency',
    'Check health and mood during pregnancy',
    'Measure how the baby grows and listen to its heart',
    'Plan what to do if something goes wrong',
  ],
};
