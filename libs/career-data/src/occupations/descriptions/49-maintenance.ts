import type { Description } from './description.js';

export const maintenance: Record<string, Description> = {
  // Telecoms installer
  '49-2022.00': {
    what: 'Telecoms installers connect homes and firms to phone and broadband networks. They lay and join cables, fit equipment and find faults.',
    day: "With a van full of reels and meters, they go from cabinet to doorstep. Fibres thinner than a hair are joined, signals measured and the customer's kit set up.",
    thrives:
      "Self-starters with good colour vision, neat fingers and courtesy in strangers' homes do well.",
    entry:
      'Network companies train apprentices and adult recruits themselves, covering ladders, poles and street works. A driving licence is expected, and electrical or IT knowledge is a good start.',
  },
  // Security and fire alarm installer
  '49-2098.00': {
    what: 'Security and fire alarm installers fit and service systems that warn of burglars, smoke or strangers: sensors, cameras, entry locks and sirens.',
    day: 'Cables are hidden in ceilings, devices fixed and panels programmed. The system is then tested, shown to the owner and written up in a log.',
    thrives:
      'Tidy, trustworthy people with a technical bent, who accept being called out at night, are wanted.',
    entry:
      'There is an apprenticeship for fire, emergency and security systems. Electricians can convert, and employers carry out security screening because of the places entered.',
  },
  // Aircraft maintenance engineer
  '49-3011.00': {
    what: 'Aircraft maintenance engineers inspect, service and repair planes and helicopters, and certify that they are safe to fly.',
    day: 'Between flights they check tyres, oil and reported faults. In the hangar, panels come off for deep inspections, and every tool and signature is accounted for.',
    thrives:
      'Integrity counts most: they must be willing to ground a full aircraft if a doubt remains.',
    entry:
      'Train as an apprentice with an airline, repair company or the forces, or take an approved college course. To sign off work, you need a licence under rules of the Civil Aviation Authority.',
  },
  // Vehicle technician
  '49-3023.00': {
    what: 'Vehicle technicians service and repair cars, vans, motorbikes or lorries. They trace faults in engines, brakes, electronics and, more and more, electric drives.',
    day: 'A computer may point to the trouble, but spanner, meter and road test confirm it. Services, tyres and annual tests make up the rest of the bookings.',
    thrives:
      'If you want to know how machines work, like a puzzle and wash your hands cheerfully, it could be for you.',
    entry:
      'Dealers and garages take apprentices, and colleges teach light vehicle maintenance. High-voltage training is needed for electric cars, and testers hold a separate MOT authorisation.',
  },
  // Heating and refrigeration engineer
  '49-9021.00': {
    what: 'Heating and refrigeration engineers install and repair systems that warm, cool or ventilate: shop freezers, heat pumps, hospital air conditioning.',
    day: 'They braze pipes, charge gases, wire controls and measure pressures. Breakdown calls can be urgent when food or medicines are getting warm.',
    thrives:
      'Fault-finders who combine electrical sense with pipework skill and like working alone with a van are in demand.',
    entry:
      'Take an apprenticeship in refrigeration, air conditioning or heat pumps, or a college diploma. Handling refrigerant gas requires an F-gas certificate, and fuel gas work needs Gas Safe registration.',
  },
  // Industrial machinery mechanic
  '49-9041.00': {
    what: 'Industrial machinery mechanics keep factory machines running. They service pumps, conveyors, presses and robots, and repair them when they stop.',
    day: 'Planned checks fill the quiet hours. At a breakdown, they isolate the machine, strip it, replace a bearing or belt, align it and watch it run again.',
    thrives:
      'Ingenious, safety-minded people who like grease, drawings and a problem with a clock ticking are at ease.',
    entry:
      'Maintenance engineering apprenticeships with manufacturers are the main entry, with college on release. Time in the armed forces or a garage gives useful skills, and shift work is common.',
  },
  // Overhead power line worker
  '49-9051.00': {
    what: 'Overhead power line workers build and mend the lines and towers that carry electricity across country.',
    day: 'The crew drives out, proves that the line is dead and earthed, then climbs with ropes and tools. After storms they work through the night until homes have light.',
    thrives:
      'Love of heights and open air, obedience to safety rules and good humour in a soaked crew are required.',
    entry:
      'Network operators and their contractors take apprentices and train adults, with climbing tests before acceptance. A driving licence and willingness to stay away from home are usually expected.',
  },
  // Medical equipment engineer
  '49-9062.00': {
    what: 'Medical equipment engineers maintain and repair hospital machines such as ventilators, pumps, scanners and monitors, so that they never fail a patient.',
    day: 'They test devices against strict limits, change parts, keep records and show nurses how to use new models. An urgent call may come from theatre.',
    thrives:
      'Careful people with a gift for electronics and a sense of what is at stake make this their vocation.',
    entry:
      'Electronic or mechanical engineering qualifications, or an apprenticeship in healthcare science, lead in. Hospitals and manufacturers give training, and clinical technologists may join a voluntary register.',
  },
  // Wind turbine technician
  '49-9081.00': {
    what: 'Wind turbine technicians inspect, service and repair turbines on land and at sea, high above the ground.',
    day: 'The climb or lift ride comes first, in a harness. Inside the hub they grease, tighten bolts, test sensors and replace parts, and the weather decides when they return.',
    thrives:
      'Fit, steady people unafraid of heights, boats or rough days, who rely on a partner, love the life.',
    entry:
      'Apprenticeships are run by turbine makers and energy firms, often in coastal towns. Electrical or mechanical technicians can convert, and industry safety training and a medical check are compulsory.',
  },
  // Commercial diver
  '49-9092.00': {
    what: 'Commercial divers work under water: building piers, checking oil and wind farm structures, repairing ships or farming shellfish.',
    day: 'Plans and kit are gone over at length before the dive. Below, in cold and poor light, they weld, film, cut or bolt, with a supervisor on the line.',
    thrives:
      'Composure is vital, so the work suits trusted crew members with practical skills, strong health and a liking for the sea.',
    entry:
      'A diving qualification approved by the Health and Safety Executive and a yearly medical are needed. A trade such as welding or inspection makes it far easier to find work.',
  },
};
