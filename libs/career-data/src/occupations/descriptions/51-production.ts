import type { Description } from './description.js';

export const production: Record<string, Description> = {
  // Production supervisor
  '51-1011.00': {
    what: 'Production supervisors lead a team in a factory. They see that goods are made safely, to standard and on schedule, and that people know their tasks.',
    day: 'At shift change they hear what went well or badly. Then they place staff, watch the line, deal with stoppages and enter the counts.',
    thrives:
      'Calm, practical leaders who know the machines, and notice when somebody is struggling, earn loyalty.',
    entry:
      'Operators with experience are often promoted, helped by a team leader apprenticeship. Engineering or food technology graduates also use it as a training job before management.',
  },
  // Baker
  '51-3011.00': {
    what: 'Bakers make bread, rolls, cakes and pastries, by hand in a small shop or with machines in a large plant.',
    day: 'Ovens are lit while the town sleeps. Dough is mixed, shaped, proved and baked in careful order, so that shelves are full by morning, and then everything is scrubbed.',
    thrives:
      'Early birds with strong arms, a feeling for dough and pleasure in feeding people will be content.',
    entry:
      'A baker apprenticeship, a college course or a job as bakery assistant gets you going. Food hygiene training is needed, and artisan bakeries often ask for a trial shift.',
  },
  // Metal machinist
  '51-4041.00': {
    what: 'Machinists shape metal into exact parts with lathes, milling machines and grinders. Their work ends up in engines, medical tools and aircraft.',
    day: "A drawing is studied, the machine set and the first piece measured to a hair's breadth. Tools wear, so measuring and adjusting never stop.",
    thrives:
      'Those who like silence of mind within a noisy shop, enjoy geometry and hate sloppy work do well.',
    entry:
      'Engineering apprenticeships teach machining on the job and at college. Some begin as a machine operator and learn setting later, and a good grade in mathematics is helpful.',
  },
  // Toolmaker
  '51-4111.00': {
    what: 'Toolmakers make the tools that make other things: dies, jigs, moulds and gauges for factories.',
    day: 'They read complex drawings, choose steel, machine and hand-finish each part and fit the whole together. When a tool chips or wears, they find out why and restore it.',
    thrives:
      'It needs the most patient sort of maker, one who sees in three dimensions and polishes until the last trace is gone.',
    entry:
      'The path is a long engineering apprenticeship in machining or toolmaking. Skilled machinists also move across, and experienced toolmakers may go on to design.',
  },
  // Welder
  '51-4121.00': {
    what: 'Welders join metal with heat, on ships, pipes, railings and racing cars. A good weld is as strong as the metal around it.',
    day: 'Edges are cleaned and clamped, the right current set and the seam laid in steady movements behind a mask. Grinding and checking for flaws come after.',
    thrives:
      'A steady hand, good eyesight and contentment with focused, solitary work are the chief gifts.',
    entry:
      'Apprenticeships in welding or fabrication are offered in many industries, and colleges run evening courses. For pipes and structures, you must pass coding tests on sample welds.',
  },
  // Tailor or dressmaker
  '51-6052.00': {
    what: 'Tailors and dressmakers cut, sew and fit clothes for one particular person, from wedding outfits to suits and stage costumes, and alter what no longer fits.',
    day: 'A client is measured, a pattern drawn and cloth cut with care. Fittings follow, pins in hand, and seams are undone and sewn again until it hangs well.',
    thrives:
      'Clever fingers, a sense of proportion and kindness about bodies of every shape are needed.',
    entry:
      'Learn by apprenticeship in a tailoring house, through a fashion or costume course, or from an experienced maker. Alteration work is how many build a first circle of clients.',
  },
  // Upholsterer
  '51-6093.00': {
    what: 'Upholsterers cover and pad chairs, sofas, boat seats and car interiors. Some restore antiques with horsehair and springs, others use modern foam.',
    day: 'Old cloth and tacks come off first. Webbing is stretched, padding built up, fabric cut so that its pattern meets, and then it is stitched or stapled down.',
    thrives:
      "Strong hands and a designer's eye meet here, so you need both, along with a fondness for rescuing things.",
    entry:
      'Some furniture firms train apprentices. Part-time and full-time courses are approved by the Association of Master Upholsterers and Soft Furnishers, and plenty of people open small workshops.',
  },
  // Cabinet maker
  '51-7011.00': {
    what: "Cabinet makers build fine furniture and fitted pieces from wood, often to a single customer's wishes.",
    day: 'Boards are chosen for grain, planed and cut. Joints are tried, trimmed and glued, and hours of sanding and finishing make the surface glow.',
    thrives:
      'Unhurried craftspeople who think about structure, beauty and use all at once feel rich in this workshop.',
    entry:
      'A furniture maker apprenticeship or college course in fine woodwork is the base. Some study furniture design at degree level, and showing a piece you made yourself is persuasive.',
  },
  // Water treatment operator
  '51-8031.00': {
    what: 'Water treatment operators run the plants that make water safe to drink and clean used water before it returns to rivers.',
    day: 'They read gauges, take samples, adjust chemicals and clear screens. Alarms may call them out in a storm, when flow rises fast and power can fail.',
    thrives:
      'Reliable people who like science in practice, can work alone and take public health seriously fit the job.',
    entry:
      'Water companies recruit apprentices and trainees, and experience in engineering or chemistry helps. Training in water hygiene and confined spaces is given, and a driving licence is normally needed.',
  },
  // Quality inspector
  '51-9061.00': {
    what: 'Quality inspectors check that products are as they should be, whether bolts, biscuits or circuit boards, and stop what is not from leaving.',
    day: 'Samples are measured, weighed or viewed under light, and the results entered. When something is off, the inspector tells the line and helps to trace the cause.',
    thrives:
      'Sharp-eyed people who stay just as careful with the last piece as with the first, and say so when others are in a hurry, are vital.',
    entry:
      'Production workers often move into inspection after learning the product. Apprenticeships as a quality practitioner exist, and the Chartered Quality Institute offers courses for going further.',
  },
  // Jeweller
  '51-9071.00': {
    what: 'Jewellers make, set and repair rings, necklaces and other ornaments in gold, silver and precious stones. Some also design, value or sell them.',
    day: 'At a bench with torch, files and magnifier, they saw, solder, polish and set. A tiny repair to an old ring may need more thought than a new brooch.',
    thrives:
      "Very fine hands, good close vision and honesty with other people's treasures are essential.",
    entry:
      "Jewellery can be studied at college or university, or learned by apprenticeship, with the Goldsmiths' Company among those who support trainees. The trade clusters in places such as Birmingham and London.",
  },
  // CNC machine operator
  '51-9161.00': {
    what: 'CNC machine operators run machines that cut metal, plastic or wood by following a computer program. They load, watch, measure and correct.',
    day: 'The right program and tools are set up, and the first part is checked against the drawing. Then the run goes on, with coolant, swarf and worn cutters to look after.',
    thrives:
      'Good with figures and screens, but also fond of noise and metal: such people settle in fast.',
    entry:
      'You can start as a trainee operator, and many take a machining apprenticeship. Learning to write and edit programs leads to setter or programmer jobs.',
  },
};
