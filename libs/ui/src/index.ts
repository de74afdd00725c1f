/**
 * Main entry point: components and icons that the first visit to any page loads. Interactive controls are in
 * `./controls`. Components that few pages use are in their own entry points, such as `./accordion`, `./shape` and
 * `./illustrations`; each remote contains copies of those that it uses.
 */
export * from './brand-mark';
export { matchesMedia, observeNearness, observeSize, useMedia } from './browser';
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
