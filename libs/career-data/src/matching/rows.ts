// What the columns of the matching tables mean. docs/method.md, "Correcting a row", says how to edit.
import type { Category, DealBreakerId, TileId } from '@bearings/contracts';

/** Who judged a row last, and in which month. Whoever corrects a row puts their own here. */
export interface Judged {
  by: string;
  /** Year and month: 2026-11. */
  on: string;
}

export interface TileRow extends Judged {
  code: string;
  /** Repeated for the reader; a test compares it with the occupations table. */
  title: string;
  /** 1 a little, 2 often, 3 the heart of the work. */
  tiles: Partial<Record<TileId, 1 | 2 | 3>>;
}

export interface CircumstanceRow extends Judged {
  code: string;
  title: string;
  /** UK level usually asked for before training starts: 1 none, 2 GCSE 9 to 4, 3 A level or T level. */
  level: 1 | 2 | 3;
  /** Usual months of training from that level until able to do the job unsupervised. */
  months: number;
  /** The same for somebody with any degree, by the shortest usual route. */
  fromDegree: number;
  /** Usually paid while training. */
  paid: boolean;
  /** A post one grows into in about two to four years (1), or in five and more (2). */
  senior?: 1 | 2;
  /** Jobs from which one grows into a senior post: code and title. */
  from?: Readonly<Record<string, string>>;
  /** The first rung of a senior post where none of our occupations is one. */
  rung?: string;
  /** Who registers those who do this work, where the law asks for it; England where nations differ. */
  regulator?: string;
  /** What a person may refuse: 1 at times, 2 a regular part of the work. */
  dealBreakers: Partial<Record<DealBreakerId, 1 | 2>>;
  /** The judgement is weak: to be reviewed first. */
  uncertain?: true;
}

/** Codes of related occupations, nearest first. */
export interface RelatedRow {
  code: string;
  short: readonly string[];
  long: readonly string[];
  more: readonly string[];
}

export interface ConstantRow {
  code: string;
  /** Employment prior less the hub correction, in nats. */
  prior: number;
  /** What was taken off because the occupation came up too often, in nats. */
  hub: number;
  /** Share of people without direction in whose best ten it stands, 0 to 1. */
  chance: number;
}

/** A demand, 0 to 100, that the source lacks: the mean over the short and long related occupations. */
export type FilledDemand = Readonly<Record<string, Partial<Record<Category, number>>>>;
