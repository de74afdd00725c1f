import { UK } from '@bearings/domain';

/** What a country calls help into work, by the name of the template variable. */
interface StepTerms {
  /** A paid programme for people who come from a degree. */
  scheme: string;
  /** How training counts what a person can do already. */
  recognition: string;
  /** A paid way back to work after a break; absent if there is no usual name for it. */
  returner?: string;
}

const OTHER_TERMS: StepTerms = { scheme: 'trainee programme', recognition: 'recognition of prior learning' };

const TERMS: Readonly<Partial<Record<string, StepTerms>>> = {
  [UK]: {
    scheme: 'graduate scheme',
    recognition: 'recognition of prior learning',
    returner: 'returner programme',
  },
  AU: {
    scheme: 'graduate program',
    recognition: 'recognition of prior learning (RPL)',
    returner: 'returner program',
  },
  CA: { scheme: 'new graduate program', recognition: 'prior learning assessment (PLAR)' },
  DE: { scheme: 'Traineeprogramm', recognition: 'Anrechnung, credit for what you have learnt and done' },
  FR: { scheme: 'graduate program', recognition: 'the VAE (validation des acquis de l’expérience)' },
  IE: {
    scheme: 'graduate programme',
    recognition: 'recognition of prior learning (RPL)',
    returner: 'returner programme',
  },
  NO: { scheme: 'traineeprogram', recognition: 'realkompetansevurdering' },
  US: { scheme: 'rotational program', recognition: 'credit for prior learning', returner: 'returnship' },
};

/** Returns a country's terms, as the values of template variables. */
export const getStepTerms = (country: string): StepTerms => TERMS[country] ?? OTHER_TERMS;
