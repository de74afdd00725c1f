/** Injection token of the {@link ReportWriter} in charge. */
export const REPORT_WRITER = Symbol('report writer');
