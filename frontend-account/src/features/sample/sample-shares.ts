import { inDays } from './sample-days';
import { fieldsOf, listOf, type Fields } from './sample-server';

const SHARE_ID = '00000000-0000-4000-8000-00000000000';

/** What the link's visitor wrote. */
const COMMENT = {
  id: `${SHARE_ID}9`,
  name: 'Grandad',
  text: 'You were always the one who listened. Shall we ask your aunt about her work?',
  isNew: true,
};

const firstLinks = (): Fields[] => [
  linkOf(1, { purpose: 'parent', withName: true, withScores: true }, true),
];

let links: readonly Fields[] | undefined;
const current = (): readonly Fields[] => (links ??= firstLinks());

export function resetShares(): void {
  links = undefined;
}

function linkOf(number: number, wanted: Fields, withComment = false): Fields {
  const now = new Date().toISOString();
  return {
    id: SHARE_ID + String(number),
    purpose: wanted['purpose'],
    withName: wanted['withName'],
    withScores: wanted['withScores'],
    createdAt: now,
    expiresAt: `${inDays(Number(wanted['days'] ?? 90))}T12:00:00.000Z`,
    state: 'open',
    comments: withComment ? [{ ...COMMENT, createdAt: now }] : [],
  };
}

export const listShares = (): Fields => ({ links: current() });

export function makeShare(wanted: Fields): Fields {
  const link = linkOf(current().length + 1, wanted);
  links = [link, ...current()];
  return { link, token: 'sample' };
}

export function endShare(id: string): null {
  links = current().map((link) => (link['id'] === id ? { ...link, state: 'ended' } : link));
  return null;
}

export function changeComments({ ids, change }: Fields): null {
  const named = new Set(listOf(ids));
  links = current().map((link) => ({
    ...link,
    comments: listOf(link['comments'])
      .map(fieldsOf)
      .filter(({ id }) => change !== 'removed' || !named.has(id))
      .map((comment) => (named.has(comment['id']) ? { ...comment, isNew: false } : comment)),
  }));
  return null;
}
