import type { TaskList } from './task-list.js';

export const healthSupport: Record<string, TaskList> = {
  // Care worker
  '31-1122.00': [
    'Record the care you give and report changes',
    'Help people to wash, dress and move',
    'Check medicine and health as nurses ask',
    'Take part in meetings about what a person needs',
    'Advise people on food, hygiene and the home',
    'Keep people company and help them adjust',
  ],
  // Healthcare assistant
  '31-1131.00': [
    "Turn patients who can't move in bed",
    'Answer bells and find out what patients need',
    'Help patients to eat and drink',
    'Measure food, drink and urine, and report changes',
    'Help patients to get up, wash, dress and walk',
    'Tell nurses what you see and hear',
  ],
  // Massage therapist
  '31-9011.00': [
    'Ask clients about health, stress and pain',
    'Massage muscles to treat or relax them',
    'Clean the massage area and refill supplies',
    'Press on certain points of the body',
    'Suggest a plan and kinds of massage',
    'Keep records of each treatment you give',
  ],
  // Dental nurse
  '31-9091.00': [
    'Clean instruments, prepare patients and help the dentist',
    "Record each treatment in the patient's notes",
    'Help the dentist in an emergency',
    'Order supplies and check the stock',
    "Take X-rays of teeth once you're trained",
    'Tell patients what to do after treatment',
  ],
  // Veterinary care assistant
  '31-9096.00': [
    'Hold animals still while the vet treats them',
    'Watch animals after surgery and report changes',
    'Make up medicines as the vet has prescribed',
    'Clean kennels and treatment rooms against disease',
    'Look for signs of illness in animals',
    'Help with routine tests and X-rays',
  ],
};
