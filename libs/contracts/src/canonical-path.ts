import { movedPages, pages } from './pages.js';

/** The shape of each parameter in a page's path. Slugs are in small letters; case matters in a token. */
const PARAMETER_SHAPES: Readonly<Record<string, string>> = {
  id: String.raw`[\da-f]+-[\da-f]+-[\da-f]+-[\da-f]+-[\da-f]+`,
  assessmentId: String.raw`[\da-f]+-[\da-f]+-[\da-f]+-[\da-f]+-[\da-f]+`,
};
const TEXT_SHAPE = String.raw`[\w-]+`;
const CASE_SENSITIVE_PARAMETERS: readonly string[] = ['token'];

/**
 * Returns a regular expression for all spellings of a page's path that lead to it: in any capitals, with a final slash
 * or with `index.html`. Several slashes count as one before it is applied. It means the same in nginx and in JavaScript,
 * ignoring case, and a parameter is its group `page_parameter`.
 * @param path in the notation of the router, such as `/report/:id`
 */
export function toPathPattern(path: string): string {
  const parts = path.split('/').filter(Boolean).map(toSegmentPattern);
  return parts.length === 0 ? String.raw`^/(?:index\.html)?$` : String.raw`^/${parts.join('/')}(?:/index\.html)?/?$`;
}

const toSegmentPattern = (segment: string): string =>
  segment.startsWith(':')
    ? `(?<page_parameter>${PARAMETER_SHAPES[segment.slice(1)] ?? TEXT_SHAPE})`
    : segment.replaceAll(/[^\w-]/g, String.raw`\$&`);

const PAGE_PATTERNS = [...movedPages, ...Object.values(pages)].map((path) => ({
  path,
  pattern: new RegExp(toPathPattern(path), 'i'),
}));

/**
 * Returns the address of the page to which a path leads, such as `/login` for `//Login/`; null if it leads to none.
 * @param path as in the address, perhaps percent-encoded
 */
export function toCanonicalPath(path: string): string | null {
  const decoded = decode(path)?.replaceAll(/\/{2,}/g, '/');
  if (decoded === undefined) return null;
  for (const page of PAGE_PATTERNS) {
    const match = page.pattern.exec(decoded);
    if (match) return fillParameter(page.path, match.groups?.['page_parameter'] ?? '');
  }
  return null;
}

function fillParameter(path: string, value: string): string {
  const name = /:(\w+)/.exec(path)?.[1] ?? '';
  return path.replace(`:${name}`, CASE_SENSITIVE_PARAMETERS.includes(name) ? value : value.toLowerCase());
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
