import { FOCUS_CHROME, useChrome, useCurrentUser } from '@bearings/web';
import { CircumstancesStep, NO_CHOICES } from '@bearings/web/circumstances';
import { circumstancesTexts as texts } from '../../texts/circumstances-texts';
import { likelyCountry } from '../country-report/likely-country';
import { funnel, useFunnel } from '../funnel/use-funnel';
import type { Submission } from '../quiz/use-submission';
import { useSearchJobs } from './use-search-jobs';

/** The optional step of the assessment, whose choices the funnel keeps like answers. */
export function CircumstancesScreens({ submit, submitting }: Submission) {
  const { choices, country, screen } = useFunnel();
  const { user } = useCurrentUser();
  const searchJobs = useSearchJobs();
  useChrome(FOCUS_CHROME);
  return (
    <CircumstancesStep
      choices={choices ?? NO_CHOICES}
      onChange={funnel.choose}
      country={country ?? user?.country ?? likelyCountry(navigator.languages)}
      onCountry={funnel.chooseCountry}
      searchJobs={searchJobs}
      screen={screen}
      onScreen={funnel.askCircumstances}
      onBack={funnel.review}
      onFinish={submit}
      onSkip={submit}
      finishLabel={texts.finish}
      busy={submitting}
    />
  );
}
