/** Milliseconds until the next statement was drawn, once it is; `funnel.mjs` puts it in. */
declare var benchDrawn: number | undefined;
