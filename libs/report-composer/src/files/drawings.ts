// Draws a report's charts and icons as SVG, for downloaded files and pictures. The web page draws
// the same charts with the site's styles.
import {
  sortCategoriesByValue,
  type Category,
  findArrowCategory,
  isFlatShape,
  REPORT_FITS,
  type ReportFit,
  listShapeGaps,
  type SeenValues,
  type ShapeValues,
  type WorkField,
} from '@bearings/domain';
import {
  FIELD_ICON_PATHS,
  SHAPE_AREAS,
  SHAPE_RADIUS,
  SHAPE_LAYER_SCALES,
  SHAPE_SIZE,
  getShapeAngle,
  drawSeenPath,
  drawShapeLabelPath,
  drawShapePath,
  drawSpokeArrow,
  toShapePoint,
  toShapeRadius,
} from '@bearings/charts';

/**
 * The colours of a drawing. `ground` is the background, `coast` the outline of the curve, `mark` the needle and the
 * line of a job's demands, `south` the other half of the needle, and `top` the labels of the highest scores. `relief`
 * has the colours of the filled areas, from the outermost inwards.
 */
export interface DrawingColours {
  ground: string;
  relief: readonly string[];
  coast: string;
  line: string;
  label: string;
  top: string;
  mark: string;
  south: string;
}

export const PAPER_COLOURS: DrawingColours = {
  ground: '#ffffff',
  relief: ['#dde8dd', '#b9d4c8', '#86b5a7', '#478879', '#0d4a47'],
  coast: '#0d4a47',
  line: '#7c857d',
  label: '#55625b',
  top: '#16231e',
  mark: '#b7351b',
  south: '#16231e',
};

/** Colours for black-and-white printers. Outlines, squares and arrows show the meaning that colours have elsewhere. */
export const GREY_COLOURS: DrawingColours = {
  ground: '#ffffff',
  relief: ['#efefef', '#dcdcdc', '#bdbdbd', '#8c8c8c', '#4a4a4a'],
  coast: '#000000',
  line: '#7a7a7a',
  label: '#333333',
  top: '#000000',
  mark: '#000000',
  south: '#000000',
};

/** Colours on a dark green background. */
export const DARK_GREEN_COLOURS: DrawingColours = {
  ground: '#0b3f3c',
  relief: ['#1a625b', '#327e72', '#5e9f8d', '#9ac5b0', '#e3efd9'],
  coast: '#fdf8ee',
  line: '#78988f',
  label: '#bcd4ca',
  top: '#ffffff',
  mark: '#ff8264',
  south: '#0b3f3c',
};

interface ShapeDrawing {
  values: ShapeValues;
  /** The colours of the drawing, which depend on its background. */
  ground: DrawingColours;
  /**
   * A job's demands, drawn as a line over the scores. The scores are then paler, and the needle that points to the
   * highest one is left out.
   */
  demands?: ShapeValues;
  /** Categories whose demand is an estimate; their points are drawn with dashes. */
  estimates?: readonly Category[];
  /** What others see, drawn as a dashed second curve over the paler scores, without a needle. */
  seen?: SeenValues;
  /** True to write the score at each point of the curve. */
  withNumbers?: boolean;
  /** Font size of the labels, in the units of the chart. */
  labelSize?: number;
}

const CENTRE_POINT = SHAPE_SIZE / 2;
/** Half the width of the dot that marks a demand on the job's line. */
const HALF_DOT_SIZE = 3;
const ROUND_LINE_ATTRIBUTES = 'stroke-linecap="round" stroke-linejoin="round"';

/** Returns the chart of the twelve scores as SVG. `describeShape` returns its text alternative. */
export function drawShape(drawing: ShapeDrawing): string {
  const { values, ground, demands, seen } = drawing;
  const hasSecondLine = demands !== undefined || seen !== undefined;
  const parts = [
    drawRing(ground),
    drawCurve(values, ground, hasSecondLine ? SHAPE_LAYER_SCALES.slice(0, 3) : SHAPE_LAYER_SCALES),
    hasSecondLine ? '' : drawNeedle(values, ground),
    demands === undefined ? '' : drawJobLine(drawing, demands),
    seen === undefined ? '' : drawSeenLine(drawing, seen),
    drawing.withNumbers ? drawScoreNumbers(values, ground) : '',
    drawLabels(drawing),
  ];
  return `<svg viewBox="0 0 ${SHAPE_SIZE} ${SHAPE_SIZE}" fill="none">${parts.join('')}</svg>`;
}

function drawRing({ line }: DrawingColours): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const [from, to] = [SHAPE_RADIUS + 5, SHAPE_RADIUS + (index % 6 === 0 ? 12 : 9)].map((radius) =>
      formatPoint(5 * index, radius),
    );
    return `M${from}L${to}`;
  });
  const spokes = SHAPE_AREAS.map((_, index) => {
    const [from, to] = [toShapeRadius(0), SHAPE_RADIUS].map((radius) => formatPoint(30 * index, radius));
    return `M${from}L${to}`;
  });
  const circle = (radius: number, rest: string): string =>
    `<circle cx="${CENTRE_POINT}" cy="${CENTRE_POINT}" r="${radius.toFixed(1)}" stroke="${line}" ${rest}/>`;
  return [
    circle(SHAPE_RADIUS + 5, ''),
    `<path d="${ticks.join('')}" stroke="${line}"/>`,
    ...[25, 50, 75, 100].map((score) =>
      circle(toShapeRadius(score), 'stroke-width=".6" stroke-dasharray="1 4" stroke-linecap="round"'),
    ),
    `<path d="${spokes.join('')}" stroke="${line}" stroke-width=".5" opacity=".5"/>`,
  ].join('');
}

function drawCurve(values: ShapeValues, { relief, coast }: DrawingColours, scales: readonly number[]): string {
  const path = drawShapePath(values);
  const scaledShapes = scales.map((scale, index) => {
    const shapeOffset = ((1 - scale) * SHAPE_SIZE) / 2;
    return `<path d="${path}" fill="${relief[index]}" transform="translate(${shapeOffset} ${shapeOffset}) scale(${scale})"/>`;
  });
  return `${scaledShapes.join('')}<path d="${path}" stroke="${coast}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

function drawNeedle(values: ShapeValues, { mark, ground, south }: DrawingColours): string {
  const [highest] = sortCategoriesByValue(values);
  if (isFlatShape(values) || highest === undefined) return '';
  const tip = (CENTRE_POINT - toShapeRadius(values[highest])).toFixed(1);
  return `<g transform="rotate(${getShapeAngle(highest)} ${CENTRE_POINT} ${CENTRE_POINT})"><path d="M180 ${tip}L187.5 180H172.5Z" fill="${mark}" stroke="${ground}"/><path d="M180 220L187.5 180H172.5Z" fill="${south}"/><circle cx="180" cy="180" r="3.2" fill="#ffffff" stroke="${south}"/></g>`;
}

function drawJobLine({ values, ground, estimates = [] }: ShapeDrawing, demands: ShapeValues): string {
  const path = drawShapePath(demands);
  const nodes = SHAPE_AREAS.map(({ category }) => {
    const angle = getShapeAngle(category);
    const { x, y } = toShapePoint(angle, toShapeRadius(demands[category]));
    const dashAttribute = estimates.includes(category) ? ' stroke-dasharray="1.6 1.6"' : '';
    return `<rect x="${(x - HALF_DOT_SIZE).toFixed(1)}" y="${(y - HALF_DOT_SIZE).toFixed(1)}" width="${2 * HALF_DOT_SIZE}" height="${2 * HALF_DOT_SIZE}" transform="rotate(${angle} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${ground.ground}" stroke="${ground.mark}" stroke-width="1.8"${dashAttribute}/>`;
  });
  const arrows = listShapeGaps(values, demands).map((category) => {
    return drawArrow(category, values[category], demands[category], ground);
  });
  return [
    `<path d="${path}" stroke="${ground.ground}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${path}" stroke="${ground.mark}" stroke-width="2.6" stroke-linejoin="round"/>`,
    ...nodes,
    ...arrows,
  ].join('');
}

function drawArrow(category: Category, from: number, to: number, { mark }: DrawingColours): string {
  return `<path d="${drawSpokeArrow(toShapeRadius(from), toShapeRadius(to))}" transform="rotate(${getShapeAngle(category)} 180 180)" stroke="${mark}" stroke-width="2.4" ${ROUND_LINE_ATTRIBUTES}/>`;
}

/** Draws what others see: dashes and hollow circles, and an arrow to the widest difference. */
function drawSeenLine({ values, ground }: ShapeDrawing, seen: SeenValues): string {
  const path = drawSeenPath(seen);
  const nodes = SHAPE_AREAS.map(({ category }) => {
    const value = seen[category];
    if (value === undefined) return '';
    const { x, y } = toShapePoint(getShapeAngle(category), toShapeRadius(value));
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="${ground.ground}" stroke="${ground.top}" stroke-width="1.8"/>`;
  });
  const arrow = findArrowCategory(values, seen);
  const arrowValue = arrow && seen[arrow];
  return [
    `<path d="${path}" stroke="${ground.ground}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${path}" stroke="${ground.top}" stroke-width="2.4" stroke-dasharray="7 5" stroke-linejoin="round"/>`,
    ...nodes,
    arrow && arrowValue !== undefined ? drawArrow(arrow, values[arrow], arrowValue, ground) : '',
  ].join('');
}

/**
 * Returns each score as a number outside the curve, or inside it if the number would be too close to the chart's ring.
 */
function drawScoreNumbers(values: ShapeValues, { top, ground }: DrawingColours): string {
  return SHAPE_AREAS.map(({ category }) => {
    const radius = toShapeRadius(values[category]);
    const { x, y } = toShapePoint(getShapeAngle(category), radius > 114 ? radius - 13 : radius + 13);
    return `<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle" font-family="Instrument Sans, sans-serif" font-weight="600" font-size="12" fill="${top}" stroke="${ground}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${values[category]}</text>`;
  }).join('');
}

function drawLabels({ values, ground, demands, seen, labelSize = 13 }: ShapeDrawing): string {
  const arrow = seen && findArrowCategory(values, seen);
  const gaps = demands === undefined ? (arrow ? [arrow] : []) : listShapeGaps(values, demands);
  const hasSecondLine = demands !== undefined || seen !== undefined;
  const markedCategories = hasSecondLine ? gaps : sortCategoriesByValue(values).slice(0, 2);
  const colour = hasSecondLine ? ground.mark : ground.top;
  return SHAPE_AREAS.map(({ category, label, nudge }) => {
    const fill = markedCategories.includes(category) ? colour : ground.label;
    return `<path id="${category}" d="${drawShapeLabelPath(getShapeAngle(category), nudge)}"/><text font-family="Instrument Sans, sans-serif" font-weight="600" font-size="${labelSize}" fill="${fill}"><textPath href="#${category}" startOffset="50%" text-anchor="middle">${label}</textPath></text>`;
  }).join('');
}

/** Returns the icon of a field of work, 24 by 24 units. */
export const drawFieldIcon = (field: WorkField, colour: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.6" ${ROUND_LINE_ATTRIBUTES}><path d="${FIELD_ICON_PATHS[field]}"/></svg>`;

/** Angle of the dial's needle for each fit label (Strong, Good, Possible), in degrees from the top. */
const FIT_ANGLES = [0, 28, 62];

/** Returns the dial that is shown next to a career's fit label (Strong, Good or Possible), 20 by 20 units. */
export function drawFitDial(fit: ReportFit, { coast, mark }: DrawingColours): string {
  const rank = REPORT_FITS.indexOf(fit);
  const turnedStyle = `transform="rotate(${FIT_ANGLES[rank] ?? 0} 10 10)"`;
  const dial = ['stroke-width="2"', 'opacity=".55"', 'stroke-dasharray="2 2.2"'][rank] ?? '';
  const [fill, stroke] = rank === 0 ? [mark, mark] : [rank === 1 ? coast : 'none', coast];
  return `<svg viewBox="0 0 20 20" fill="none" stroke="${coast}" stroke-width="1.2" ${ROUND_LINE_ATTRIBUTES}><circle cx="10" cy="10" r="8.6" ${dial}/><path d="M10 1.4v2.4"/><path ${turnedStyle} d="M10 3.4 12.7 10.8 10 9.7 7.3 10.8Z" fill="${fill}" stroke="${stroke}"/><path ${turnedStyle} d="M10 10.5v4.6"/></svg>`;
}

/** Returns a drawing as a standalone SVG file, with the namespace that inline SVG omits. */
export const toSvgFile = (svg: string): string => svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

function formatPoint(degrees: number, radius: number): string {
  const { x, y } = toShapePoint(degrees, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
