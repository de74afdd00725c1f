import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const protection: Record<string, RouteCard> = {
  // Firefighter
  '33-2011.00': {
    level: 2,
    opensWith: {
      trainee: 'Apply to a fire service at 18 or over and pass fitness and written tests.',
      work: 'Start as an on-call firefighter beside another job.',
    },
    months: [18, 36],
    cost: ['employer'],
    asksFor: ['record', 'medical'],
    minimumAge: 18,
    firstTitles: ['Trainee firefighter', 'On-call firefighter', 'Fire control operator'],
    progression: 'Next steps are crew manager, watch manager and station manager.',
    tryIt: 'Join the fire cadets or visit a station open day.',
    checked,
  },
  // Prison officer
  '33-3012.00': {
    level: 1,
    opensWith: {
      trainee: 'Apply at 18 or over, pass tests and join paid training.',
      promotion: 'Start in a support job in a prison, then apply.',
    },
    months: [2, 12],
    cost: ['employer'],
    asksFor: ['record', 'medical'],
    minimumAge: 18,
    firstTitles: ['Prison officer', 'Operational support grade', 'Custody officer'],
    progression: 'You may specialise, then become custodial manager or governor.',
    tryIt: 'Ask a charity that works with prisoners if you can help at its office.',
    checked,
  },
  // Detective
  '33-3021.00': {
    level: 3,
    opensWith: {
      trainee: 'Join the police as an officer, then pass the exams for detectives.',
      degree: 'Take any degree and join a scheme for detectives.',
    },
    months: [24, 48],
    experience: [2, 4],
    cost: ['employer', 'loan'],
    asksFor: ['record', 'medical'],
    minimumAge: 18,
    firstTitles: ['Police constable', 'Trainee detective constable', 'Police staff investigator'],
    progression: 'Next steps are detective sergeant and detective inspector.',
    tryIt: 'Join the police cadets or a police open day.',
    checked,
  },
  // Police officer
  '33-3051.00': {
    level: 3,
    opensWith: {
      trainee: "Apply at 17 or over, pass the tests and train while you're paid.",
      degree: 'Take any degree, or one in policing, then a shorter entry course.',
      volunteering: 'Serve as a special constable or cadet first.',
    },
    months: [24, 36],
    cost: ['employer', 'loan'],
    asksFor: ['record', 'medical'],
    minimumAge: 18,
    firstTitles: ['Police constable', 'Police community support officer', 'Special constable'],
    progression: 'Next steps are sergeant and inspector, or detective work.',
    note: 'Scotland and Northern Ireland recruit and train in their own ways.',
    tryIt: 'Join the police cadets, or ask about riding along with officers.',
    checked,
  },
  // Border Force or customs officer
  '33-3051.04': {
    level: 2,
    opensWith: {
      trainee:
        "Apply through the civil service and train while you're paid; many jobs ask for GCSEs.",
      work: 'Start as an assistant officer or in another civil service job.',
    },
    months: [3, 12],
    cost: ['employer'],
    asksFor: ['record'],
    firstTitles: ['Border Force officer', 'Border Force assistant officer', 'Customs officer'],
    progression: 'Next steps are higher officer and senior officer.',
    tryIt: 'Read how customs checks work, then list what you may not bring home.',
    checked,
  },
  // Security guard
  '33-9032.00': {
    level: 1,
    opensWith: {
      licence: 'Take a short course at 18 or over, then apply for a licence.',
      work: 'Some firms train you and pay for the licence.',
    },
    months: [1, 2],
    cost: ['self', 'employer'],
    asksFor: ['record'],
    minimumAge: 18,
    register: [
      {
        body: 'sia',
        required: 'part',
        scope: 'most guarding, door and CCTV work for a security firm',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Security officer', 'Door supervisor', 'Event steward'],
    progression: 'You may become a team leader, a control room operator or a manager.',
    tryIt: 'Steward at a match or concert.',
    checked,
  },
};
