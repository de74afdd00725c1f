import type { Description } from './description.js';

export const engineering: Record<string, Description> = {
  // Architect
  '17-1011.00': {
    what: 'Architects design buildings, from a kitchen extension to a concert hall. They shape how spaces look and work, and see the design through planning permission and construction.',
    day: 'Drawing on screen, making models and meeting clients, engineers and planners fill the week. On site visits they check that what is rising matches the drawings.',
    thrives:
      'Imaginative people who can also handle rules, budgets and criticism, and who wait patiently for results, are suited to it.',
    entry:
      'The title is protected by law: you must join the register of the Architects Registration Board (ARB). That takes accredited study, as a degree or apprenticeship, together with supervised practice over several years.',
  },
  // Landscape architect
  '17-1012.00': {
    what: 'Landscape architects design outdoor places such as parks, squares, school grounds and the land around new roads. Plants, water, paths and wildlife are all part of their material.',
    day: 'They survey a site, draw plans, choose planting and discuss ideas with councils and local residents. Visits during the work make sure trees and levels are right.',
    thrives:
      "Lovers of nature with a designer's eye, and the patience to plan for trees that need decades, are in their element.",
    entry:
      'Take a degree or postgraduate course accredited by the Landscape Institute, or a degree apprenticeship. Chartered membership follows after assessed practice.',
  },
  // Land surveyor
  '17-1022.00': {
    what: 'Land surveyors measure the ground and what stands on it, so that maps, boundaries and building plans are exact. Their instruments range from tripods to drones and satellite receivers.',
    day: 'Mornings may be spent in a field, tunnel or city street taking measurements. Afternoons go on turning them into drawings and models at a computer.',
    thrives:
      'Outdoor types who enjoy mathematics, maps and precise kit, and do not mind mud or early starts, are content here.',
    entry:
      'Degrees in surveying, geography or civil engineering lead in, as do apprenticeships as a survey technician. Chartered status comes through RICS or the Chartered Institution of Civil Engineering Surveyors.',
  },
  // Aerospace engineer
  '17-2011.00': {
    what: 'Aerospace engineers design and test aircraft, satellites, helicopters and their engines. Saving weight, saving fuel and never risking a life are their constant aims.',
    day: "They run computer models, study wind tunnel or test results, and review one another's calculations. Parts may be discussed with factories in other countries.",
    thrives:
      'The work calls for rigorous minds with a fondness for flight and mathematics, content to spend months on one component.',
    entry:
      'An accredited engineering degree or a degree apprenticeship with a manufacturer or the forces is the normal start. The Royal Aeronautical Society helps members become chartered engineers.',
  },
  // Biomedical engineer
  '17-2031.00': {
    what: 'Biomedical engineers apply engineering to the body. They design and look after such things as artificial joints, scanners, hearing implants and wheelchairs.',
    day: 'Talking to doctors or patients about a need, drawing a solution and testing it for safety is the pattern. In hospitals they also check and repair vital machines.',
    thrives:
      'Inventive problem-solvers who care how a device feels to its wearer, and accept slow and careful testing, find their place.',
    entry:
      'Study biomedical, mechanical or electronic engineering, or physics. In hospitals, the Scientist Training Programme leads to registration with the HCPC as a clinical scientist, while companies hire engineers directly.',
  },
  // Chemical engineer
  '17-2041.00': {
    what: 'Chemical engineers work out how to make things from raw materials safely and in bulk: medicines, fuels, paint, clean water or chocolate.',
    day: 'Time is shared between the plant and the screen. They follow temperatures and flows, look for waste, calculate changes and plan how to try them without danger.',
    thrives:
      'If you like chemistry, mathematics and big machinery, and can imagine what might go wrong, look closely at this one.',
    entry:
      'The main way in is an accredited chemical engineering degree or degree apprenticeship. After training in industry, many become chartered with the Institution of Chemical Engineers.',
  },
  // Civil engineer
  '17-2051.00': {
    what: 'Roads, bridges, railways, dams and drains are the work of civil engineers. They plan and design them, and make sure that they are built to stand for generations.',
    day: 'In the office they calculate loads, draw and check costs. On site they inspect concrete and steelwork, and agree with contractors how to deal with surprises in the ground.',
    thrives:
      'Practical thinkers who take pride in useful, lasting things and who get along with builders as well as officials do well.',
    entry:
      'Begin with an accredited degree, or as an apprentice at technician or degree level. The Institution of Civil Engineers assesses engineers for chartered or incorporated status, and site work requires a CSCS card.',
  },
  // Electrical engineer
  '17-2071.00': {
    what: 'Electrical engineers design the systems that make, carry and use electric power, from wind farms and railways to the wiring of a hospital.',
    day: 'Calculations, drawings and computer studies come first, then talks with manufacturers and builders. Tests on site show whether protection and controls act as they should.',
    thrives:
      'People who respect danger, enjoy physics and like each decision to rest on a sound reason fit in well.',
    entry:
      'A degree in electrical engineering is usual, and apprenticeships with power, rail or manufacturing companies lead to the same level. Chartered registration is offered by the Institution of Engineering and Technology.',
  },
  // Electronics engineer
  '17-2072.00': {
    what: 'Electronics engineers design circuits and devices, such as phones, sensors, satellites and heart monitors. They make small currents carry information and control.',
    day: 'A design is simulated on a computer, built as a test board and measured at the bench. Finding the source of a stray signal can be detective work.',
    thrives:
      'Tinkerers at heart, with patience for tiny parts and for theory, get the most out of it.',
    entry:
      'Most hold a degree in electronic engineering or have come through a degree apprenticeship. Hobby projects impress employers, and you may later register with the Engineering Council through an institution.',
  },
  // Environmental engineer
  '17-2081.00': {
    what: 'Environmental engineers find technical answers to pollution and waste. They design ways to clean water, air and soil, and to use less energy and fewer materials.',
    day: 'One day is spent sampling at an old factory site, another on models of flooding or a report for a planning inquiry. Regulators, residents and builders all ask questions.',
    thrives:
      'Those who want to protect nature with numbers and equipment more than with slogans will find a home.',
    entry:
      'Degrees in environmental, civil or chemical engineering are the usual base, with some apprenticeships. Professional bodies include the Chartered Institution of Water and Environmental Management.',
  },
  // Mechanical engineer
  '17-2141.00': {
    what: 'Mechanical engineers design things that move or carry force, such as engines, lifts, robots, pumps and artificial knees. They also improve the machines that make other products.',
    day: 'Sketching, computer modelling and stress calculations lead to a trial part. It is tested, often until it breaks, and the drawing is changed to suit.',
    thrives:
      'Anybody who took toys apart, likes mathematics and wants to know why a thing failed has the right instincts.',
    entry:
      'Enter through an accredited degree or an engineering apprenticeship at any level. Registration as an incorporated or chartered engineer follows with experience, often via the Institution of Mechanical Engineers.',
  },
  // Robotics engineer
  '17-2199.08': {
    what: 'Robotics engineers design, build and program machines that sense their surroundings and act, for example in factories, warehouses, farms and operating theatres.',
    day: 'Mechanics, electronics and code meet on one bench. They adjust a gripper, rewrite a control loop, run a trial and watch closely what the robot gets wrong.',
    thrives:
      'Versatile minds that enjoy several subjects at once, and laugh when the arm misses the cup again, have what it takes.',
    entry:
      'Study robotics, mechanical, electronic or software engineering at university or by degree apprenticeship. Clubs and robot contests are a fine way to learn before that.',
  },
  // Architectural or civil CAD technician
  '17-3011.00': {
    what: 'CAD technicians turn the ideas of architects and engineers into exact drawings and digital models that builders can follow.',
    day: 'They draw plans and details on screen, add sizes and materials, and alter sheets when the design changes. Clashes, such as a pipe running through a beam, must be spotted early.',
    thrives:
      'It suits neat, visual people with good spatial sense who are satisfied when everything lines up.',
    entry:
      'A college course, T Level or apprenticeship in construction design or engineering is enough to start. Some study part time afterwards to become technologists, architects or engineers.',
  },
  // Civil engineering technician
  '17-3022.00': {
    what: 'Civil engineering technicians support the building of roads, tunnels, sea walls and drains. They test materials, set out positions, prepare drawings and check progress.',
    day: 'Boots on, they take levels or samples and note what has been built. Later the results are entered into plans and cost sheets for the engineers.',
    thrives:
      'The job will please those who want outdoor and indoor work in equal parts and like to see theory put into concrete.',
    entry:
      'Apprenticeships with councils, contractors and consultants are the chief route, alongside college engineering courses. Technician membership of the Institution of Civil Engineers is a recognised goal, and sites ask for a CSCS card.',
  },
  // Electrical or electronics technician
  '17-3023.00': {
    what: 'Electrical and electronics technicians build, test and repair equipment such as control panels, alarms, radios and laboratory instruments.',
    day: 'At a bench or in a plant room, they follow a circuit diagram, measure, replace a failed part and test again. A record of each reading is kept.',
    thrives:
      'Steady hands, logical thinking and respect for live current make a reliable technician.',
    entry:
      'Many join as engineering apprentices with manufacturers, utilities, rail companies or the armed forces. College courses in electronics are an alternative, and some go on to a degree.',
  },
  // Mechanical engineering technician
  '17-3027.00': {
    what: 'Mechanical engineering technicians help engineers make designs real. They build prototypes, set up machines, run tests and keep equipment working.',
    day: 'The morning could be in the workshop fitting a test rig, the afternoon at a screen comparing results with the drawing. Safety checks come before anything is switched on.',
    thrives:
      'Hands-on learners who like accuracy and can suggest a simpler way of doing it are welcome in any team.',
    entry:
      'An engineering technician apprenticeship is the classic beginning, and a T Level or college diploma also works. With experience you can apply for EngTech registration or study towards a degree.',
  },
};
