/**
 * Main entry point: components and icons. Every first visit loads all of it; `./controls` has the interactive
 * controls. What only a few pages use, such as `./accordion`, `./charts` and `./illustrations`, each remote bundles.
 */
export * from './brand-mark';
export * from './button';
export * from './data';
export * from './disclosure';
export * from './feedback';
export { Field, FieldError, type FieldProps } from './field';
export * from './icons';
export * from './input';
export * from './layout';
export { MfeRoot, MfeScope, useMfe } from './mfe';
export * from './navigation';
export * from './progress';
export * from './spinner';
export * from './typography';
export { useEnterKey } from './use-enter-key';
export { useKeyboardPresence } from './use-keyboard-presence';
export { useNumberKeys } from './use-number-keys';
export * from './visually-hidden';
