import { screen, type within } from '@testing-library/react';

type PagePart = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

/** Returns the href of the link with this name, on the page or in a part of it. */
export const findLinkTarget = (name: string | RegExp, part: PagePart = screen): string | null =>
  part.getByRole('link', { name }).getAttribute('href');

/** Waits for the link with this name. Returns its href. */
export const findLinkTo = async (name: string | RegExp, part: PagePart = screen): Promise<string | null> =>
  (await part.findByRole('link', { name })).getAttribute('href');
