/** Returns the part of a career's address that names it: "registered-nurse-adult" for "Registered nurse (adult)". */
export const careerSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
