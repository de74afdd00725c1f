import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const health: Record<string, RouteCard> = {
  // Dentist
  '29-1021.00': {
    level: 3,
    opensWith: {
      degree: 'Take a five-year dental degree with strong science A levels, then a training year.',
    },
    months: [60, 84],
    cost: ['medicine'],
    asksFor: ['record'],
    register: [{ body: 'gdc', required: 'law', protectedTitle: 'Dentist' }],
    firstTitles: ['Foundation dentist', 'Dental receptionist', 'Trainee dental nurse'],
    progression: 'You may specialise, own a practice or work in a hospital.',
    tryIt: 'Ask a dental practice to let you watch for two days.',
    checked,
  },
  // Dietitian
  '29-1031.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in dietetics, with A levels in biology or chemistry.',
      conversion: 'Take a life science degree, then a postgraduate course in dietetics.',
    },
    months: [36, 60],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'hcpc', required: 'law', protectedTitle: 'Dietitian' }],
    firstTitles: ['Dietetic assistant', 'Graduate dietitian', 'Nutrition support worker'],
    progression: 'You may specialise, for example in diabetes or sport, or lead a team.',
    tryIt: "Plan a week of meals for someone who can't eat gluten, within a budget.",
    checked,
  },
  // Optometrist
  '29-1041.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved optometry degree with training in practice.',
      conversion: 'Dispensing opticians can move to an optometry degree at some universities.',
    },
    months: [48, 60],
    cost: ['loan'],
    asksFor: ['record'],
    register: [{ body: 'goc', required: 'law', protectedTitle: 'Optometrist' }],
    firstTitles: ['Optical assistant', 'Trainee optometrist', 'Pre-registration optometrist'],
    progression: 'You may treat more eye diseases, own a practice or work in a hospital.',
    tryIt: 'Work Saturdays as an optical assistant and watch an eye test if the customer agrees.',
    checked,
  },
  // Pharmacist
  '29-1051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a four-year pharmacy degree, then a training year and an exam.',
    },
    months: [60, 72],
    cost: ['loan', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'gphc', required: 'law', protectedTitle: 'Pharmacist' }],
    firstTitles: ['Pharmacy assistant', 'Trainee pharmacist', 'Medicines counter assistant'],
    progression: 'You may prescribe, run a pharmacy or specialise in a hospital.',
    tryIt: 'Work Saturdays at a pharmacy counter.',
    checked,
  },
  // Podiatrist
  '29-1081.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in podiatry.',
      conversion: 'Take another degree, then a shorter postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'hcpc', required: 'law', protectedTitle: 'Podiatrist, chiropodist' }],
    firstTitles: ['Podiatry assistant', 'Foot care assistant', 'Graduate podiatrist'],
    progression: 'You may specialise in diabetes or sport, do foot surgery or run a clinic.',
    tryIt: 'Ask a foot clinic for a day to watch.',
    checked,
  },
  // Occupational therapist
  '29-1122.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in occupational therapy.',
      conversion: 'Take another degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'hcpc', required: 'law', protectedTitle: 'Occupational therapist' }],
    firstTitles: [
      'Occupational therapy assistant',
      'Therapy assistant',
      'Rehabilitation assistant',
    ],
    progression: 'You may specialise, lead a team or run a service.',
    tryIt: 'Cook a meal with one hand and note what would make each step easier.',
    checked,
  },
  // Physiotherapist
  '29-1123.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in physiotherapy, often with A level biology or PE.',
      conversion: 'Take a science or sport degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [
      { body: 'hcpc', required: 'law', protectedTitle: 'Physiotherapist, physical therapist' },
    ],
    firstTitles: ['Physiotherapy assistant', 'Therapy assistant', 'Graduate physiotherapist'],
    progression: 'You may specialise, lead a team or work for yourself.',
    tryIt: 'Volunteer at a sports club with its physio, or in a care home exercise class.',
    checked,
  },
  // Therapeutic radiographer
  '29-1124.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in therapeutic radiography.',
      conversion: 'Take another degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [
      { body: 'hcpc', required: 'law', protectedTitle: 'Radiographer, therapeutic radiographer' },
    ],
    firstTitles: ['Radiotherapy assistant', 'Radiography assistant', 'Graduate radiographer'],
    progression: 'You may specialise, plan treatments or lead a department.',
    tryIt: 'Go to a hospital open day and ask to see the radiotherapy rooms.',
    checked,
  },
  // Speech and language therapist
  '29-1127.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in speech and language therapy.',
      conversion: 'Take another degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [
      {
        body: 'hcpc',
        required: 'law',
        protectedTitle: 'Speech and language therapist, speech therapist',
      },
    ],
    firstTitles: ['Speech therapy assistant', 'Communication support worker', 'Teaching assistant'],
    progression: 'You may specialise in children, strokes or swallowing, or lead a team.',
    tryIt: 'Learn twenty signs of Makaton and use them with someone who signs.',
    checked,
  },
  // Art therapist
  '29-1129.01': {
    level: 3,
    opensWith: {
      degree: "Take a degree, often in art, then an approved master's in art therapy.",
      conversion: "Take a degree in health or teaching and make art, then an approved master's.",
    },
    months: [60, 84],
    cost: ['loan', 'self'],
    asksFor: ['record'],
    later: ['ST0633'],
    register: [
      { body: 'hcpc', required: 'law', protectedTitle: 'Art therapist, art psychotherapist' },
    ],
    firstTitles: [
      'Support worker (mental health)',
      'Arts and activities coordinator',
      'Trainee art therapist',
    ],
    progression: 'You may lead an arts therapy service or see clients of your own.',
    tryIt: 'Help run an art group in a care home or a youth club.',
    checked,
  },
  // Veterinary surgeon
  '29-1131.00': {
    level: 3,
    opensWith: {
      degree:
        'Take a five or six-year veterinary degree, usually with A levels in biology and chemistry.',
    },
    months: [60, 72],
    cost: ['loan'],
    register: [{ body: 'rcvs', required: 'law', protectedTitle: 'Veterinary surgeon' }],
    firstTitles: ['Graduate vet', 'Animal care assistant', 'Veterinary care assistant'],
    progression: 'You may specialise, own a practice or work in public health.',
    tryIt: 'Get work experience on a farm, at a kennel and in a practice.',
    checked,
  },
  // Registered nurse (adult)
  '29-1141.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in adult nursing.',
      promotion: 'Start as a healthcare assistant, become a nursing associate, then a nurse.',
      conversion: 'Take another degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'nmc', required: 'law', protectedTitle: 'Registered nurse' }],
    firstTitles: ['Healthcare assistant', 'Trainee nursing associate', 'Newly qualified nurse'],
    progression: 'Next steps are specialist nurse, ward manager and nurse practitioner.',
    tryIt: 'Volunteer on a hospital ward or in a care home, with people at mealtimes.',
    checked,
  },
  // Nurse practitioner
  '29-1171.00': {
    level: 3,
    opensWith: {
      degree: "Qualify and work as a nurse, then take a master's in advanced practice.",
      promotion: 'Move up from nursing associate to nurse, then train further at work.',
    },
    months: [60, 84],
    experience: [4, 8],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    later: ['ST0564'],
    register: [{ body: 'nmc', required: 'law', protectedTitle: 'Registered nurse' }],
    firstTitles: ['Healthcare assistant', 'Newly qualified nurse', 'Trainee advanced practitioner'],
    progression: 'You may become a consultant nurse or lead a service.',
    tryIt: 'Ask a nurse practitioner at your GP surgery how they got there.',
    checked,
  },
  // Audiologist
  '29-1181.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in audiology or healthcare science.',
      trainee: 'Join a hearing aid company as a trainee and study at work.',
      conversion: 'Take a science degree, then a postgraduate course in audiology.',
    },
    months: [24, 48],
    cost: ['loan', 'employer'],
    asksFor: ['record'],
    register: [
      {
        body: 'hcpc',
        required: 'part',
        scope: 'selling hearing aids',
        protectedTitle: 'Hearing aid dispenser',
      },
    ],
    firstTitles: [
      'Hearing care assistant',
      'Assistant audiologist',
      'Trainee hearing aid dispenser',
    ],
    progression: 'You may specialise in children, balance or implants, or run a clinic.',
    tryIt: 'Learn to check and clean hearing aids with a local hearing charity.',
    checked,
  },
  // Emergency medicine doctor
  '29-1214.00': {
    level: 3,
    opensWith: {
      degree: 'Take a medical degree, two foundation years, then six or more years in this field.',
      conversion: 'With another degree, you can apply to a four-year medical course.',
    },
    months: [144, 168],
    cost: ['medicine', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'gmc', required: 'law', protectedTitle: null }],
    firstTitles: ['Foundation doctor', 'Healthcare assistant', 'Emergency department assistant'],
    progression: 'You may become a consultant and lead a department.',
    note: "Very few employers offer the apprenticeship for doctors, so don't count on it.",
    tryIt: 'Join a first aid charity as a cadet or volunteer.',
    checked,
  },
  // General practitioner (GP)
  '29-1215.00': {
    level: 3,
    opensWith: {
      degree: 'Take a medical degree, two foundation years, then three years of GP training.',
      conversion: 'With another degree, you can apply to a four-year medical course.',
    },
    months: [108, 132],
    cost: ['medicine', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'gmc', required: 'law', protectedTitle: 'General practitioner' }],
    firstTitles: ['Foundation doctor', 'Healthcare assistant', 'GP receptionist'],
    progression: 'You may become a partner in a practice, or teach and specialise.',
    note: "Very few employers offer the apprenticeship for doctors, so don't count on it.",
    tryIt: 'Help in a care home for some weeks and watch how a GP visit runs.',
    checked,
  },
  // Psychiatrist
  '29-1223.00': {
    level: 3,
    opensWith: {
      degree: 'Take a medical degree, two foundation years, then six years of psychiatry.',
      conversion: 'With another degree, you can apply to a four-year medical course.',
    },
    months: [144, 168],
    cost: ['medicine', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'gmc', required: 'law', protectedTitle: null }],
    firstTitles: ['Foundation doctor', 'Healthcare assistant (mental health)', 'Support worker'],
    progression: 'You may become a consultant and specialise, for example in children.',
    note: "Very few employers offer the apprenticeship for doctors, so don't count on it.",
    tryIt: 'Read first-hand accounts of care for mental health, then talk to a nurse in it.',
    checked,
  },
  // Dental hygienist
  '29-1292.00': {
    level: 3,
    opensWith: {
      college: 'Take an approved diploma in dental hygiene, often after dental nursing.',
      degree: 'Take an approved degree in dental hygiene and therapy.',
    },
    months: [24, 36],
    cost: ['health', 'loan'],
    asksFor: ['record'],
    register: [{ body: 'gdc', required: 'law', protectedTitle: 'Dental hygienist' }],
    firstTitles: ['Trainee dental nurse', 'Dental nurse', 'Dental hygienist'],
    progression: 'You may train as a dental therapist, teach or work in several practices.',
    tryIt: 'Ask a dental practice if you can watch the hygienist for a morning.',
    checked,
  },
  // Diagnostic radiographer
  '29-2034.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in diagnostic radiography.',
      conversion: 'Take another degree, then a two-year postgraduate course.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [
      { body: 'hcpc', required: 'law', protectedTitle: 'Radiographer, diagnostic radiographer' },
    ],
    firstTitles: ['Imaging assistant', 'Radiography assistant', 'Graduate radiographer'],
    progression: 'You may specialise in scans, report on images or lead a team.',
    tryIt: 'Ask a hospital for an open day in its imaging department.',
    checked,
  },
  // Paramedic
  '29-2043.00': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in paramedic science; most jobs ask for a driving licence.',
      promotion: 'Start as an emergency care assistant and train while you work.',
    },
    months: [24, 48],
    cost: ['health', 'employer'],
    asksFor: ['record', 'driving'],
    register: [{ body: 'hcpc', required: 'law', protectedTitle: 'Paramedic' }],
    firstTitles: ['Emergency care assistant', 'Ambulance care assistant', 'Student paramedic'],
    progression: 'You may become an advanced paramedic, a team leader or work in a GP practice.',
    tryIt: 'Join a first aid charity and help at public events.',
    checked,
  },
  // Pharmacy technician
  '29-2052.00': {
    level: 2,
    opensWith: {
      trainee: 'Work in a pharmacy as a trainee and take an approved level 3 course.',
      work: 'Start as a pharmacy assistant with good GCSEs, then move up.',
    },
    apprenticeshipFirst: true,
    months: [24, 30],
    cost: ['employer'],
    asksFor: ['record'],
    register: [{ body: 'gphc', required: 'law', protectedTitle: 'Pharmacy technician' }],
    firstTitles: ['Pharmacy assistant', 'Trainee pharmacy technician', 'Dispensing assistant'],
    progression: 'You may check prescriptions, lead a team or study to be a pharmacist.',
    tryIt: 'Ask a hospital pharmacy for a day in the dispensary.',
    checked,
  },
  // Veterinary nurse
  '29-2056.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 3 diploma in veterinary nursing with training in a practice.',
      trainee: 'Find a job in a training practice and study at the same time.',
      degree: 'Take an approved degree in veterinary nursing.',
    },
    months: [24, 48],
    cost: ['employer', 'college', 'loan'],
    register: [
      {
        body: 'rcvs',
        required: 'part',
        scope: 'giving treatment and doing minor surgery under a vet',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Animal care assistant', 'Student veterinary nurse', 'Kennel assistant'],
    progression: 'Next steps are senior nurse, head nurse and specialist awards.',
    tryIt: 'Volunteer at an animal shelter and ask a practice for a week.',
    checked,
  },
  // Dispensing optician
  '29-2081.00': {
    level: 2,
    opensWith: {
      trainee: 'Work for an optician and study by distance learning for about three years.',
      college: 'Take an approved full-time diploma.',
      degree: 'Take an approved degree in ophthalmic dispensing.',
    },
    months: [24, 36],
    cost: ['employer', 'loan'],
    register: [{ body: 'goc', required: 'law', protectedTitle: 'Dispensing optician' }],
    firstTitles: ['Optical assistant', 'Trainee dispensing optician', 'Optical adviser'],
    progression: 'You may fit contact lenses, manage a shop or train as an optometrist.',
    tryIt: 'Ask an optician if you can watch glasses being fitted.',
    checked,
  },
  // Midwife
  '29-9099.01': {
    level: 3,
    opensWith: {
      degree: 'Take an approved degree in midwifery.',
      conversion: 'Registered adult nurses can take a shorter midwifery course.',
      promotion: 'Start as a maternity support worker, then apply for training at work.',
    },
    months: [36, 48],
    cost: ['health', 'employer'],
    asksFor: ['record'],
    register: [{ body: 'nmc', required: 'law', protectedTitle: 'Midwife' }],
    firstTitles: ['Maternity support worker', 'Student midwife', 'Newly qualified midwife'],
    progression: 'You may specialise, lead a ward or become a consultant midwife.',
    tryIt: 'Talk to two midwives and help at a parent and baby group.',
    checked,
  },
};
