import { cleanCode } from '@bearings/contracts';
import { factorTexts } from './factor-texts';

/** Returns the sentence for a code that is missing. */
export const checkCode = (code: string): string | undefined => (cleanCode(code) ? undefined : factorTexts.missing);
