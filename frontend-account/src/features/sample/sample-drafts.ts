import type { Drafts, UnsentChanges } from '../revisions/unsent-changes';

let draft: UnsentChanges | null = null;

/** A visitor's unsaved changes of the sample: in memory, as everything of the sample. */
export const sampleDrafts: Drafts = {
  read: () => draft,
  keep: (changes) => {
    draft = changes;
  },
  forget: () => {
    draft = null;
  },
};
