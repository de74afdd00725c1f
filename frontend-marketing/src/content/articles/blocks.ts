import type { Block } from './article';

export const p = (text: string): Block => ({ kind: 'p', text });
export const h2 = (text: string): Block => ({ kind: 'h2', text });
export const listBlock = (...items: string[]): Block => ({ kind: 'list', items });
export const quote = (text: string): Block => ({ kind: 'quote', text });
export const note = (text: string): Block => ({ kind: 'note', text });
