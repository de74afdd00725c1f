import { discardFailedPreloads } from './failed-preloads';

const status: Record<string, number> = {
  'http://localhost/good.js': 200,
  'http://localhost/gone.js': 404,
  'http://localhost/cut-off.js': 0,
};

beforeEach(() => {
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name in status ? [{ responseStatus: status[name] }] : []),
  });
  document.head.innerHTML = ['good', 'gone', 'cut-off', 'on-its-way']
    .map((name) => `<link rel="preload" as="script" href="/${name}.js" />`)
    .join('');
});

const scripts = () => [...document.querySelectorAll('script')];

test('only preloads that failed are used up, and leave nothing behind', () => {
  discardFailedPreloads();
  expect(scripts().map(({ src }) => src)).toEqual([
    'http://localhost/gone.js',
    'http://localhost/cut-off.js',
  ]);
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
});
