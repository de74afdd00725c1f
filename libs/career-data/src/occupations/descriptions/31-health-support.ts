import type { Description } from './description.js';

export const healthSupport: Record<string, Description> = {
  // Care worker
  '31-1122.00': {
    what: 'Care workers help older, ill or disabled people with everyday life, at home or in a care home. Washing, meals, company and small choices are all part of care.',
    day: 'They help someone get up and dressed, prepare breakfast, note what was eaten and move on to the next person. Evening rounds end with settling people for the night.',
    thrives:
      "If you can be cheerful without hurrying anyone, and keep another person's dignity in mind, you have the main thing.",
    entry:
      'No qualifications are needed to begin, as employers give induction training and check backgrounds. Diplomas and apprenticeships follow, and Scotland, Wales and Northern Ireland register care staff.',
  },
  // Healthcare assistant
  '31-1131.00': {
    what: 'Healthcare assistants work beside nurses in hospitals, surgeries and homes. They help patients wash, eat and move, and carry out simple checks.',
    day: 'Beds are made, temperatures and blood pressure taken, and call bells answered. They are often the ones patients talk to most.',
    thrives:
      "Kind, robust people who are not put off by bodily things, and who report changes promptly, are a ward's backbone.",
    entry:
      'The NHS and care providers take newcomers with good English and mathematics, or as apprentices, and train them for the Care Certificate. It can lead to a nursing associate or nursing course.',
  },
  // Massage therapist
  '31-9011.00': {
    what: 'Massage therapists ease pain, tension and stiffness with their hands. Clients range from runners and office workers to people in hospices.',
    day: 'After asking about health, they work on muscles through several sessions a day. Linen, bookings, oils and accounts have to be looked after too.',
    thrives: 'A calm presence, physical strength and respect for privacy make clients return.',
    entry:
      'Colleges and private schools teach diplomas in massage and anatomy. You can join the register of the Complementary and Natural Healthcare Council, buy insurance and check whether your council asks for a licence.',
  },
  // Dental nurse
  '31-9091.00': {
    what: 'Dental nurses prepare the surgery, hand over instruments, look after patients and keep records while a dentist or hygienist works.',
    day: 'Before the first appointment, everything is cleaned and laid out. During treatment they mix materials, use suction and notice when a patient is tense.',
    thrives:
      'Deft, friendly and unflustered people, who can tell what is needed before being asked, do it well.',
    entry:
      'You may train on the job with a college course or apprenticeship, or study full time. On qualifying, you register with the GDC, and further courses lead towards hygiene or orthodontic work.',
  },
  // Veterinary care assistant
  '31-9096.00': {
    what: 'Veterinary care assistants help vets and nurses by holding animals, cleaning kennels, feeding patients and preparing rooms and equipment.',
    day: 'The first hours go on walks, litter trays and checking who ate. After that they calm animals for treatment, wash instruments and greet worried owners.',
    thrives:
      'Someone gentle but firm, who loves animals yet does not mind scrubbing floors, will be happy here.',
    entry:
      'Practices like experience from kennels, farms or rescue centres, with good school grades. Animal care courses and apprenticeships can help, and some assistants go on to train as veterinary nurses.',
  },
};
