import { Kbd, matchesMedia, Note } from '@bearings/ui';
import { Switch } from '@bearings/ui/controls';
import { quizTexts as texts } from './quiz-texts';
import { changePreferences, usePreferences } from '../../../funnel/preferences';

/** Returns whether touch is the main input of this device. */
const isTouchScreen = (): boolean => matchesMedia('(pointer: coarse)');

/** A switch for showing the next statement after each answer. This browser stores the setting. */
export function NextOnAnswerSwitch() {
  const { nextOnAnswer } = usePreferences();
  return (
    <Switch
      label={texts.nextOnAnswer}
      checked={nextOnAnswer ?? isTouchScreen()}
      onCheckedChange={(checked) => changePreferences({ nextOnAnswer: checked })}
    />
  );
}

/** Explains that the number keys give answers, with a switch to turn that off. */
export function KeyPreferences() {
  const { numberKeys } = usePreferences();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-t border-line pt-4 max-md:py-4">
      <Switch
        label={texts.numberKeys}
        checked={numberKeys}
        onCheckedChange={(checked) => changePreferences({ numberKeys: checked })}
      />
      {numberKeys && (
        <Note>
          <span>{`${texts.keysBefore} `}</span>
          <Kbd>1</Kbd>
          <span>{` ${texts.keysTo} `}</span>
          <Kbd>5</Kbd>
          <span>{` ${texts.keysBetween} `}</span>
          <Kbd>{texts.keysEnter}</Kbd>
          <span>{` ${texts.keysAfter}`}</span>
        </Note>
      )}
    </div>
  );
}
