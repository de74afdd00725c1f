/** Classes of a bar that on a phone is at the bottom of the screen, above the system's area for gestures. */
export const BAR_CLASSES =
  'max-md:z-10 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-paper ' +
  'max-md:px-(--gutter) max-md:pt-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))]';

/** Classes that keep the bar visible on a phone while the page scrolls. */
export const STICKY_CLASSES = 'max-md:sticky max-md:bottom-0';
