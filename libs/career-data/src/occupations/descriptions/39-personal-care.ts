import type { Description } from './description.js';

export const personalCare: Record<string, Description> = {
  // Animal care worker
  '39-2021.00': {
    what: 'Animal care workers feed, clean, exercise and watch over animals in kennels, rescue centres, zoos, farm parks or laboratories.',
    day: 'Work begins with mucking out and a close look at each animal. Feeding, walking, training, talking to visitors and filling in health charts follow, in sun and sleet.',
    thrives:
      "This is for early risers who do not mind dirt, read an animal's mood quickly and can stand it when one dies.",
    entry:
      'Volunteering at a shelter, stable or farm is how many start. College courses and apprenticeships in animal care are widespread, and zoos run a diploma for their keepers.',
  },
  // Funeral director
  '39-4031.00': {
    what: 'Funeral directors help families say goodbye. They collect and care for the person who has died, arrange the service, the paperwork and the cars, and lead the day itself.',
    day: 'Some hours pass in quiet talk with relatives, others in preparing the body, ordering flowers or checking a route. Calls may come at night.',
    thrives:
      'Quiet warmth, discretion and a tidy mind for arrangements are wanted, and so is a steady heart.',
    entry:
      'Most begin as an assistant, driver or arranger and train with the firm. The National Association of Funeral Directors offers diplomas, and there is an apprenticeship for funeral teams.',
  },
  // Hairdresser
  '39-5012.00': {
    what: 'Hairdressers cut, colour, style and care for hair. They advise what will suit a face, a job and the time someone has in the morning.',
    day: 'Clients arrive by appointment, each with a different hope. Standing, talking, mixing colour and sweeping up fill the hours, with Saturdays busiest.',
    thrives:
      'Creative hands, a listening ear and feet that can stand all day are the three things to bring.',
    entry:
      'Start as a salon apprentice or take a college course in hairdressing or barbering. After that you may rent a chair, specialise in colour or open a salon.',
  },
  // Beauty therapist
  '39-5094.00': {
    what: 'Beauty therapists treat skin, nails, brows and body, to improve how people look and help them relax. Facials, waxing, make-up and massage are typical treatments.',
    day: 'Each client fills in a health check before treatment begins. Rooms are cleaned between visits, and time is set aside for bookings, stock and advice on products.',
    thrives:
      'Gentle touch, spotless habits and easy conversation, with the sense to know when a client wants silence, bring people back.',
    entry:
      'College diplomas and apprenticeships in beauty therapy are the recognised start. Certain treatments need further training, insurance and, in many places, a licence from the local council.',
  },
  // Tour guide
  '39-7011.00': {
    what: 'Tour guides show visitors round cities, castles, museums or wild places and bring them alive with stories. Some travel with a group for days and solve its problems.',
    day: 'They meet the coach, count heads, walk, talk and answer the same question kindly for the tenth time. Evenings go on learning new facts or routes.',
    thrives:
      'A clear voice, sturdy shoes, real love of a place and the instinct to keep a group together are what matter.',
    entry:
      'Regional courses and exams lead to badges, of which the Blue Badge is the best known. Languages help greatly, and volunteering as a guide at a local site is good practice.',
  },
  // Childcare worker
  '39-9011.00': {
    what: 'Childcare workers look after babies and young children in nurseries, clubs or homes. They keep them safe, fed and happy and help them learn through play.',
    day: "Songs, sand, spoons, naps and nappies fill the hours. Staff also note each child's progress and tell families about the day when they collect.",
    thrives:
      'Calm, playful grown-ups who like mess and noise, and notice the quiet child in the corner, are just what is wanted.',
    entry:
      'You can join as an apprentice or study childcare at college, with a background check and first aid. Childminders working from home must register with the authority for their part of the UK.',
  },
  // Fitness instructor
  '39-9031.00': {
    what: 'Fitness instructors help people get stronger and healthier. They show how to use equipment, lead classes and plan training for different bodies and goals.',
    day: 'Early mornings and evenings are busiest, with sessions one to one or in groups. In between they check machines, write programmes and find new clients.',
    thrives:
      'If you enjoy exercise, can encourage someone who doubts themselves and are cheerful at six in the morning, try it.',
    entry:
      'Gym instructing and personal training certificates, or an apprenticeship, are asked for. CIMSPA recognises courses, and self-employed trainers need insurance and first aid.',
  },
  // Sports and leisure assistant
  '39-9032.00': {
    what: 'Sports and leisure assistants keep sports centres, pools and play schemes running. They set up equipment, watch over swimmers, help visitors and lead simple sessions.',
    day: "Goals or trampolines are put out, the pool water is tested and bookings are checked. An assistant may guard the pool for an hour and then run a children's party.",
    thrives:
      'Active, friendly people who stay alert when little happens, and act at once when something does, are right for the poolside.',
    entry:
      'Few qualifications are needed at first, although a pool lifeguard award is often required. Leisure apprenticeships and coaching certificates lead towards duty manager.',
  },
};
