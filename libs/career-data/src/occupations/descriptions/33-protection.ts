import type { Description } from './description.js';

export const protection: Record<string, Description> = {
  // Firefighter
  '33-2011.00': {
    what: 'Firefighters put out fires, rescue people from crashes and floods, and teach the public how to prevent both.',
    day: 'On watch they test equipment, train and visit homes to fit alarms. When the call comes, everything stops, and the crew goes out together.',
    thrives:
      'Fit, level-headed people who trust others, obey orders and like being useful to neighbours belong in a crew.',
    entry:
      'Fire and rescue services recruit locally, with fitness, medical and aptitude tests, and then train newcomers. You may join full time, as an apprentice or on call near home.',
  },
  // Prison officer
  '33-3012.00': {
    what: 'Prison officers keep prisons safe and help those inside to prepare for a life without crime. They supervise, search, listen and settle quarrels.',
    day: 'Cells are unlocked, numbers counted and people escorted to work, lessons or visits. Quiet conversations on the landing often prevent trouble later.',
    thrives:
      'Firm, fair people who cannot be bullied or charmed, and who see the person behind the offence, do the job well.',
    entry:
      'No particular exams are needed, but there are tests, interviews and security checks. The prison services of England and Wales, Scotland and Northern Ireland each train their recruits.',
  },
  // Detective
  '33-3021.00': {
    what: 'Detectives investigate serious crimes. They gather evidence, question witnesses and suspects, and prepare cases for court.',
    day: 'Statements, phone records and camera footage have to be read and compared. Interviews are planned like a chess game, and prosecutors need complete files.',
    thrives:
      'Patience with loose ends, an open mind about who did it and courage with disturbing facts are needed.',
    entry:
      "Most are police officers who then pass a national investigators' exam and further training. Some forces also recruit directly to detective work, with or without a degree.",
  },
  // Police officer
  '33-3051.00': {
    what: 'Police officers keep the peace, protect people and investigate crime. They patrol, answer emergency calls, make arrests and support victims.',
    day: 'A shift can bring a missing child, a shoplifter, a road crash and hours of statements. Some evenings pass in talk with residents.',
    thrives:
      'Fairness, physical courage and the ability to calm an angry person with words are the marks of a good officer.',
    entry:
      'Each force recruits its own officers, with medical, fitness and vetting checks. Apprenticeship, graduate and non-degree entry exist in England and Wales, while Scotland and Northern Ireland run their own training.',
  },
  // Border Force or customs officer
  '33-3051.04': {
    what: 'Border Force officers check people and goods entering the UK. They look for false papers, smuggled drugs or weapons and people at risk of harm.',
    day: 'At a passport desk they compare faces and documents and ask a few good questions. In the baggage hall or freight shed they search, test and record.',
    thrives:
      'Watchful people, polite to thousands of travellers and alert to the one who does not fit, are valued.',
    entry:
      'Apply through Civil Service recruitment, which includes tests, an interview and security clearance. Training is given after joining, and living near a port or airport is practical.',
  },
  // Security guard
  '33-9032.00': {
    what: 'Security guards protect buildings, events, shops and the people in them. They watch, patrol, control entry and act when something is wrong.',
    day: 'Cameras, doors and visitor lists are checked at the start. Long calm stretches may be broken by an alarm, a lost child or a person who refuses to leave.',
    thrives:
      'Are you wakeful at night, courteous and able to cool a quarrel? Those qualities beat big muscles.',
    entry:
      'A licence from the Security Industry Authority (SIA) is needed for most contract work, after a short course and checks. Experience from the forces or customer service is welcome.',
  },
};
