import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const arts: Record<string, RouteCard> = {
  // Art director
  '27-1011.00': {
    level: 3,
    opensWith: {
      promotion: 'Work as a designer or illustrator for some years, then lead projects.',
      degree: 'Take a degree in graphic design, illustration or advertising.',
      portfolio: 'Build a strong portfolio and start as a junior in an agency.',
    },
    months: [24, 48],
    experience: [4, 8],
    cost: ['loan', 'self'],
    firstTitles: ['Junior designer', 'Junior art director', 'Design assistant'],
    progression: 'You may become a creative director or start an agency.',
    tryIt: 'Redesign a magazine cover three ways and ask people which they would pick up.',
    checked,
  },
  // Fine artist or illustrator
  '27-1013.00': {
    level: 2,
    opensWith: {
      portfolio: 'Make work, show it online and at local fairs, and take small jobs.',
      college: 'Take an art diploma at college.',
      degree: 'Take a degree in fine art or illustration.',
    },
    months: [12, 60],
    cost: ['self', 'college', 'loan'],
    firstTitles: ['Freelance illustrator', 'Junior illustrator', 'Artist assistant'],
    progression: 'You may win bigger jobs, sell through a gallery or teach.',
    tryIt: 'Draw one object a day for a month and show five of them to strangers.',
    checked,
  },
  // Animator or visual effects artist
  '27-1014.00': {
    level: 3,
    opensWith: {
      portfolio: 'Learn free animation programs and make a one-minute show reel.',
      degree: 'Take a degree in animation, visual effects or games art.',
      work: 'Start as a runner in a studio and learn from the artists.',
    },
    months: [18, 48],
    cost: ['loan', 'self'],
    later: ['ST0489'],
    firstTitles: ['Studio runner', 'Junior animator', 'Junior compositor'],
    progression: 'Next steps are lead animator and animation or effects supervisor.',
    tryIt: 'Animate a ball with three different weights in a free program.',
    checked,
  },
  // Product designer
  '27-1021.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in product or industrial design.',
      portfolio: 'Design and build things, then start as a workshop or model assistant.',
    },
    months: [24, 48],
    cost: ['loan', 'self'],
    firstTitles: ['Junior product designer', 'Design intern (paid)', 'CAD designer'],
    progression: 'You may lead a design team or sell products of your own.',
    tryIt: 'Make a cardboard model of a tool that fixes something that annoys you.',
    checked,
  },
  // Fashion designer
  '27-1022.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in fashion design.',
      college: 'Take a fashion diploma at college and start as a studio assistant.',
      portfolio: 'Make and sell clothes of your own on a small scale.',
    },
    months: [24, 48],
    cost: ['loan', 'college', 'self'],
    firstTitles: ['Design assistant (fashion)', 'Studio assistant', 'Garment technologist'],
    progression: 'Next steps are designer, senior designer and label of your own.',
    tryIt: 'Take apart an old shirt, draw its pattern and sew a changed version.',
    checked,
  },
  // Florist
  '27-1023.00': {
    level: 2,
    opensWith: {
      work: 'Start as a shop junior or Saturday helper and learn at the bench.',
      college: 'Take a level 2 course in floristry.',
    },
    months: [9, 24],
    cost: ['employer', 'college', 'self'],
    firstTitles: ['Trainee florist', 'Floral assistant', 'Flower shop assistant'],
    progression: 'You may become a senior florist, design for weddings or open a shop.',
    tryIt: 'Make three bunches from the same ten flowers and see how long they last.',
    checked,
  },
  // Graphic designer
  '27-1024.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in graphic design or illustration.',
      portfolio: 'Design for clubs and small firms and show the results.',
      college: 'Take a college design course or a T level in media.',
    },
    months: [12, 48],
    cost: ['loan', 'college', 'self', 'employer'],
    firstTitles: ['Junior graphic designer', 'Artworker', 'Creative assistant'],
    progression: 'You may become a senior designer or art director, or go freelance.',
    tryIt: 'Design a poster for a real event and see it printed.',
    checked,
  },
  // Interior designer
  '27-1025.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in interior design or architecture.',
      college: 'Take a diploma in interior design.',
      work: 'Start in a kitchen, furniture or paint shop and advise customers.',
    },
    months: [12, 48],
    cost: ['loan', 'self', 'college'],
    firstTitles: ['Junior interior designer', 'Design assistant', 'Kitchen designer'],
    progression: 'You may lead projects or take on clients of your own.',
    tryIt: 'Plan a small room to scale, with a budget and samples of each material.',
    checked,
  },
  // Visual merchandiser
  '27-1026.00': {
    level: 2,
    opensWith: {
      work: 'Start as a sales assistant and ask to help with displays.',
      college: 'Take a course in display, fashion retail or design.',
      degree: 'Take a degree in visual merchandising or design.',
    },
    months: [3, 24],
    cost: ['employer', 'college', 'loan'],
    firstTitles: [
      'Visual merchandising assistant',
      'Sales assistant',
      'Junior visual merchandiser',
    ],
    progression: 'You may look after displays for a region or a whole brand.',
    tryIt: 'Dress a charity shop window and count who stops.',
    checked,
  },
  // Actor
  '27-2011.00': {
    level: 3,
    opensWith: {
      portfolio: 'Act in youth theatre, student films and small shows, and find an agent.',
      degree: 'Take a drama school course; most choose people by audition.',
      college: 'Take a performing arts course at college.',
    },
    months: [12, 48],
    cost: ['loan', 'self'],
    firstTitles: ['Actor', 'Supporting artist', 'Theatre in education performer'],
    progression: 'Work is often short term. You may also direct, teach or do voice work.',
    tryIt: 'Join a youth theatre and audition for one part.',
    checked,
  },
  // Film or theatre producer-director
  '27-2012.00': {
    level: 3,
    opensWith: {
      work: 'Start as a runner or assistant and learn every part of a production.',
      portfolio: 'Make short films or put on small shows with friends.',
      degree: 'Take a degree in film, drama or another subject.',
    },
    months: [12, 48],
    experience: [4, 10],
    cost: ['loan', 'self', 'employer'],
    firstTitles: ['Runner', 'Production assistant', 'Assistant stage manager'],
    progression: 'You may lead bigger productions or found a company.',
    tryIt: 'Make a three-minute film with a script, a plan and a deadline.',
    checked,
  },
  // Sports coach
  '27-2022.00': {
    level: 2,
    opensWith: {
      volunteering: 'Help a coach at a local club, then take the coaching award of your sport.',
      college: 'Take a college course in sport and coaching.',
      degree: 'Take a degree in sport science or coaching.',
    },
    months: [3, 24],
    cost: ['self', 'employer', 'college', 'loan'],
    asksFor: ['record'],
    firstTitles: ['Assistant coach', 'Sports leader', 'Activity coach'],
    progression: 'Higher awards let you coach stronger players or manage a programme.',
    tryIt: 'Plan and run one session for younger players, with an adult coach there.',
    checked,
  },
  // Composer or music director
  '27-2041.00': {
    level: 3,
    opensWith: {
      portfolio: 'Write music for friends, games and short films, and share it.',
      degree: 'Take a degree in music or composition at a university or conservatoire.',
    },
    months: [24, 48],
    cost: ['loan', 'self'],
    firstTitles: ['Media composer', 'Assistant music director', 'Choir leader'],
    progression: 'You may win larger commissions or lead a choir, band or show.',
    tryIt: 'Write one minute of music for a film clip and play it to someone.',
    checked,
  },
  // Musician or singer
  '27-2042.00': {
    level: 3,
    opensWith: {
      portfolio: 'Play live, record, and build an audience where you live and online.',
      degree: 'Take a music degree; most choose people by audition.',
      college: 'Take a music performance course at college.',
    },
    months: [12, 60],
    cost: ['self', 'loan'],
    firstTitles: ['Session musician', 'Function band musician', 'Instrumental teacher'],
    progression: 'Many mix concerts, recording and teaching.',
    tryIt: 'Play three songs at an open night and ask what people remember.',
    checked,
  },
  // Journalist
  '27-3023.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in journalism or another subject, and get some work published.',
      conversion: 'Take any degree, then a short course with the exams for journalists (NCTJ).',
      trainee: 'Join a local newsroom as a trainee after A levels.',
    },
    months: [9, 48],
    cost: ['loan', 'employer'],
    firstTitles: ['Trainee reporter', 'Junior journalist', 'News assistant'],
    progression: 'You may become a senior reporter, a specialist or an editor.',
    tryIt: 'Report on a council meeting in 300 words, with two quotes that you checked.',
    checked,
  },
  // Public relations officer
  '27-3031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in any subject; English, marketing and media are common.',
      work: 'Start as a communications or social media assistant after A levels.',
    },
    months: [12, 36],
    cost: ['loan', 'employer'],
    firstTitles: ['PR assistant', 'Communications assistant', 'Account executive (PR)'],
    progression: 'Next steps are account manager and head of communications.',
    tryIt: 'Write a press release for a school event and send it to the local paper.',
    checked,
  },
  // Editor
  '27-3041.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in English or another subject, and get some work published.',
      work: 'Start as an editorial assistant; a few publishers ask for no degree.',
      promotion: 'Work as a reporter or writer first, then edit the work of others.',
    },
    months: [6, 48],
    cost: ['loan', 'employer'],
    firstTitles: ['Editorial assistant', 'Assistant editor', 'Content assistant'],
    progression: 'You may become a commissioning editor or editor in chief.',
    tryIt: 'Cut a 600-word article to 300 without losing a fact.',
    checked,
  },
  // Technical author
  '27-3042.00': {
    level: 3,
    opensWith: {
      promotion: 'Work in engineering or IT first, then write its guides.',
      degree: 'Take a degree in English, a science or computing.',
      portfolio: 'Write clear guides for open software and show them.',
    },
    months: [6, 48],
    cost: ['loan', 'employer'],
    firstTitles: ['Junior technical author', 'Technical writer', 'Documentation assistant'],
    progression: 'You may lead a documentation team or move into design.',
    tryIt: 'Write a guide to a device and watch someone follow it without help.',
    checked,
  },
  // Writer
  '27-3043.00': {
    level: 3,
    opensWith: {
      portfolio: 'Write often, publish online and send work to magazines and agents.',
      work: 'Start as a content or copywriting assistant.',
      degree: 'Take a degree in English, creative writing or another subject.',
    },
    months: [6, 48],
    cost: ['self', 'loan'],
    firstTitles: ['Junior copywriter', 'Content writer', 'Freelance writer'],
    progression: 'Few writers live on books alone. Many also teach, edit or write for firms.',
    tryIt: 'Write 300 words a day for two weeks and show the best page to a reader.',
    checked,
  },
  // Interpreter or translator
  '27-3091.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in languages or translation.',
      conversion: "Take another degree, then a master's in translation or interpreting.",
      college: 'If you grew up with two languages, take a diploma in public interpreting.',
    },
    months: [24, 60],
    cost: ['loan', 'self'],
    firstTitles: ['Community interpreter', 'Junior translator', 'Language project assistant'],
    progression: 'You may specialise in law, health or conferences.',
    tryIt: 'Translate a page of news, wait a day, then compare it with the original.',
    checked,
  },
  // Sound engineer
  '27-4014.00': {
    level: 2,
    opensWith: {
      work: 'Help at venues and studios, then start as an assistant.',
      college: 'Take a college course in music technology.',
      degree: 'Take a degree in sound engineering or music technology.',
    },
    months: [12, 48],
    cost: ['self', 'college', 'loan', 'employer'],
    firstTitles: ['Sound assistant', 'Studio assistant', 'Audio visual technician'],
    progression: 'You may run sound for tours, broadcasts or a studio.',
    tryIt: 'Set up the sound for a school show and mix one song.',
    checked,
  },
  // Photographer
  '27-4021.00': {
    level: 2,
    opensWith: {
      portfolio: 'Take pictures for people you know, then charge for small jobs.',
      work: 'Assist a photographer, or start in a school or baby portrait firm.',
      college: 'Take a photography course at college.',
    },
    months: [6, 36],
    cost: ['self', 'college', 'employer'],
    firstTitles: ['Photographic assistant', 'Junior photographer', 'Studio assistant'],
    progression: 'Most work for themselves and specialise in one kind of picture.',
    tryIt: 'Photograph a real event and hand over twenty good pictures the next day.',
    checked,
  },
  // Camera operator
  '27-4031.00': {
    level: 2,
    opensWith: {
      work: 'Start as a runner or camera trainee and work up through the crew.',
      portfolio: 'Film short pieces for local groups and make a show reel.',
      college: 'Take a media course or a T level in media at college.',
    },
    months: [6, 48],
    cost: ['self', 'college', 'employer'],
    firstTitles: ['Camera trainee', 'Runner', 'Camera assistant'],
    progression: 'You may become director of photography, mostly as a freelancer.',
    tryIt: 'Film one scene from five angles and cut it together.',
    checked,
  },
  // Film and video editor
  '27-4032.00': {
    level: 3,
    opensWith: {
      work: 'Start as a runner in an editing house and become an assistant.',
      portfolio: 'Edit films for others with free software and make a show reel.',
      degree: 'Take a degree in film or media production.',
    },
    months: [6, 48],
    cost: ['self', 'loan', 'employer'],
    firstTitles: ['Edit assistant', 'Post-production runner', 'Junior video editor'],
    progression: 'You may cut long films or series, or lead an editing team.',
    tryIt: 'Cut ten minutes of film down to one and keep the story.',
    checked,
  },
};
