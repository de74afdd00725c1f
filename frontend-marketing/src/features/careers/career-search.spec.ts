import { searchCareers } from './career-search';

jest.mock('@bearings/career-data/search', () => ({
  createCareerSearch:
    ({ careers }: { careers: string[] }) =>
    (text: string) =>
      careers.filter((slug) => slug.startsWith(text)),
}));

test('the career search fetches its index again after a failure, and keeps the index after a success', async () => {
  const index = { careers: ['nurse', 'baker'] };
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => Response.json(index));
  await expect(searchCareers('n')).rejects.toThrow('The search index answers 503.');
  expect(await searchCareers('n')).toEqual(['nurse']);
  expect(await searchCareers('b')).toEqual(['baker']);
  expect(fetchSpy.mock.calls).toEqual([['/search-index.txt'], ['/search-index.txt']]);
});
