import type { Category, PastimeId, SchoolSubjectId, SubjectId, TaskNumber, TileId, WorkField } from '@bearings/domain';

/** A line that the reader gave. */
export type ReasonLine =
  | { on: 'statement'; category: Category; statement: 0 | 1 | 2; asks: 'more' | 'less' }
  | { on: 'tile'; tile: TileId; isCore: boolean }
  | { on: 'subject'; subject: SubjectId; isUsual: boolean }
  | { on: 'schoolSubject'; subject: SchoolSubjectId; isRequired: boolean }
  | { on: 'field'; field: WorkField }
  | { on: 'named'; code: string }
  | { on: 'task'; job: string; task: TaskNumber }
  /** A job; with `task`, the task of it that is like one of the career. */
  | { on: 'job'; job: string; when: 'now' | 'before' | 'learned'; isRealMove: boolean; task?: TaskNumber }
  | { on: 'pastime'; pastime: PastimeId };
