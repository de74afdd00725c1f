// Composes the data of a picture that the owner of a report can share. backend/assets/pdf/card.typ lays it out.
import { CARD_SIZES, type CardSize } from '@bearings/contracts';
import {
  BRAND,
  createPictureVoice,
  describeSeen,
  findWorkField,
  type ObserverRole,
  type SeenValues,
  toShapeValues,
} from '@bearings/domain';
import type { ComposedReport } from '../composing/compose-report.js';
import { CARD_TEXTS } from '../content/report-copy/share-card.js';
import { toSingleLine } from '../text.js';
import { DARK_GREEN_COLOURS, drawShape, drawFieldIcon, toSvgFile } from './drawings.js';

const MAX_CARD_CAREERS = 3;
/** Maximum length of a name, so that it fits next to the date. */
const MAX_NAME_CHARACTERS = 20;

/** What the owner chose to show on the picture. */
export interface CardChoice {
  size: CardSize;
  /** The name to show; empty for none. */
  name: string;
  /** True to show the chart of the scores next to the careers. */
  withShape: boolean;
  withNumbers: boolean;
}

export interface ShareCardData {
  width: number;
  height: number;
  brand: string;
  document: string;
  title: string;
  shape: { svg: string; alt: string } | null;
  careers: { title: string; svg: string }[];
  /** Explains the two lines of the chart; null if it has one. */
  legend: { own: string; seen: string } | null;
  by: string;
  invitation: string;
}

const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the data of the picture: three careers, and optionally the chart of the scores, its numbers and a name. */
export function createShareCardData(view: ComposedReport, choice: CardChoice): ShareCardData {
  const { document, generatedAt } = view;
  const [width, height] = CARD_SIZES[choice.size];
  const values = toShapeValues(document.categories);
  const month = MONTH_FORMAT.format(new Date(generatedAt));
  const name = shortenName(toSingleLine(choice.name));
  return {
    width,
    height,
    brand: BRAND.name,
    document: CARD_TEXTS.document,
    title: choice.withShape ? document.headline.ownTitle : CARD_TEXTS.careers,
    shape: choice.withShape
      ? {
          svg: toSvgFile(drawShape({ values, ground: DARK_GREEN_COLOURS, withNumbers: choice.withNumbers })),
          alt: CARD_TEXTS.shape,
        }
      : null,
    careers: document.careers.slice(0, MAX_CARD_CAREERS).map(({ code, title }) => ({
      title,
      svg: toSvgFile(drawFieldIcon(findWorkField(code).id, DARK_GREEN_COLOURS.coast)),
    })),
    legend: null,
    by: name === '' ? month : `${name}, ${month}`,
    invitation: CARD_TEXTS.invitation,
  };
}

/** Returns the data of the picture of two shapes: how the reader sees themselves and how others do. It has no careers. */
export function createTwoShapesCardData(
  view: ComposedReport,
  { size, name, seen, roles }: Pick<CardChoice, 'size' | 'name'> & { seen: SeenValues; roles: readonly ObserverRole[] },
): ShareCardData {
  const values = toShapeValues(view.document.categories);
  const sentence = `${describeSeen(values, seen, createPictureVoice(roles))}.`;
  return {
    ...createShareCardData(view, { size, name, withShape: true, withNumbers: false }),
    document: CARD_TEXTS.twoShapes,
    title: sentence,
    shape: { svg: toSvgFile(drawShape({ values, ground: DARK_GREEN_COLOURS, seen })), alt: sentence },
    careers: [],
    legend: { own: CARD_TEXTS.ownLine, seen: CARD_TEXTS.seenLine(roles) },
  };
}

function shortenName(name: string): string {
  const parts = Array.from(graphemeSegmenter.segment(name.trim()), ({ segment }) => segment);
  return parts.length <= MAX_NAME_CHARACTERS ? parts.join('') : `${parts.slice(0, MAX_NAME_CHARACTERS - 1).join('')}…`;
}
