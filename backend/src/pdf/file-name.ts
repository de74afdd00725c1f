import type { ReportView } from '@bearings/report-composer';

/** Letters that a file system refuses, that end a line, or that turn the direction of a name. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*%]/gu;
const MAX_NAME_CHARACTERS = 60;

/** Returns a person's name as part of a file's name; empty if no character is allowed there. */
function nameInFile(name: string): string {
  const kept = [...name.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim()];
  return kept
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
}

/** Returns the header that names a download: in ASCII, and in any script by RFC 5987. */
export function attachment(ascii: string, full: string): string {
  const encoded = encodeURIComponent(full).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Returns a report's names as a file: the second with the person's name, in any script. */
export function fileNameOf(
  { firstName, generatedAt }: ReportView,
  ending: string,
): { ascii: string; name: string } {
  const day = generatedAt.slice(0, 10);
  const person = nameInFile(firstName);
  return {
    ascii: `career-report-${day}.${ending}`,
    name: `Career report${person === '' ? '' : ` of ${person}`}, ${day}.${ending}`,
  };
}
