import { careersPicture } from './careers-picture';
import { dashboardPicture } from './dashboard-picture';
import { previewPicture } from './preview-picture';
import { toSameOriginPath, createSrcSet } from './product-picture';
import { profilePicture } from './profile-picture';
import { quizPicture } from './quiz-picture';

const PICTURE_WIDTHS = {
  careers: careersPicture,
  dashboard: dashboardPicture,
  preview: previewPicture,
  profile: profilePicture,
  quiz: quizPicture,
};

it.each(Object.entries(PICTURE_WIDTHS))(
  'the picture %s has files for both themes, and a text alternative',
  (name, { alt, light, dark }) => {
    const files = (theme: string) => [480, 720, 960].map((width) => [`${width}`, `/${name}-${theme}-${width}.webp`]);
    expect(Object.entries(light)).toEqual(files('light'));
    expect(Object.entries(dark)).toEqual(files('dark'));
    expect(alt).toMatch(/^[A-Z].{40,}\.$/);
  },
);

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
