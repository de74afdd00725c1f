// The program with which the API renders the opening of a report.
import { loadMatchingTables } from '@bearings/career-matching';
import { DEFAULT_COUNTRY } from '@bearings/domain';
import { makeSample, listSampleCareers, composeSampleDetail } from '@bearings/report-composer';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

/** @type {typeof import('./src/report-page')} */
const { renderReportPage } = createRequire(import.meta.url)('./dist/report-page.cjs');

const tables = loadMatchingTables();
const composed = await makeSample(tables);
const assessmentId = '0c5a2a52-3f0e-4c39-9b3f-6d5d0a3e7f11';
const careers = listSampleCareers(tables, composed, DEFAULT_COUNTRY);
const user = {
  id: 'u1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: /** @type {const} */ ('user'),
  country: DEFAULT_COUNTRY,
};

/** @param {string} name */
const render = (name) =>
  renderReportPage(user, { ...composeSampleDetail(composed, DEFAULT_COUNTRY), assessmentId, name }, careers);

test('the opening names the reader and three careers, and the header has the links of a signed-in user', async () => {
  const html = await render('Ada Lovelace');
  assert.match(html, /^<div id="root">/);
  assert.match(html, /<h1[^>]*>.*Ada/s);
  for (const { title } of careers.careers.slice(0, 3)) assert.ok(html.includes(title));
  assert.match(html, /href="\/dashboard"/);
});

test('the HTML contains the replies of the API, with the cache tags that they provide', async () => {
  const html = await render('Ada Lovelace');
  const [, json = ''] = /<script type="application\/json" id="known-replies">(.*)<\/script>$/s.exec(html) ?? [];
  const { queries, provided } = JSON.parse(json).replies;
  assert.deepEqual(Object.keys(queries), [
    'currentUser(undefined)',
    `report({"assessmentId":"${assessmentId}"})`,
    `reportCareers({"id":"${assessmentId}"})`,
  ]);
  assert.deepEqual(Object.keys(provided.tags).toSorted(), ['Choices', 'Reports', 'User']);
});

test('a name cannot end an element or the data', async () => {
  const html = await render('</script><img src=x onerror=alert(1)> X');
  assert.doesNotMatch(html, /<img src=x/);
  assert.equal(html.split('</script>').length, 2);
});
