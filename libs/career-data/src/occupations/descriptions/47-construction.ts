import type { Description } from './description.js';

export const construction: Record<string, Description> = {
  // Construction site supervisor
  '47-1011.00': {
    what: 'Site supervisors guide the trades on a building site hour by hour. They see that the work follows the drawings, stays safe and does not hold up the next team.',
    day: "A briefing on the day's dangers opens the morning. Then they walk the site, check levels and quality, order materials and note progress for the manager.",
    thrives:
      'Tradespeople who like responsibility, can read plans and speak plainly to everyone are the ones chosen.',
    entry:
      'Years in a trade generally come before a supervisor qualification, or you may train as a site supervisor apprentice. A CSCS card at supervisor level and safety training are expected.',
  },
  // Bricklayer
  '47-2021.00': {
    what: 'Bricklayers build walls, arches, chimneys and fireplaces from brick, block and mortar, and repair old ones.',
    day: 'Lines are set, mortar is mixed and course after course is laid, tapped level and pointed. Rain and frost can stop the work, and scaffolding means climbing and carrying.',
    thrives:
      'Good balance, a straight eye and pride in a wall that will outlive them keep bricklayers going.',
    entry:
      'The apprenticeship is the traditional start, with college blocks between periods on site. A college diploma can come first, and a CSCS card is asked for on most sites.',
  },
  // Carpenter or joiner
  '47-2031.00': {
    what: 'Carpenters and joiners work with wood in buildings. They make and fit doors, stairs, roofs, floors and kitchens, on site or at a bench.',
    day: 'One stage of the job is rough, such as roof timbers, and another fine, like hanging a door to close with a click. Measuring, cutting and sharpening are constant.',
    thrives:
      'Anyone who thinks in shapes, measures twice and likes the smell of timber should find it satisfying.',
    entry:
      'Carpentry and joinery apprenticeships are plentiful, and colleges offer starter diplomas. You will need a CSCS card for building sites and, in time, your own tools.',
  },
  // Construction plant operator
  '47-2073.00': {
    what: 'Plant operators drive the big machines of construction: diggers, dumpers, rollers and bulldozers. They dig, lift, level and load with surprising precision.',
    day: 'Oil, tracks and lights are checked before starting. From the cab, the operator follows marks and a signaller, taking care for pipes below and people close by.',
    thrives:
      'Steady hands, patience and constant awareness of others are worth more than strength.',
    entry:
      'Train through a plant operative apprenticeship or a short course with a test for each machine. Sites ask for a card from a scheme such as CPCS or NPORS.',
  },
  // Electrician
  '47-2111.00': {
    what: 'Electricians install, test and repair wiring, lights, sockets and controls in homes, factories and streets.',
    day: 'Cables are run, boards connected and every circuit tested before power goes on. Finding a hidden fault can mean lifting floorboards and thinking like the current.',
    thrives:
      'Careful workers with logical minds, good colour vision and no fear of tight lofts or ladders are well placed.',
    entry:
      'An apprenticeship of several years with college study and a final practical assessment is the standard route. An ECS card proves your grade, and many firms register with a scheme that allows them to certify their own work.',
  },
  // Painter and decorator
  '47-2141.00': {
    what: 'Painters and decorators prepare and finish surfaces with paint, paper and varnish, in houses, hospitals, ships and on bridges.',
    day: 'Most of the skill lies in preparation: filling, sanding, covering floors. After that come coats of paint or matching the pattern of a costly wallpaper, often from a ladder.',
    thrives:
      "Patient people with a feel for colour, who leave a customer's home cleaner than they found it, are recommended again and again.",
    entry:
      'A painting and decorating apprenticeship or college diploma teaches the trade, while others learn beside an experienced decorator. Large sites require a CSCS card.',
  },
  // Plumber
  '47-2152.00': {
    what: 'Plumbers fit and mend the pipes, taps, boilers, heating and drains that bring water in and take waste away.',
    day: 'A new bathroom, a leaking joint under a floor and a cold radiator may all be on the list. Diagnosis comes first, then cutting, bending, joining and testing.',
    thrives:
      'Practical thinkers who do not mind kneeling, cramped spaces or mess, and who stay polite in a flooded kitchen, are always needed.',
    entry:
      'Serve a plumbing and domestic heating apprenticeship, or begin at college and find an employer. Work on gas is legal only for engineers on the Gas Safe Register.',
  },
  // Roofer
  '47-2181.00': {
    what: 'Roofers cover and repair roofs with slate, tile, felt, metal or thatch, and keep buildings dry.',
    day: 'Scaffolding goes up, old covering comes off, and new battens and tiles are fixed row by row. Weather rules the diary, and loads are carried high.',
    thrives:
      'It takes people with a good head for heights and strong legs, who look after workmates and enjoy a view.',
    entry:
      'Roofing apprenticeships and specialist training schemes are run by firms with colleges. Labouring for a roofer is another start, and sites want a CSCS card and training in working at height.',
  },
  // Steel erector
  '47-2221.00': {
    what: 'Steel erectors bolt together the frames of tall buildings, bridges and stadiums. They guide beams into place as a crane lowers them.',
    day: 'Each lift is planned on the ground. High up, clipped to a line or standing in a platform, they line up holes, tighten bolts and check that columns stand true.',
    thrives: 'Nerve without recklessness is the rule, together with fitness and trust in the crew.',
    entry:
      'Join a steelwork company as an apprentice or trainee, and gain cards for site safety, lifting work and powered platforms. Experience as a welder or rigger is useful.',
  },
  // Solar panel installer
  '47-2231.00': {
    what: 'Solar panel installers fit panels to roofs or fields and connect them, so that sunlight becomes electricity for a home, farm or business.',
    day: 'Rails are fixed, panels lifted and clamped, and cables led to the inverter. After testing, the owner is shown how to read what the system makes.',
    thrives:
      'Those comfortable on roofs, tidy with cables and keen on cleaner energy will like the work.',
    entry:
      "Electricians and roofers often add a short solar course to their trade, as the wiring must be done by qualified people. Others begin as an installer's mate or apprentice.",
  },
  // Building inspector
  '47-4011.00': {
    what: 'Building inspectors check that plans and work on site meet the law on strength, fire safety, drainage, insulation and access.',
    day: 'They study drawings, then visit foundations before they are filled, beams before they are hidden and homes before people move in. Faults are explained and recorded.',
    thrives:
      'Knowledgeable people who cannot be flattered, yet help builders to get it right, are the kind required.',
    entry:
      'Come from a building trade, a surveying or construction degree, or an apprenticeship in building control. In England and Wales, you must be registered, and bodies such as RICS, the CIOB and CABE award membership.',
  },
};
