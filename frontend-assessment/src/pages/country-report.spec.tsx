import { endpoints, pages, pageTo } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, within } from '@bearings/web/testing';
import { funnel } from '../features/funnel/use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import {
  answerUpTo,
  ASSESSMENT_ID,
  completed,
  COUNTRY_REPORTS,
  quietApi,
  resetFunnel,
} from '../testing/funnel.factory';

const [, germany] = COUNTRY_REPORTS;
const block = () => screen.findByRole('region', { name: 'What a report has for your country' });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  answerUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  server.use(
    ...quietApi(),
    answer(endpoints.assessment, completed),
    answer(endpoints.createPaymentIntent, { clientSecret: 'pi_1_secret_2' }),
  );
});

it('can be asked for again where it could not be loaded', async () => {
  server.use(refuse(endpoints.countryReports, 404, { code: 'not_found', message: 'None.' }));
  const { user } = renderPage(routes, { path: pages.assessment });
  const part = within(await block());
  const retry = await part.findByRole('button', { name: 'Try Again' });
  server.use(answer(endpoints.countryReports, COUNTRY_REPORTS));
  await user.click(retry);
  expect(await part.findByText(/published figures for 230 of 247/)).toBeVisible();
});

it('stands before the price in the preview and in the checkout, for the country that was chosen', async () => {
  const { user, unmount } = renderPage(routes, { path: pages.assessment });
  const part = within(await block());
  await user.click(await part.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  for (const text of germany?.says ?? []) expect(part.getByText(text)).toBeVisible();
  const price = screen.getByRole('link', { name: 'Get Complete Report' });
  const order = (await block()).compareDocumentPosition(price);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();

  renderPage(routes, { path: pageTo.checkout(ASSESSMENT_ID) });
  const shown = within(await block());
  for (const text of germany?.says ?? []) expect(await shown.findByText(text)).toBeVisible();
});
