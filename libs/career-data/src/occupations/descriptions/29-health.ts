import type { Description } from './description.js';

export const health: Record<string, Description> = {
  // Dentist
  '29-1021.00': {
    what: 'Dentists prevent and treat disease of the teeth and gums, repair damage and ease pain. They also spot signs of illness elsewhere in the body.',
    day: 'Patients come one after another for check-ups, fillings, crowns or an urgent toothache. Notes, X-rays and talks with the dental team fit in between.',
    thrives:
      'Steady fingers, good eyesight and a manner that calms frightened people are all needed, with readiness to lead a small team.',
    entry:
      'Study for a degree in dentistry, which asks for high grades in science, and then complete supervised training. Nobody may practise without registration with the General Dental Council (GDC).',
  },
  // Dietitian
  '29-1031.00': {
    what: 'Dietitians turn the science of food into advice for people with conditions such as diabetes, allergies or kidney disease, and for those who cannot eat normally.',
    day: 'Ward rounds, clinics and group sessions alternate with working out feeding plans. They also teach nurses and cooks and check whether patients are gaining strength.',
    thrives:
      "This role is for science lovers who never preach and can suit advice to a family's real kitchen.",
    entry:
      'An approved degree in dietetics, or a degree apprenticeship, leads to registration with the HCPC, which the title requires. Nutritionists may join a separate voluntary register.',
  },
  // Optometrist
  '29-1041.00': {
    what: 'Optometrists test sight and examine the health of the eyes. They prescribe glasses or contact lenses and refer people when they find disease.',
    day: 'In a darkened room they use lights, lenses and cameras, and explain each result. Most work in a shop on the high street, some in hospital clinics.',
    thrives:
      'Exact, sociable people who can repeat a test all day and still notice the unusual one are what patients need.',
    entry:
      'Take an optometry degree approved by the General Optical Council, including supervised practice with patients. You then join its register before working alone.',
  },
  // Pharmacist
  '29-1051.00': {
    what: 'Pharmacists are experts in medicines. They check that each prescription is safe, advise patients and treat many minor illnesses themselves.',
    day: 'In a shop, they supervise dispensing, give vaccines and talk to people at the counter. In hospitals, they go round the wards and adjust doses with doctors.',
    thrives:
      'Accuracy without slowness, a warm manner and an interest in chemistry make for a good pharmacist.',
    entry:
      'You complete a master of pharmacy degree and a year of foundation training with an exam. Registration follows, with the General Pharmaceutical Council or its counterpart in Northern Ireland.',
  },
  // Podiatrist
  '29-1081.00': {
    what: 'Podiatrists look after feet and lower legs. They treat painful joints, infected nails and wounds, and protect the feet of people with diabetes.',
    day: 'Appointments include trimming, small operations with local anaesthetic, making insoles and watching how someone walks. Home visits are made to those who cannot travel.',
    thrives:
      'The practical and kind, who are not squeamish and like quick relief for patients, feel useful here.',
    entry:
      'A degree in podiatry, full time or by apprenticeship, is the entry. HCPC registration is compulsory, and many later open a practice of their own.',
  },
  // Occupational therapist
  '29-1122.00': {
    what: 'Occupational therapists help people do the things that matter to them after illness, injury or disability, such as dressing, cooking, working or playing.',
    day: 'They watch someone try a task, suggest another way, order a rail or adapt a chair. Visits to homes, schools or wards are noted and planned with other staff.',
    thrives:
      'Inventive and patient helpers, who see ability before disability, are at their best in this profession.',
    entry:
      "Degrees, shorter master's courses and apprenticeships approved by the HCPC all include placements. After that you register with it, as the title is protected.",
  },
  // Physiotherapist
  '29-1123.00': {
    what: 'Physiotherapists help people move and recover after injury, surgery, stroke or lung disease. They use exercise, touch, equipment and advice.',
    day: 'They assess how a joint or muscle works, set exercises and guide patients through them. On a ward, that may mean a first walk after an operation.',
    thrives:
      'Active people who explain things well, with a feel for anatomy and the gift of encouraging the weary, are likely to do well.',
    entry:
      "You need an approved physiotherapy degree, master's or degree apprenticeship. The HCPC keeps the register, and the Chartered Society of Physiotherapy is the professional body.",
  },
  // Therapeutic radiographer
  '29-1124.00': {
    what: 'Therapeutic radiographers treat cancer with radiation. They plan the beams with doctors and physicists and give each dose exactly where it should go.',
    day: 'The same patients return daily for weeks, so trust grows. Each one is positioned to the millimetre, treated, watched for side effects and listened to.',
    thrives:
      'Technical exactness and tenderness have to live in one person, who can also leave sadness at work.',
    entry:
      'Approved degrees, postgraduate courses and apprenticeships in therapeutic radiography lead to the register of the HCPC. A visit to a cancer centre before applying is wise.',
  },
  // Speech and language therapist
  '29-1127.00': {
    what: 'Speech and language therapists help children and adults who have trouble speaking, understanding or swallowing, perhaps from birth or after a stroke.',
    day: 'They assess through talk and play, set up exercises or picture boards, and coach families and teachers. Safe swallowing on hospital wards is another part of the work.',
    thrives:
      'Playful, patient listeners with a scientific interest in language find deep satisfaction.',
    entry:
      "Courses at degree, master's or apprenticeship level are approved by the Health and Care Professions Council. Registration is needed to use the title, and the Royal College of Speech and Language Therapists offers guidance.",
  },
  // Art therapist
  '29-1129.01': {
    what: 'Art therapists use drawing, painting and clay to help people express what is hard to say. They work in hospitals, schools, prisons and charities.',
    day: 'A session may pass almost in silence, with someone making and the therapist attending. Talking about the work comes later, then notes, team meetings and supervision.',
    thrives:
      'Making art yourself, feeling secure with strong emotion and not rushing to explain are what count.',
    entry:
      "Applicants usually have an art background and experience of caring or support work. An approved master's degree leads to HCPC registration, which protects the title.",
  },
  // Veterinary surgeon
  '29-1131.00': {
    what: 'Veterinary surgeons prevent and treat illness in animals, from hamsters to dairy herds. They operate, prescribe, advise owners and guard public health.',
    day: 'Consultations, X-rays and operations fill the surgery day. Farm vets drive between yards, and most take turns for emergencies at night.',
    thrives:
      'Scientific minds with strong stomachs who can comfort an owner, decide quickly and accept sad endings are needed.',
    entry:
      'Places on veterinary degrees are hard won and ask for science grades and experience with animals. Graduates must register with the Royal College of Veterinary Surgeons (RCVS).',
  },
  // Registered nurse (adult)
  '29-1141.00': {
    what: 'Adult nurses care for people who are ill, injured or recovering. They give medicines, watch for change, plan care and stand up for their patients.',
    day: 'A shift starts with handover. Then come observations, dressings, drips, calls to doctors, talks with relatives and notes, with an eye on whoever seems worse.',
    thrives:
      'You will be at home if you stay alert when tired, speak up for others and find bodies interesting instead of embarrassing.',
    entry:
      'The route is an approved nursing degree or degree apprenticeship, with long placements on wards and in homes. Registration with the Nursing and Midwifery Council (NMC) is required.',
  },
  // Nurse practitioner
  '29-1171.00': {
    what: 'Nurse practitioners are experienced nurses with advanced training. They examine patients, find out what is wrong, order tests, prescribe and decide on treatment.',
    day: 'In a surgery, hospital or urgent care centre, they see patients much as a doctor does. They also guide junior staff and check test results.',
    thrives:
      'Confident clinicians who know the limits of their knowledge and like responsibility flourish in this job.',
    entry:
      "First become a registered nurse with the NMC and gain several years of experience. A master's in advanced practice and a prescribing qualification follow, some through an apprenticeship.",
  },
  // Audiologist
  '29-1181.00': {
    what: 'Audiologists test hearing and balance, fit hearing aids and help people live with hearing loss, ringing in the ears or dizziness.',
    day: 'Babies, schoolchildren and older people are tested in quiet rooms with tones and sensors. Aids are adjusted, explained and repaired, and families learn how to help.',
    thrives:
      'A clear voice, endless patience and comfort with both technology and feelings serve an audiologist well.',
    entry:
      'Degrees and apprenticeships in healthcare science or hearing aid audiology are the usual entry. Those who supply hearing aids privately must be on the HCPC register.',
  },
  // Emergency medicine doctor
  '29-1214.00': {
    what: 'Emergency medicine doctors treat people who arrive suddenly ill or hurt: heart attacks, broken bones, overdoses, strokes. They decide who needs help first.',
    day: 'On each shift they examine, stitch, read scans and lead the team around a patient in danger. Colleagues then take over on the wards, or the patient goes home.',
    thrives:
      'Swift thinkers who remain gentle in chaos, trust their team and recover well after hard nights belong here.',
    entry:
      'A medical degree, foundation training and several years of specialist training are needed. Doctors are licensed by the General Medical Council (GMC), and the Royal College of Emergency Medicine sets the exams.',
  },
  // General practitioner (GP)
  '29-1215.00': {
    what: 'General practitioners are the doctors people see first. They treat most illnesses themselves, follow patients for years and send them to specialists when needed.',
    day: 'Short consultations run through morning and afternoon, in person or by phone. Test results, letters, prescriptions and home visits surround them.',
    thrives:
      'It suits doctors who like uncertainty, stories and whole families, and can sort the serious from the harmless.',
    entry:
      'After medical school and foundation training, you take specialist training in general practice and pass exams of its Royal College. The General Medical Council keeps both the main and the GP register.',
  },
  // Psychiatrist
  '29-1223.00': {
    what: 'Psychiatrists are doctors for mental illness, such as depression, psychosis, eating disorders and dementia. They use medicines, talking treatments and the support of a team.',
    day: 'They listen, assess risk, review treatment and meet nurses, psychologists and families. Some patients are treated against their will, under strict laws.',
    thrives:
      'Deep curiosity about other minds, calm in the presence of distress and respect for rights are essential.',
    entry:
      'You first qualify in medicine and complete foundation years. Specialist training with the Royal College of Psychiatrists comes next, under registration with the GMC.',
  },
  // Dental hygienist
  '29-1292.00': {
    what: 'Dental hygienists prevent gum disease and decay. They clean and polish teeth, treat gums and show people how to care for their mouths.',
    day: 'Patients of all ages settle into the chair for careful work with small instruments. Between them, equipment is sterilised and notes are written.',
    thrives:
      'Gentle, dextrous people who can teach without scolding and keep a steady posture all day will be comfortable.',
    entry:
      'Take an approved diploma or degree in dental hygiene, often combined with dental therapy. Many were dental nurses before, and registration with the General Dental Council is a legal duty.',
  },
  // Diagnostic radiographer
  '29-2034.00': {
    what: 'Diagnostic radiographers take the pictures that show what is wrong inside a body, using X-rays, ultrasound and scanners.',
    day: 'A stream of patients arrives from clinics, wards and the emergency department. Each must be reassured, placed correctly and kept safe from needless radiation.',
    thrives:
      'Do you enjoy physics and anatomy, and can you put someone at ease within two minutes? Then think about this career.',
    entry:
      'Choose an approved degree or degree apprenticeship in diagnostic radiography with hospital placements. The HCPC registers those who pass, and later training opens ultrasound or reporting.',
  },
  // Paramedic
  '29-2043.00': {
    what: 'Paramedics answer emergency calls. They assess people who are badly ill or hurt, give life-saving treatment and decide where each patient should go.',
    day: 'A shift in the ambulance brings falls, chest pain, births and many lonely callers. Between calls they restock, clean and complete records.',
    thrives:
      'Cool heads, strong backs and kindness towards strangers at their worst are what the job needs.',
    entry:
      'Study an approved paramedic science degree or join an ambulance service as an apprentice. You must register with the HCPC and will normally need a licence to drive larger vehicles.',
  },
  // Pharmacy technician
  '29-2052.00': {
    what: 'Pharmacy technicians prepare and supply medicines, manage stock and advise patients under the guidance of a pharmacist.',
    day: 'Prescriptions are read, labelled, assembled and checked. In hospitals, technicians also visit wards to see which medicines people brought with them.',
    thrives:
      'Orderly workers who can concentrate amid interruptions, and who treat every label as important, are trusted.',
    entry:
      'Train while employed, on an approved course or apprenticeship. In Great Britain, registration with the General Pharmaceutical Council is required.',
  },
  // Veterinary nurse
  '29-2056.00': {
    what: 'Veterinary nurses care for sick animals and assist at operations. They give medicines, take blood and X-rays, watch over anaesthetics and teach owners.',
    day: 'Cages are cleaned and patients checked first thing. The rest is surgery, dressings, nurse clinics and comforting whoever is frightened, on two legs or four.',
    thrives:
      'Calm, strong-minded animal lovers who can face blood, bites and grief are right for it.',
    entry:
      'Qualify by college diploma, apprenticeship or degree, with many hours in an approved practice. The RCVS keeps the register of veterinary nurses.',
  },
  // Dispensing optician
  '29-2081.00': {
    what: 'Dispensing opticians turn a prescription into glasses that truly suit. They advise on lenses and frames, take measurements, fit and adjust.',
    day: 'Customers try frames, faces are measured and finished glasses checked and bent to sit well. Children and people with low vision need special care.',
    thrives:
      'The work blends style, physics and service, and so it attracts friendly people with precise hands.',
    entry:
      'Many train while working for an optician, by distance learning or apprenticeship, and others take a college course. Registration with the General Optical Council is needed to practise.',
  },
  // Midwife
  '29-9099.01': {
    what: "Midwives care for families through pregnancy, birth and the first weeks of a baby's life. They lead normal births and call a doctor when things change.",
    day: 'At clinics they measure, listen and answer questions. On a labour ward a single birth can fill the shift, while community midwives visit homes.',
    thrives:
      'Quiet confidence, stamina and respect for very different families at an intimate moment are what it requires.',
    entry:
      'Take an approved midwifery degree or apprenticeship, or a shorter course if you are already a nurse. The Nursing and Midwifery Council holds the register.',
  },
};
