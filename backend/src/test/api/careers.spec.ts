// The careers library describes all careers. It is public and cacheable, and each reply is for one country.
import { OCCUPATIONS } from '@bearings/career-data';
import type { CareerGuide, CareerLibrary, CareerTrends } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

it('the careers library lists all careers, and returns a career by the name in the URL of its page', async () => {
  const browser = new Browser(api.url);
  const list = await browser.get<CareerLibrary>('/api/careers?country=DE');
  expect([list.status, list.body.country]).toEqual([200, 'DE']);
  expect(list.body.careers).toHaveLength(OCCUPATIONS.length);
  expect(list.headers.get('cache-control')).toBe('public, max-age=3600');
  const guide = await browser.get<CareerGuide>('/api/careers/paramedic');
  expect(guide.body).toMatchObject({ title: 'Paramedic', country: 'GB', code: '29-2043.00' });
  expect(guide.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('the careers library returns 404 for an unknown career and 400 for an unknown country', async () => {
  const browser = new Browser(api.url);
  expect((await browser.get('/api/careers/no-such-career')).status).toBe(404);
  expect((await browser.get('/api/careers/paramedic?country=XX')).status).toBe(400);
});

it('the figures on job growth in the careers library name the country that they are about', async () => {
  const { body } = await new Browser(api.url).get<CareerTrends>('/api/career-trends');
  expect(body).toMatchObject({ country: 'US', from: 2024, to: 2034 });
  expect(body.fields).toHaveLength(22);
});
