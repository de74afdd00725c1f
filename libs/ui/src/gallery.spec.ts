import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from './index';
import * as controls from './controls';

const folder = join(__dirname, 'gallery');
const source = ['gallery.tsx', ...readdirSync(folder).map((file) => `gallery/${file}`)]
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');
/** Seen only inside another component, not seen at all, or about to be removed. */
const NOT_SHOWN = ['BandBar', 'FieldError', 'MfeRoot', 'MfeScope', 'SkipLink', 'VisuallyHidden'];

const components = Object.entries({ ...kit, ...controls })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
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
