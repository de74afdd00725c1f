import { endpoints, pages, type AssessmentSubmission, type Circumstances } from '@bearings/contracts';
import {
  act,
  mockHeldReply,
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  waitFor,
  within,
  setOffline,
  mockAndRecord,
  waitForEarlierRequests,
} from '@bearings/web/testing';
import { funnel } from '../../../funnel/use-funnel';
import { loadAssessmentPage } from '../../../page-loaders/assessment-page';
import { routes } from '../../../routes';
import { circumstancesTexts } from '../circumstances-texts';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  mockVisitorApi,
  resetFunnel,
  preview,
} from '../../../testing/funnel.factory';

const { skipped } = circumstancesTexts.preview;
const FINER_SCREEN_TITLE = 'Would you enjoy any of these?';
const FINER_TILE = 'Look after people’s teeth, eyes or ears';
const INTERESTS_SCREEN_TITLE = 'Would you like to spend a working day on this?';
const NURSE_JOB = { code: '29-1141.00', title: 'Nurse', matchedTitles: [], dealBreakers: [] };

const openAssessment = () => renderPage(routes, { path: pages.assessment });
const findButton = (name: string) => screen.findByRole('button', { name });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const getTile = (name: string) => within(screen.getByRole('radiogroup', { name }));

let submittedBodies: AssessmentSubmission[];
let drafts: unknown[];

beforeAll(loadAssessmentPage);
beforeEach(() => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  resetFunnel();
  answerQuestionsUpTo(36);
  submittedBodies = [];
  server.use(...mockVisitorApi());
  drafts = mockAndRecord(endpoints.saveDraft, { answers: {} });
  server.use(
    mockReply(endpoints.occupations, [NURSE_JOB]),
    mockReply(endpoints.submitAssessment, ({ body }) => {
      const submittedBody = body as AssessmentSubmission;
      submittedBodies.push(submittedBody);
      return { ...completedAssessment, circumstances: submittedBody.circumstances };
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

async function openStep() {
  const page = openAssessment();
  await page.user.click(await findButton('Complete Assessment'));
  await findHeading(INTERESTS_SCREEN_TITLE);
  return page;
}

describe('the circumstances step', () => {
  it('opens after the last statement, and belongs to the second step in the progress bar', async () => {
    await openStep();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('The statements').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(submittedBodies).toEqual([]);
  });

  it('leads back to the review of answers if it was opened from there', async () => {
    funnel.review();
    const { user } = await openStep();
    await user.click(await findButton('Back'));
    expect(await findHeading('Check your answers')).toHaveFocus();
  });

  it('is sent only after the draft has been saved for the finer kinds of work', async () => {
    const { sent, release } = mockHeldReply(endpoints.saveDraft, { answers: {} });
    const { user } = await openStep();
    await user.click(await findButton('Skip this part'));
    await findHeading(FINER_SCREEN_TITLE);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(await findButton('Skip to the end'));
    await act(waitForEarlierRequests);
    expect(submittedBodies).toEqual([]);
    release();
    await waitFor(() => expect(submittedBodies).toHaveLength(1));
  });

  it('is not sent if it is skipped, and so are the finer kinds of work to which skipping leads', async () => {
    const { user } = await openStep();
    await user.click(await findButton('Skip this part'));
    expect(await findHeading(FINER_SCREEN_TITLE)).toHaveFocus();
    await user.click(await findButton('Skip to the end'));
    expect(await findHeading(preview.headline.title)).toBeVisible();
    expect(submittedBodies).toHaveLength(1);
    expect(submittedBodies[0]).not.toHaveProperty('circumstances');
    expect(screen.getByText(skipped.title)).toBeVisible();
    expect(screen.getByText(String(completedAssessment.preview?.matching.note))).toBeVisible();
    await user.click(await findButton('Add what you enjoy and where you stand'));
    expect(await findHeading(INTERESTS_SCREEN_TITLE)).toHaveFocus();
  });

  it('is sent with the answers, and the preview lists each part that was answered', async () => {
    const { user } = await openStep();
    const { getByRole } = getTile('Look after young children');
    await user.click(getByRole('radio', { name: 'Like' }));
    await user.click(getTile('Write, edit or translate a text').getByText('Not for me'));
    await user.click(await findButton('Next'));
    await user.click(screen.getByRole('radio', { name: 'At school' }));
    await user.click(screen.getByRole('combobox', { name: 'Highest qualification' }));
    await user.click(screen.getByRole('option', { name: 'GCSEs 9–4, National 5s' }));
    await user.click(screen.getByRole('radio', { name: 'Up to three years' }));
    await user.click(await findButton('Next'));
    await user.click(await findButton('Walking'));
    await user.click(await findButton('Next'));
    await user.click(await findButton('Heavy lifting'));
    await user.click(await findButton('Next'));
    await user.type(screen.getByRole('combobox', { name: 'Job title' }), 'nurse');
    await user.click(await screen.findByRole('option', { name: 'Nurse' }));
    await user.click(await findButton('Next'));
    await screen.findByRole('radiogroup', { name: FINER_TILE });
    await user.click(getTile(FINER_TILE).getByText('Like'));
    await user.click(await findButton('See your preview'));
    expect(await findHeading(preview.headline.title)).toBeVisible();
    const expected: Circumstances = {
      interests: { children: 'like', write: 'not_for_me', teeth: 'like' },
      stage: 'school',
      qualificationLevel: 2,
      training: '3y',
      dealBreakers: ['lifting'],
      jobsInMind: ['29-1141.00'],
      experience: { pastimes: ['walking'] },
    };
    expect(submittedBodies.map(({ circumstances }) => circumstances)).toEqual([expected]);
    for (const line of [
      '2 kinds of work you’d like, 1 not for you',
      'Where you stand: at school',
      'Your highest qualification',
      'Time for training: up to three years',
      'What you won’t do: heavy lifting',
      'The job you have in mind',
      'What you’ve done',
    ]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    await user.click(await findButton('Change this'));
    expect(await screen.findByRole('radio', { name: 'Like', checked: true })).toBeVisible();
  });

  it('reopens on the same screen with all choices after a reload', async () => {
    const { user, unmount } = await openStep();
    await user.click(getTile('Teach a class or train people').getByText('Like'));
    await user.click(await findButton('Next'));
    await user.click(screen.getByRole('radio', { name: 'In work' }));
    expect(window.localStorage.getItem('bearings.assessment')).toContain('"stage":"working"');
    await waitFor(
      () =>
        expect(drafts.at(-1)).toMatchObject({
          circumstances: { interests: { teach: 'like' }, stage: 'working' },
        }),
      { timeout: 30_000 },
    );
    unmount();
    const reopenedPage = openAssessment();
    await findHeading('Where do you stand?');
    expect(screen.getByRole('radio', { name: 'In work' })).toBeChecked();
    await reopenedPage.user.click(await findButton('Back'));
    expect(getTile('Teach a class or train people').getByRole('radio', { name: 'Like' })).toBeChecked();
  });

  it('keeps every choice while offline, and sends all of them once when online again', async () => {
    const { user } = await openStep();
    await user.click(getTile('Teach a class or train people').getByText('Like'));
    setOffline(true);
    await user.click(await findButton('Next'));
    await user.click(screen.getByRole('radio', { name: 'Recently graduated' }));
    await user.click(await findButton('Skip this part'));
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    await user.click(await findButton('Skip to the end'));
    expect(await screen.findByText('Your answers are safe and waiting to be sent')).toBeVisible();
    // The notice is at the top, and this list longer than a phone's display.
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(submittedBodies).toEqual([]);
    setOffline(false);
    expect(await findHeading(preview.headline.title)).toBeVisible();
    expect(submittedBodies.map(({ circumstances }) => circumstances)).toEqual([
      { interests: { teach: 'like' }, stage: 'graduate' },
    ]);
  });

  it('has the choices that the account made on another device', async () => {
    resetFunnel();
    const { answers, ...person } = { ...completedAssessment, ...funnel.current() };
    server.use(
      mockReply(endpoints.draft, {
        answers,
        email: person.email,
        circumstances: { interests: { care: 'like' }, jobsInMind: [NURSE_JOB.code] },
      }),
    );
    openAssessment();
    await waitFor(() =>
      expect(funnel.current().choices).toMatchObject({
        interests: { care: 'like' },
        jobs: [{ code: NURSE_JOB.code }],
      }),
    );
  });
});

describe('the “Change this” button on the preview', () => {
  const storedCircumstances: Circumstances = {
    interests: { care: 'like' },
    jobsInMind: [NURSE_JOB.code],
  };
  const openPreview = () => {
    funnel.complete(ASSESSMENT_ID);
    server.use(
      mockReply(endpoints.assessment, {
        ...completedAssessment,
        circumstances: storedCircumstances,
      }),
    );
    return openAssessment();
  };
  const getLike = (name: string) => getTile(name).getByRole('radio', { name: 'Like' });

  it('opens the step with the assessment’s choices if this browser has no choices', async () => {
    const { user } = openPreview();
    await user.click(await findButton('Change this'));
    await findHeading(INTERESTS_SCREEN_TITLE);
    expect(getLike('Care for somebody who is ill')).toBeChecked();
    await user.click(await findButton('Skip this part'));
    await user.click(await findButton('Skip to the end'));
    await findHeading(preview.headline.title);
    expect(submittedBodies.map(({ circumstances }) => circumstances)).toEqual([storedCircumstances]);
  });

  it('opens the step with newer choices from another device unless this browser has unsent choices', async () => {
    funnel.choose({ interests: { teach: 'like' } });
    const { user, unmount } = openPreview();
    await user.click(await findButton('Change this'));
    await findHeading(INTERESTS_SCREEN_TITLE);
    expect(getLike('Care for somebody who is ill')).toBeChecked();
    expect(getLike('Teach a class or train people')).not.toBeChecked();
    unmount();
    funnel.complete(ASSESSMENT_ID);
    funnel.choose({ interests: { teach: 'like' } });
    const reopenedPage = openAssessment();
    await reopenedPage.user.click(await findButton('Change this'));
    await findHeading(INTERESTS_SCREEN_TITLE);
    expect(getLike('Teach a class or train people')).toBeChecked();
  });

  it('keeps the user’s own words for choices that have not changed, such as a job title', async () => {
    funnel.choose({
      interests: { care: 'like' },
      jobs: [{ code: NURSE_JOB.code, title: 'Ward nurse', dealBreakers: [] }],
      studiedIn: 'NO',
    });
    const { user } = openPreview();
    await user.click(await findButton('Change this'));
    await findHeading(INTERESTS_SCREEN_TITLE);
    expect(funnel.current().choices).toMatchObject({
      jobs: [{ title: 'Ward nurse' }],
      studiedIn: 'NO',
    });
  });

  it('is missing if this browser has no answers', async () => {
    resetFunnel();
    openPreview();
    expect(await screen.findByText('1 kind of work you’d like')).toBeVisible();
    expect(await screen.findByText('You can change this in the browser in which you gave your answers.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change this' })).not.toBeInTheDocument();
  });
});

it('answers are sent without choices that the API refuses, and the browser keeps those choices', async () => {
  const message = 'Please choose these jobs again.';
  const refusal = { code: 'invalid_field', message, field: 'circumstances' } as const;
  server.use(mockRefusal(endpoints.submitAssessment, 400, refusal, { once: true }));
  funnel.choose({ stage: 'school' });
  funnel.askCircumstances(5);
  const { user } = openAssessment();
  await user.click(await findButton('See your preview'));
  expect(await findHeading(preview.headline.title)).toBeVisible();
  expect(submittedBodies.map(({ circumstances }) => circumstances)).toEqual([undefined]);
  expect(funnel.current().choices).toMatchObject({ stage: 'school' });
});

it('the circumstances step suggests the country that was given with the details as the place of study', async () => {
  funnel.chooseCountry('US');
  funnel.askCircumstances(1);
  openAssessment();
  expect(await screen.findByRole('combobox', { name: 'Where you studied' })).toHaveTextContent('United States');
  expect(screen.queryByRole('combobox', { name: /want to work/ })).not.toBeInTheDocument();
});
