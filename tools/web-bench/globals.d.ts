/** Milliseconds from a click until the next statement was rendered; set in the page by `funnel.mjs`. */
declare var benchDrawn: number | undefined;
