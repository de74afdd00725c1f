import type { TaskList } from './task-list.js';

export const personalCare: Record<string, TaskList> = {
  // Animal care worker
  '39-2021.00': [
    'Feed and water animals at set times',
    'Treat sick animals, or call the vet',
    'Watch animals for signs of illness or injury',
    'Mix food, supplements or medicine as told',
    'Clean and disinfect cages, stables and equipment',
    'Exercise animals to keep them well',
  ],
  // Funeral director
  '39-4031.00': [
    'Oversee the care of people who have died',
    'Collect the facts for legal papers',
    'Embalm the body where the family wishes it',
    'Plan the funeral with family or friends',
    'Bring people who have died from where they died',
    'Arrange with the cemetery when a grave is opened',
  ],
  // Hairdresser
  '39-5012.00': [
    'Keep your station and tools clean',
    'Bleach, dye or tint hair with a brush',
    'Cut and shape hair as the customer asks',
    'Book appointments for your clients and plan the day',
    'Keep notes on what each client had done',
    'Show and sell hair care products',
  ],
  // Beauty therapist
  '39-5094.00': [
    'Sterilise tools and clean work areas',
    "Clean clients' skin with creams or lotions",
    'Show clients how to look after their skin',
    'Decide which products suit a client',
    'Keep records of what clients like and had',
    'Treat faces with masks and peels',
  ],
  // Tour guide
  '39-7011.00': [
    'Describe the sights and answer questions',
    'Lead groups through towns, galleries or on trips',
    'Make sure that visitors are safe and follow the rules',
    'Run learning activities for groups of school children',
    'Research places and plan what to say',
    'Give visitors directions and other facts',
  ],
  // Childcare worker
  '39-9011.00': [
    'Keep the play area safe for every child',
    'Watch over the children as they play',
    'Talk with parents about the day and behaviour',
    'Help children to understand feelings and each other',
    'Look after children in nurseries, schools or homes',
    'Clean toys and play equipment to stop germs',
  ],
  // Fitness instructor
  '39-9031.00': [
    'Watch people exercise and correct how they move',
    'Offer easier or harder versions for each person',
    'Follow progress and change the programme',
    'Plan routines and choose music for them',
    'Assess what a person can do and plan training',
    'Teach people how hard to push themselves',
  ],
  // Sports and leisure assistant
  '39-9032.00': [
    'See that visitors keep the safety rules',
    'Lead sports, games, crafts and other activities',
    'Find out what people want and plan for it',
    'Help to run the centre from day to day',
    'Give first aid and call for help',
    'Fill in attendance forms and stock lists',
  ],
};
