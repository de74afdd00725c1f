/**
 * The second face of the design system: controls with a behaviour of their own, which only some
 * pages have. It is shared like the first, but fetched when a page needs it.
 */
export * from './choice';
export * from './dialog';
export * from './radio-scale';
export * from './select';
export * from './tabs';
export * from './toast';
export * from './tooltip';
