import { toSameOriginPath, createSrcSet } from './product-picture';

it('createSrcSet lists each file with its width', () => {
  expect(createSrcSet({ 480: '/a.webp', 720: '/b.webp', 960: '/c.webp' })).toBe(
    '/a.webp 480w, /b.webp 720w, /c.webp 960w',
  );
});

it('toSameOriginPath removes the site’s own origin from an address, as prerendered pages need', () => {
  expect(toSameOriginPath('http://localhost/remotes/marketing/a.webp')).toBe('/remotes/marketing/a.webp');
  expect(toSameOriginPath('/remotes/marketing/a.webp')).toBe('/remotes/marketing/a.webp');
  expect(toSameOriginPath('https://elsewhere.example/a.webp')).toBe('https://elsewhere.example/a.webp');
});
