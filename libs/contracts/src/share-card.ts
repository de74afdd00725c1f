/** The two sizes of a report's picture: for a story on a phone, and for the preview of a link. */
export const CARD_SIZES = { tall: [1080, 1920], wide: [1200, 630] } as const;
export type CardSize = keyof typeof CARD_SIZES;

/** The name to show on the picture. */
export const CARD_NAMES = ['none', 'first', 'full'] as const;
export type CardName = (typeof CARD_NAMES)[number];
