import type { Description } from './description.js';

export const transport: Record<string, Description> = {
  // Airline pilot
  '53-2011.00': {
    what: 'Airline pilots fly passengers or freight on planned routes. Two pilots share the work of preparing, flying, watching systems and dealing with the unexpected.',
    day: 'Weather, fuel and load are studied before boarding. After take-off there is constant checking and talking with controllers, then landing, paperwork and perhaps a night far from home.',
    thrives:
      'Calm, disciplined team workers who follow procedure, and keep practising for rare emergencies, are trusted with the job.',
    entry:
      'Training for an airline licence is long and costly, at a flight school or on a sponsored scheme. You need a strict medical certificate, and the Civil Aviation Authority issues the licence.',
  },
  // Commercial pilot
  '53-2012.00': {
    what: 'Commercial pilots fly for hire outside the airlines: helicopters to offshore sites, air ambulances, survey planes, private jets or flying lessons.',
    day: 'They check the machine and the weather themselves, brief those on board and fly where the job requires. On the ground they wait, plan and do records.',
    thrives:
      'Versatile people with fine coordination and the wisdom to cancel a trip are respected.',
    entry:
      'Hours are built up from a private licence to a commercial one, with exams and medical checks by Civil Aviation Authority rules. Some train in the armed forces first, and instructing is a common early job.',
  },
  // Air traffic controller
  '53-2021.00': {
    what: 'Air traffic controllers guide aircraft safely on the ground and through the sky, keeping them apart and on time.',
    day: 'Seated at radar or in a tower, they speak short, exact instructions to many pilots and think ahead of each one. Breaks are frequent, because full concentration cannot last.',
    thrives:
      'Quick spatial thinkers who stay composed, speak clearly and decide without regret are rare and wanted.',
    entry:
      'School qualifications, aptitude tests and a medical check are asked for, not a degree. NATS and some airports train controllers, who then hold a licence from the Civil Aviation Authority.',
  },
  // Cabin crew
  '53-2031.00': {
    what: "Cabin crew look after passengers' safety and comfort in flight. They know how to handle fire, illness and evacuation, as well as meals and questions.",
    day: 'After a briefing, doors, equipment and seats are checked. Welcome, safety demonstration, trolley and landing follow, sometimes several times before bed, in another city.',
    thrives: 'Sociable people with stamina, tact and a firm voice when it matters enjoy the life.',
    entry:
      'Airlines train recruits themselves and look for customer experience, good English and a medical check. You must be able to swim and hold a passport that allows travel, and another language is a plus.',
  },
  // Lorry driver
  '53-3032.00': {
    what: 'Lorry drivers move goods by road, from milk to steel, in vehicles that demand skill at each bend and loading bay.',
    day: 'The lorry is inspected and the load secured before leaving. Hours at the wheel are limited by law, and deliveries, papers and reversing into tight yards break up the road.',
    thrives:
      'If your own company suits you, and you remain watchful and courteous in traffic, you may love the cab.',
    entry:
      'You need a licence for large goods vehicles, the Driver Certificate of Professional Competence and a medical. Apprenticeships and some employers pay for the training.',
  },
  // Delivery driver
  '53-3033.00': {
    what: 'Delivery drivers bring parcels, groceries or supplies to homes and shops in vans, cars or on bikes.',
    day: 'The van is loaded in the order of the stops, and the route is followed by phone. Doorbells, stairs, photographs of parcels and kind neighbours fill the hours.',
    thrives:
      'Brisk, careful drivers who like being outdoors and are friendly in a sentence do best.',
    entry:
      'A driving licence and a clean record are usually all that is asked, plus insurance if you use your own vehicle. Many work for themselves, so compare the terms before you sign.',
  },
  // Bus driver
  '53-3052.00': {
    what: 'Bus drivers carry people safely to work, school and shops. They keep to a timetable, take fares and help passengers who need a hand.',
    day: 'Lights, doors and tyres are checked at the depot. Then the same route unrolls with new faces, roadworks, prams and the odd argument to settle.',
    thrives:
      'Patience, pride in smooth driving and a kind word for regulars make the shift pleasant.',
    entry:
      'Companies train people who hold a car licence for the bus licence and the Driver CPC. A medical and background check are usual, and early, late and weekend shifts are part of the deal.',
  },
  // Train driver
  '53-4011.00': {
    what: 'Train drivers take passengers or freight along the railway. They control speed, obey signals, watch the line and keep in touch with signallers.',
    day: 'After booking on and reading notices, they prepare the train and leave to the second. Long spells alone in the cab need unbroken alertness, day or night.',
    thrives:
      'Concentration in solitude, respect for rules and a steady response when alarms sound are the key qualities.',
    entry:
      'Operators advertise trainee jobs, which draw many applicants. There are tests of attention and reaction, medical checks and a licence for train driving, and no degree is needed.',
  },
  // Ship's officer
  '53-5021.00': {
    what: "Ship's officers navigate and run merchant ships, ferries and research vessels. Deck officers steer, plan and load, while engineers look after the machinery.",
    day: 'A watch on the bridge lasts several hours, by day or night, with radar, charts and lookout. Drills, cargo plans and upkeep fill the other working hours, for weeks at sea.',
    thrives:
      'People content to be far from home, good at leading small crews and steady in a gale belong here.',
    entry:
      "Cadetships combine college with sea time and are sponsored by shipping companies. The Maritime and Coastguard Agency issues certificates of competency, and a seafarer's medical is required.",
  },
  // Crane operator
  '53-7021.00': {
    what: 'Crane operators lift and place heavy loads on building sites, docks and in factories, guided by signals and instruments.',
    day: 'The crane is inspected and the wind measured before the first lift. High in a tower or down in a cab, they move steel, concrete and containers smoothly and to the inch.',
    thrives:
      'Fine judgement of distance, patience and the confidence to refuse an unsafe lift are what crews rely on.',
    entry:
      'A lifting apprenticeship or a course with practical test leads to a CPCS or similar card. Many were slingers or signallers before, and ports train their own drivers.',
  },
  // Warehouse operative
  '53-7065.00': {
    what: 'Warehouse operatives receive, store, pick and pack goods and send them on. Shops, hospitals and online buyers depend on them.',
    day: 'A scanner shows which shelf comes next. Pallets are unloaded, orders assembled, boxes sealed and stock counted, with plenty of walking and lifting on the way.',
    thrives:
      'Active, dependable workers who like clear targets and good company in a team suit the floor.',
    entry:
      'Most jobs need no certificates, and training is given at once. A forklift certificate raises your chances, and supply chain or warehouse apprenticeships open the way to team leader.',
  },
};
