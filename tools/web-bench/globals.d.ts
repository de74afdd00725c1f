/** Milliseconds until the next statement was rendered; set by `funnel.mjs`. */
declare var benchDrawn: number | undefined;
