/**
 * Main entry point: components and icons, all of which every first visit loads. `./controls` contains the interactive
 * controls. Each remote bundles its own copy of what few pages use, such as `./accordion`, `./charts` and
 * `./illustrations`.
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
