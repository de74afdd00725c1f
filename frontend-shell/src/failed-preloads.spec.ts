import { discardFailedPreloads } from './failed-preloads';

const status: Record<string, number> = {
  'http://localhost/good.js': 200,
  'http://localhost/gone.js': 404,
  'http://localhost/unreachable.js': 0,
};

beforeEach(() => {
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name in status ? [{ responseStatus: status[name] }] : []),
  });
  document.head.innerHTML = ['good', 'gone', 'unreachable', 'pending']
    .map((name) => `<link rel="preload" as="script" href="/${name}.js" />`)
    .join('');
});

const scripts = () => [...document.querySelectorAll('script')];

test('discardFailedPreloads requests only failed preloads again, by script elements that it then removes', () => {
  discardFailedPreloads();
  expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/gone.js', 'http://localhost/unreachable.js']);
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
});
