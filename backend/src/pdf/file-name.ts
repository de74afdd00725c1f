import type { ComposedReport } from '@bearings/report-composer';

/** Line breaks, characters that change the text direction, and characters that are not allowed in file names. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*%]/gu;
const MAX_NAME_CHARACTERS = 60;

/** Returns a person's name as part of a file name; empty if a file name may contain none of its characters. */
function toFileNamePart(name: string): string {
  const keptCharacters = [...name.replaceAll(UNSAFE_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim()];
  return keptCharacters
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
}

/** Returns the Content-Disposition header of a download, with an ASCII name and a name in any script (RFC 5987). */
export function createContentDisposition(ascii: string, full: string): string {
  const encoded = encodeURIComponent(full).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Returns the ASCII file name of a report, and the full one with the person's name in any script. */
export function createFileName(
  { firstName, generatedAt }: ComposedReport,
  ending: string,
): { ascii: string; name: string } {
  const day = generatedAt.slice(0, 10);
  const person = toFileNamePart(firstName);
  return {
    ascii: `career-report-${day}.${ending}`,
    name: `Career report${person === '' ? '' : ` of ${person}`}, ${day}.${ending}`,
  };
}
