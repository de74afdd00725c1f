import type { FigureSet, FigureSetId } from '../src/figures.js';

declare const measured: Readonly<Record<FigureSetId, FigureSet>>;
export = measured;
