import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'gallery');
const source = ['gallery.tsx', ...readdirSync(folder).map((file) => `gallery/${file}`)]
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');
const surface: { entries: Record<string, Record<string, Record<string, string>>> } = JSON.parse(
  readFileSync(join(__dirname, '../surface.json'), 'utf8'),
);

/** Seen only inside another component, not seen at all, or about to be removed. */
const NOT_SHOWN = [
  'Accordion',
  'BandBar',
  'FieldError',
  'MfeRoot',
  'MfeScope',
  'SkipLink',
  'VisuallyHidden',
];

const components = Object.values(surface.entries)
  .flatMap((names) => Object.entries(names))
  .filter(([name, rows]) => /^[A-Z]/.test(name) && rows['=>']?.includes('Element'))
  .map(([name]) => name);

const isShown = (name: string) => new RegExp(`\\b${name}\\b`).test(source);

describe('the gallery', () => {
  it('shows every component of the kit', () => {
    expect(components.filter((name) => !isShown(name) && !NOT_SHOWN.includes(name))).toEqual([]);
  });

  it('has no exception that it shows or that the kit lacks', () => {
    expect(NOT_SHOWN.filter((name) => isShown(name) || !components.includes(name))).toEqual([]);
  });
});
