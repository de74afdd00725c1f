/**
 * Occupations that American states often license or certify, by the start of their codes. By judgement, from
 * general knowledge: a step says "find out if", and names no rule.
 */
const OFTEN_LICENSED =
  /^(?:13-1031|13-2011|17-[12]|19-303|21-101[34]|21-102|23-1011|25-20|29-|31-11|31-90(?:11|91|92|97)|33-2011|33-3051\.00|33-90(?:21|32)|37-2021|39-4031|39-50|41-3021|41-9022|47-2111|47-2152|49-9021|53-3032|53-305)/;

/** Whether many states ask people in this occupation for a licence or certificate. */
export function isOftenLicensed(code: string): boolean {
  return OFTEN_LICENSED.test(code);
}
