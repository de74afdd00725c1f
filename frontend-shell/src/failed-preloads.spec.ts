import { discardFailedPreloads } from './failed-preloads';

const statusByUrl: Record<string, number> = {
  'http://localhost/good.js': 200,
  'http://localhost/gone.js': 404,
  'http://localhost/unreachable.js': 0,
};

beforeEach(() => {
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name in statusByUrl ? [{ responseStatus: statusByUrl[name] }] : []),
  });
  document.head.innerHTML = ['good', 'gone', 'unreachable', 'pending']
    .map((name) => `<link rel="preload" as="script" href="/${name}.js" />`)
    .join('');
});

const listScripts = () => [...document.querySelectorAll('script')];

test('discardFailedPreloads requests only failed preloads again, by script elements that it then removes', () => {
  discardFailedPreloads();
  expect(listScripts().map(({ src }) => src)).toEqual(['http://localhost/gone.js', 'http://localhost/unreachable.js']);
  for (const script of listScripts()) script.dispatchEvent(new Event('error'));
  expect(listScripts()).toEqual([]);
});
