/**
 * Main entry point: components, icons and illustrations. Every first visit loads all of it; `./controls`
 * has the interactive controls and `./accordion` what only a few pages use.
 */
export * from './brand-mark';
export * from './button';
export * from './charts';
export * from './data';
export * from './disclosure';
export * from './feedback';
export { Field, FieldError, type FieldProps } from './field';
export * from './icons';
export * from './illustrations';
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
