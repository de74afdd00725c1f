/** Width and height of a report's picture: `tall` for a phone story, `wide` for a link preview. */
export const CARD_SIZES = { tall: [1080, 1920], wide: [1200, 630] } as const;
export type CardSize = keyof typeof CARD_SIZES;

/** Which name of the report's owner the picture shows: none, the first name or the full name. */
export const CARD_NAME_OPTIONS = ['none', 'first', 'full'] as const;
export type CardNameOption = (typeof CARD_NAME_OPTIONS)[number];
