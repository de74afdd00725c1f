import type { Description } from './description.js';

export const education: Record<string, Description> = {
  // University lecturer in biological science
  '25-1042.00': {
    what: 'University lecturers in biological science teach students about living things, from cells to ecosystems, and carry out research of their own.',
    day: 'A lecture or practical class may be followed by marking, a talk with a worried student and an hour at the microscope. Grant applications and papers fill the gaps between terms.',
    thrives:
      'Love of the subject has to be joined with skill in explaining it, and with stamina for long research projects.',
    entry:
      'A doctorate in a life science and published research are expected, usually after several short-term research jobs. Many universities ask new staff to gain a recognised teaching award as well.',
  },
  // University lecturer in the arts
  '25-1121.00': {
    what: 'Teaching art, drama or music at a university or conservatoire means helping students to find their own voice, learn technique and think about what they make.',
    day: 'Studio visits, rehearsals, seminars and feedback on work in progress shape the week. Their own performing, writing or exhibiting goes on alongside.',
    thrives:
      "Generous artists who enjoy other people's growth, and can criticise without crushing, do it best.",
    entry:
      'A record as a practising artist or a scholar is what opens doors, generally with a higher degree. Many begin with hourly paid teaching before a permanent job.',
  },
  // Further education (vocational) teacher
  '25-1194.00': {
    what: 'Further education teachers pass on a trade or profession, such as plumbing, catering, care or computing, to teenagers and adults at a college or training centre.',
    day: 'They demonstrate in a workshop, set tasks, mark portfolios and prepare students for assessments. Visits to apprentices at work are often included.',
    thrives:
      'Experts who like seeing others catch up with them, and have patience with learners who did not enjoy school, succeed.',
    entry:
      'Experience in the trade matters first. You can train for a teaching diploma while employed, or through an apprenticeship, and later gain professional status for the sector.',
  },
  // Nursery teacher
  '25-2011.00': {
    what: 'Nursery teachers lead the learning of the youngest children through play, stories, songs and outdoor discovery. They watch how each child grows and plan the next step.',
    day: 'The room is set out before families arrive. Then come painting, building, snack time and small conversations on the floor, with notes made on what was seen.',
    thrives:
      'Playful people with a calm voice, sharp eyes and respect for very small persons feel at ease here.',
    entry:
      'In schools, you need a degree and teacher training. England also has an early years teacher status, and apprenticeships or college diplomas let you start as a practitioner and build up.',
  },
  // Primary school teacher
  '25-2021.00': {
    what: 'Primary school teachers take a class of children through reading, writing, mathematics and almost every other subject, and help them learn to get along together.',
    day: 'Lessons run through the morning and afternoon, broken by assembly, lunch and playground duty. Planning, marking and talking with families come before and after.',
    thrives:
      'If you can be cheerful at nine in the morning, explain things three ways and never hold a grudge, look into this.',
    entry:
      'Take a degree that includes qualified teacher status or a one-year course after another degree. Paid training in a school is possible as well, and Scotland and Wales have their own registers.',
  },
  // Secondary school teacher
  '25-2031.00': {
    what: 'Secondary school teachers teach one or two subjects to pupils from eleven to eighteen. They prepare them for exams and look after their welfare as form tutors.',
    day: 'Classes of different ages follow one another by the bell. Free periods vanish into marking, phone calls home and planning, and clubs or matches may follow.',
    thrives:
      'Enjoying teenagers is the first condition. A sense of humour, fair rules and real knowledge of the subject complete it.',
    entry:
      "You need a degree related to your subject and teacher training, such as a postgraduate certificate or a salaried place in a school. Scotland's teachers register with the GTC Scotland.",
  },
  // Special needs teacher
  '25-2058.00': {
    what: 'Special needs teachers work with pupils who have learning difficulties, autism, sensory loss or other needs. They adapt lessons so that each one can make progress.',
    day: 'Teaching happens in small groups or one to one, with signs, pictures or technology where words fail. Plans are shared with parents, therapists and assistants.',
    thrives:
      'Inventive, unhurried people who celebrate small steps, and are not frightened by difficult behaviour, are just right.',
    entry:
      'Qualify as a teacher first, then gain experience or further training in special needs. Teaching a class of pupils with hearing or sight loss requires an extra qualification in England.',
  },
  // Private tutor
  '25-3041.00': {
    what: 'Private tutors help individual learners, in person or online, with a school subject, a language, an instrument or an exam.',
    day: 'Most lessons fall after school and at weekends. Before each one the tutor picks exercises for that learner, and afterwards tells the family what went well and what to practise.',
    thrives:
      'Good tutors know their subject deeply, enjoy finding where a misunderstanding began and are happy to be their own boss.',
    entry:
      'No licence is needed, but a degree or teaching experience wins clients and so does a background check. Start with an agency, or help younger pupils as a student.',
  },
  // Archivist
  '25-4011.00': {
    what: 'Archivists look after records that matter, such as letters, maps, photographs, films and computer files, and help people to use them.',
    day: 'They sort and describe collections, protect fragile papers, answer enquiries and decide what should be kept for ever. Talks and exhibitions bring hidden stories to the public.',
    thrives:
      'Historical curiosity, neatness and the wish to serve future readers make the long cataloguing hours pleasant.',
    entry:
      'After a degree, often in history, gain some experience as a volunteer or assistant and then take a postgraduate course recognised by the Archives and Records Association. An apprenticeship now offers another way.',
  },
  // Museum curator
  '25-4012.00': {
    what: 'Museum curators care for collections of art, objects or specimens. They research them, choose what to show and tell their story to visitors.',
    day: 'Checking a loan, writing labels, meeting a donor and examining an object in the store may fill one day. Exhibitions take months of planning with designers and conservators.',
    thrives:
      'This draws scholars who like the public, write simply and can handle both a budget and a fragile vase.',
    entry:
      "A degree in a subject such as history, art or archaeology, often with a master's in museum studies, is common. Volunteering is nearly always needed, and there are some apprenticeships.",
  },
  // Librarian
  '25-4022.00': {
    what: 'Librarians choose and organise books, journals and online sources and help people find what they need, in schools, towns, universities, hospitals and firms.',
    day: 'At the desk they answer questions and teach searching. Behind it they order, catalogue, plan reading groups and decide what to withdraw.',
    thrives:
      'Those who like order but like people more, and who enjoy tracking down an awkward fact, have found their place.',
    entry:
      'Degrees and postgraduate courses accredited by CILIP, the library association, are the traditional route. You may also begin as a library assistant or an apprentice and qualify later.',
  },
  // Teaching assistant
  '25-9042.00': {
    what: 'Teaching assistants support teachers and pupils in the classroom. They help children who are stuck, prepare materials and keep small groups on task.',
    day: 'Reading with one child, tidying paints, joining the playground rota and sitting beside a pupil with special needs are all usual. Each day ends with a word to the teacher about progress.',
    thrives:
      'Gentle firmness, patience and pleasure in a child\'s "I can do it" are what schools look for.',
    entry:
      'Schools set their own requirements, normally good English and mathematics and a background check. College courses, T Levels and apprenticeships exist, and volunteering in a school is a sound start.',
  },
};
