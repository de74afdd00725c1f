import type { RegisterId } from '../../schema.js';

/** A body that registers or licenses people for a job, and where its rules apply. */
export interface Register {
  /** The full name of the body, which the reader can search for. */
  name: string;
  /** The registration or licence as a noun phrase that follows "you need". */
  holds: string;
  nations: 'UK' | 'Great Britain' | 'England' | 'England and Wales' | 'Scotland, Wales and NI';
  /** Sentence on other rules in other UK nations; absent if none is known for certain. */
  elsewhere?: string;
}

const createRegister = (name: string, holds: string, nations: Register['nations'], elsewhere?: string): Register => ({
  name,
  holds,
  nations,
  ...(elsewhere === undefined ? {} : { elsewhere }),
});

/** Every registering body that the table of routes refers to, by its id. */
export const REGISTERS: Readonly<Record<RegisterId, Register>> = {
  arb: createRegister(
    'Architects Registration Board (ARB)',
    'registration with the Architects Registration Board (ARB)',
    'UK',
  ),
  audit: createRegister(
    'a recognised audit body, such as ICAEW or ACCA',
    'registration as an auditor with a recognised body',
    'UK',
  ),
  bacp: createRegister(
    'a counselling body, such as the BACP',
    'membership of a counselling body, such as the BACP',
    'UK',
  ),
  bsr: createRegister(
    'Building Safety Regulator',
    'registration as a building inspector',
    'England',
    'Wales has its own register. Scotland and Northern Ireland have other systems.',
  ),
  caa: createRegister('Civil Aviation Authority (CAA)', 'a licence from the Civil Aviation Authority (CAA)', 'UK'),
  'care-nations': createRegister(
    'SSSC in Scotland, Social Care Wales and the NISCC in Northern Ireland',
    'registration with the care council of your nation',
    'Scotland, Wales and NI',
    'England has no register of care workers.',
  ),
  cimspa: createRegister(
    'CIMSPA, the chartered institute for sport and physical activity',
    'a qualification that CIMSPA endorses',
    'UK',
  ),
  cnhc: createRegister(
    'Complementary and Natural Healthcare Council (CNHC)',
    'registration with the Complementary and Natural Healthcare Council (CNHC)',
    'UK',
  ),
  cqc: createRegister(
    'Care Quality Commission (CQC)',
    'registration as a manager with the Care Quality Commission (CQC)',
    'England',
    'Scotland, Wales and Northern Ireland have their own bodies.',
  ),
  cscs: createRegister(
    'Construction Skills Certification Scheme (CSCS)',
    'a CSCS card, which most building sites check',
    'UK',
  ),
  dvsa: createRegister(
    'Driver and Vehicle Standards Agency (DVSA)',
    'approval as a tester from the Driver and Vehicle Standards Agency (DVSA)',
    'Great Britain',
    'Northern Ireland tests vehicles at government centres.',
  ),
  ecs: createRegister('Electrotechnical Certification Scheme (ECS)', 'an ECS card, which most sites check', 'UK'),
  'f-gas': createRegister('an approved F-gas certification body', 'an F-gas certificate', 'UK'),
  fca: createRegister(
    'Financial Conduct Authority (FCA)',
    'a job at a firm that the Financial Conduct Authority (FCA) authorises',
    'UK',
  ),
  'gas-safe': createRegister('Gas Safe Register', 'registration with the Gas Safe Register', 'UK'),
  gdc: createRegister('General Dental Council (GDC)', 'registration with the General Dental Council (GDC)', 'UK'),
  gmc: createRegister(
    'General Medical Council (GMC)',
    'registration and a licence from the General Medical Council (GMC)',
    'UK',
  ),
  goc: createRegister('General Optical Council (GOC)', 'registration with the General Optical Council (GOC)', 'UK'),
  gphc: createRegister(
    'General Pharmaceutical Council (GPhC)',
    'registration with the General Pharmaceutical Council (GPhC)',
    'Great Britain',
    'Northern Ireland has its own pharmacy regulator.',
  ),
  gwo: createRegister(
    'Global Wind Organisation (GWO)',
    'safety training that the Global Wind Organisation (GWO) approves',
    'UK',
  ),
  hcpc: createRegister(
    'Health and Care Professions Council (HCPC)',
    'registration with the Health and Care Professions Council (HCPC)',
    'UK',
  ),
  hse: createRegister(
    'Health and Safety Executive (HSE)',
    'a diving certificate that the Health and Safety Executive (HSE) approves',
    'Great Britain',
  ),
  'landscape-institute': createRegister('Landscape Institute', 'chartered membership of the Landscape Institute', 'UK'),
  mca: createRegister(
    'Maritime and Coastguard Agency (MCA)',
    'a certificate from the Maritime and Coastguard Agency (MCA)',
    'UK',
  ),
  mcs: createRegister(
    'MCS, the scheme for small renewable systems',
    'skills that meet the standard of the MCS scheme',
    'UK',
  ),
  nmc: createRegister(
    'Nursing and Midwifery Council (NMC)',
    'registration with the Nursing and Midwifery Council (NMC)',
    'UK',
  ),
  orr: createRegister(
    'Office of Rail and Road (ORR)',
    'a train driving licence from the Office of Rail and Road (ORR)',
    'Great Britain',
  ),
  'plant-card': createRegister(
    'a plant card scheme, such as CPCS or NPORS',
    'a card for each kind of machine, such as CPCS or NPORS',
    'UK',
  ),
  qts: createRegister(
    'Teaching Regulation Agency, which awards qualified teacher status (QTS)',
    'qualified teacher status (QTS)',
    'England',
    'Most academies ask for it too. The other nations have their own registers.',
  ),
  rcvs: createRegister(
    'Royal College of Veterinary Surgeons (RCVS)',
    'registration with the Royal College of Veterinary Surgeons (RCVS)',
    'UK',
  ),
  rics: createRegister(
    'Royal Institution of Chartered Surveyors (RICS)',
    'membership of the Royal Institution of Chartered Surveyors (RICS)',
    'UK',
  ),
  rtpi: createRegister(
    'Royal Town Planning Institute (RTPI)',
    'membership of the Royal Town Planning Institute (RTPI)',
    'UK',
  ),
  sia: createRegister(
    'Security Industry Authority (SIA)',
    'a licence from the Security Industry Authority (SIA)',
    'UK',
  ),
  'social-work': createRegister(
    'Social Work England',
    'registration with Social Work England',
    'England',
    'Wales, Scotland and Northern Ireland have their own registers.',
  ),
  sra: createRegister(
    'Solicitors Regulation Authority (SRA)',
    'admission by the Solicitors Regulation Authority (SRA)',
    'England and Wales',
    'Scotland and Northern Ireland each have a Law Society that does this.',
  ),
  'transport-cpc': createRegister(
    'Transport Manager Certificate of Professional Competence (CPC)',
    'a Transport Manager CPC, which is a set of exams',
    'UK',
  ),
  ukcp: createRegister('a therapy body, such as the UKCP', 'registration with a therapy body, such as the UKCP', 'UK'),
  'vocational-driving': createRegister(
    'DVLA and DVSA',
    'a licence for the vehicle and a Driver CPC',
    'Great Britain',
    'The DVA does this in Northern Ireland.',
  ),
};
