import { listLocalPayRows, PUBLIC_SECTOR_PAY_ROWS, ROUTES_CHECK, TILE_ROWS } from '@bearings/career-data';
import { DEFAULT_COUNTRY } from '@bearings/domain';
import { findCareerGuide, getCareerLibrary, listCareerTrends } from '@bearings/report-composer';

/**
 * Returns the API's replies about the careers library for the prerenderer. They are computed by the
 * same functions as in the API.
 * @returns {import('./src/library-pages').LibrarySource}
 */
export function librarySource() {
  const library = getCareerLibrary(DEFAULT_COUNTRY);
  const guides = library.careers.map(({ slug }) => {
    const guide = findCareerGuide(slug, DEFAULT_COUNTRY);
    if (guide === null) throw new Error(`There is no career ${slug}.`);
    return guide;
  });
  const modifiedDates = Object.fromEntries(guides.map(({ code, slug }) => [slug, findLastModified(code)]));
  return { library, trends: listCareerTrends(), guides, modified: modifiedDates };
}

const payRows = [...listLocalPayRows().map(({ row }) => row), ...PUBLIC_SECTOR_PAY_ROWS];

/**
 * Returns the date on which the data of a career last changed. It is the latest of three dates, which the tables state:
 * when we judged how much each kind of work is part of the job, when the career's pay was confirmed, and when the entry
 * routes of all careers were checked.
 * @param {string} code
 */
function findLastModified(code) {
  const judgedDates = TILE_ROWS.filter((row) => row.code === code).map(({ on }) => on);
  const dates = payRows.flatMap((row) => (row.code === code ? (row.confirmed?.on ?? []) : []));
  return [...judgedDates, ...dates].reduce((latest, on) => (on > latest ? on : latest), ROUTES_CHECK.on);
}
