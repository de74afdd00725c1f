/**
 * Entry point for interactive controls, which only some pages use. It is shared with the remotes like
 * the main entry point, but loaded on first use.
 */
export * from './choice';
export * from './combobox';
export * from './dialog';
export * from './radio-scale';
export * from './select';
export * from './tabs';
export * from './toast';
export * from './tooltip';
