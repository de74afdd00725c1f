import { ArrowLeft, ArrowRight, Button, Eyebrow, Heading, Note, Progress, TextLink, useEnterKey } from '@bearings/ui';
import { useEffect, useRef, type ComponentType } from 'react';
import { circumstancesTexts as texts } from './circumstances-texts';
import { DealBreakersScreen } from './deal-breakers-screen';
import { FinerTilesScreen } from './finer-tiles-screen';
import { JobsScreen } from './jobs-screen';
import { lazyPart } from './downloaded-part';
import { EXPERIENCE_SCREEN, type ScreenProps } from './screen';
import { SituationScreen } from './situation-screen';
import { TilesScreen } from './tiles-screen';

interface ScreenDefinition {
  title: string;
  hint?: string;
  Content: ComponentType<ScreenProps>;
}

/** Downloaded when it is reached, because it is the largest screen. */
const LazyExperienceScreen = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "experience-screen" */ './experience/experience-screen')).ExperienceScreen,
  '40rem',
  texts.experience.download,
);

const SCREENS: readonly ScreenDefinition[] = [
  { ...texts.tiles, Content: TilesScreen },
  { ...texts.situation, Content: SituationScreen },
  { ...texts.experience, Content: LazyExperienceScreen },
  { ...texts.dealBreakers, Content: DealBreakersScreen },
  { ...texts.jobs, Content: JobsScreen },
  // Last, so that they can be chosen from all other answers; people who skip the others are asked too.
  { ...texts.finerTiles, Content: FinerTilesScreen },
];

const LAST_SCREEN = SCREENS.length - 1;

/**
 * Classes of the bar with the buttons. On a phone it stays at the bottom of the screen, above the system's area for
 * gestures, as in the assessment.
 */
const BAR_CLASSES =
  'flex items-center justify-between gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-(--gutter) ' +
  'max-md:mt-auto max-md:gap-2 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-(--gutter) ' +
  'max-md:pt-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))]';
const BAR_BUTTON_CLASSES = 'px-4 sm:px-7 max-md:min-h-12 max-md:gap-1.5 max-md:px-3 max-md:text-[0.9375rem]';

export interface CircumstancesStepProps extends ScreenProps {
  /** Index of the screen that is shown, from 0. */
  screen: number;
  onScreen: (screen: number) => void;
  /** Called when Back is clicked on the first screen. */
  onBack: () => void;
  /** Called when Next is clicked on the last screen. */
  onFinish: () => void;
  finishLabel: string;
  /** True while the choices are being sent. */
  busy: boolean;
  /** Called when the last screen is skipped; from others, skipping leads there. If it is absent, none can be skipped. */
  onSkip?: () => void;
}

/** The screens that ask for a person's interests and situation. The caller stores the choices. */
export function CircumstancesStep({
  screen,
  onScreen,
  onBack,
  onFinish,
  finishLabel,
  busy,
  onSkip,
  ...rest
}: CircumstancesStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownScreen = useRef(screen);
  useEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [screen]);

  const isLastScreen = screen >= LAST_SCREEN;
  const goToNextScreen = () => {
    if (busy) return;
    if (isLastScreen) onFinish();
    else onScreen(screen + 1);
  };
  useEnterKey(goToNextScreen);

  const part = SCREENS[Math.min(screen, LAST_SCREEN)];
  if (!part) return null;
  const { title, hint, Content } = part;
  return (
    <div className="grid gap-6 max-md:flex max-md:grow max-md:flex-col max-md:gap-4">
      <div className="grid gap-2 max-md:gap-0 max-md:pt-1 max-md:[--progress-height:0.25rem]">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm font-medium tabular-nums">
          {/* Hidden from screen readers, because the progress bar says the same. */}
          <p aria-hidden="true">{texts.shortPart(screen + 1, SCREENS.length)}</p>
          {screen === EXPERIENCE_SCREEN ? (
            <Button variant="secondary" size="small" onClick={goToNextScreen}>
              {texts.experience.skip}
            </Button>
          ) : (
            onSkip && <p className="text-muted">{texts.partOfTwo}</p>
          )}
        </div>
        <Progress
          label={texts.progress}
          value={(screen / SCREENS.length) * 100}
          valueText={texts.part(screen + 1, SCREENS.length)}
          visibleLabel={false}
        />
      </div>
      <div key={screen} className="grid gap-6 max-md:gap-4">
        <div className="grid gap-2">
          <Eyebrow>{texts.step}</Eyebrow>
          <Heading level={1} ref={heading} tabIndex={-1} className="max-md:text-2xl">
            {title}
          </Heading>
          {hint && <p className="text-muted">{hint}</p>}
          {screen === 0 && <Note>{texts.privacy}</Note>}
        </div>
        <Content {...rest} />
        {screen > 0 && screen !== EXPERIENCE_SCREEN && <Note>{texts.privacy}</Note>}
        {onSkip && screen !== EXPERIENCE_SCREEN && (
          <p className="text-sm">
            <TextLink asChild tone="quiet">
              <button
                type="button"
                className="min-h-11 text-muted"
                onClick={isLastScreen ? onSkip : () => onScreen(LAST_SCREEN)}
              >
                {isLastScreen ? texts.skipLast : texts.skip}
              </button>
            </TextLink>
          </p>
        )}
      </div>
      <div className={BAR_CLASSES}>
        <Button
          variant="secondary"
          size="large"
          className={BAR_BUTTON_CLASSES}
          onClick={screen === 0 ? onBack : () => onScreen(screen - 1)}
        >
          <ArrowLeft size={20} className="shrink-0" aria-hidden="true" />
          <span>{texts.back}</span>
        </Button>
        <Button size="large" className={`max-md:grow ${BAR_BUTTON_CLASSES}`} loading={busy} onClick={goToNextScreen}>
          <span>{isLastScreen ? finishLabel : texts.next}</span>
          {!isLastScreen && <ArrowRight size={20} className="shrink-0" aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
