/** @deprecated since 0.2: use startStandalone of `@bearings/web/standalone` */
export { startStandalone as startAlone } from './standalone';
