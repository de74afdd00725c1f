// The finer kinds of work are chosen from the answers. Their ids are all that is told before payment.
import { type Assessment } from '@bearings/contracts';
import { type FinerTileId, OFFLINE_FINER_TILES } from '@bearings/domain';
import { Browser } from '../support/browser.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

const DRAFT_PATH = '/api/assessments/draft';
const ALL_ANSWERS = Object.fromEntries(submission().responses.map(({ questionId, answer }) => [questionId, answer]));

async function fetchTiles(browser: Browser, id = 'draft'): Promise<{ tiles: FinerTileId[] }> {
  const { status, body } = await browser.get<{ tiles: FinerTileId[] }>(`/api/assessments/${id}/finer-tiles`);
  expect(status).toBe(200);
  return body;
}

async function saveAndFetch(circumstances: unknown): Promise<{ browser: Browser; tiles: FinerTileId[] }> {
  const browser = new Browser(api.url);
  expect((await browser.put(DRAFT_PATH, { answers: ALL_ANSWERS, circumstances })).status).toBe(200);
  const reply = await fetchTiles(browser);
  expect(Object.keys(reply)).toEqual(['tiles']);
  return { browser, tiles: reply.tiles };
}

it('the finer kinds of work are chosen from the draft, and again from the completed assessment', async () => {
  const caring = { interests: { care: 'like', listen: 'like', children: 'like' } };
  const { browser, tiles } = await saveAndFetch(caring);
  expect(tiles).toEqual(expect.arrayContaining(['recover', 'examine']));
  expect(tiles.length).toBeLessThanOrEqual(12);
  expect((await saveAndFetch({ interests: { build: 'like', repair: 'like', craft: 'like' } })).tiles).not.toEqual(
    tiles,
  );

  const { body } = await browser.post<Assessment>('/api/assessments/public', {
    ...submission(),
    circumstances: { interests: { ...caring.interests, examine: 'like' } },
  });
  expect(body.circumstances?.interests).toMatchObject({ examine: 'like' });
  expect((await fetchTiles(browser, body.id)).tiles).toEqual(tiles);
  expect((await new Browser(api.url).get(`/api/assessments/${body.id}/finer-tiles`)).status).toBe(404);
});

it('the finer kinds of work are the same for everybody whose draft is missing or not complete', async () => {
  const browser = new Browser(api.url);
  expect((await fetchTiles(browser)).tiles).toEqual(OFFLINE_FINER_TILES);
  await browser.put(DRAFT_PATH, { answers: { q1: '4' } });
  expect((await fetchTiles(browser)).tiles).toEqual(OFFLINE_FINER_TILES);
});

it('circumstances that were stored before two kinds of work were split keep their meaning', async () => {
  const { browser, tiles } = await saveAndFetch({
    interests: { animals: 'like', plants: 'like', sales: 'like', win: 'like' },
  });
  const earlier = JSON.stringify({ interests: { nature: 'like', sell: 'like' } });
  await api.sql`update assessments set circumstances = ${earlier}::jsonb where circumstances is not null`;
  expect((await fetchTiles(browser)).tiles).toEqual(tiles);
});
