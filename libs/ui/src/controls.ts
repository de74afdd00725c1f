/**
 * Entry point for interactive controls. The shell shares it with the remotes, like the main entry
 * point, but loads it only when it is first used, because only some pages need it.
 */
export * from './choice';
export * from './combobox';
export * from './dialog';
export * from './radio-scale';
export * from './select';
export * from './tabs';
export * from './toast';
export * from './tooltip';
