/** Returns the Content-Disposition header with which a browser saves a reply as a file of this ASCII name. */
export const toAttachment = (name: string): string => `attachment; filename="${name}"`;
