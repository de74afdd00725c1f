import { AI_EXPOSURE_ROWS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const AI_EXPOSURE_SOURCE: FactsSource = {
  title:
    'GPTs are GPTs (Eloundou and others, 2024); Working with AI (Tomlinson and others, 2025); Generative AI and Jobs (Gmyrek and others, 2025)',
  publisher: 'OpenAI; Microsoft Research; International Labour Organization',
  edition: 'labels and conversations of 2023 to 2025',
  licence: 'MIT; CC BY 4.0; CC BY 4.0',
  attribution: 'Published as Science 384 (2024), arXiv 2507.07935 (2025) and ILO Working Paper 140 (2025).',
  caveats: ['Exposure means that tasks could be sped up or helped. None of the three says that jobs will be lost.'],
};

type ExposureLevel = 'low' | 'middle' | 'high';

const rowByCode = new Map(AI_EXPOSURE_ROWS.map((row) => [row[0], row]));

/**
 * Returns how much of an occupation's work language models could help with: `differ` if three published measures
 * disagree, null if one of them is missing. Each measure is divided into three levels.
 */
export function getExposure(code: string): ExposureLevel | 'differ' | null {
  const [, gpts, microsoft, ilo] = rowByCode.get(code) ?? [];
  if (gpts === undefined || typeof microsoft !== 'number' || typeof ilo !== 'number') return null;
  const [first, ...others] = [toThird(gpts), toThird(microsoft), toBand(ilo)];
  return first !== undefined && others.every((each) => each === first) ? first : 'differ';
}

function toThird(percentile: number): ExposureLevel {
  if (percentile < 100 / 3) return 'low';
  return percentile < 200 / 3 ? 'middle' : 'high';
}

function toBand(gradient: number): ExposureLevel {
  if (gradient === 0) return 'low';
  return gradient <= 2 ? 'middle' : 'high';
}
