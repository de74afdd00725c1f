import { Kbd, Note } from '@bearings/ui';
import { Switch } from '@bearings/ui/controls';
import { quizTexts as texts } from '../../texts/quiz-texts';
import { changePreferences, usePreferences } from '../journey/preferences';

/** What the keys do; only where there is likely to be a keyboard. */
export function KeyHints() {
  return (
    <Note className="hidden [@media(hover:hover)]:block">
      {texts.keysBefore} <Kbd>1</Kbd> {texts.keysTo} <Kbd>5</Kbd> {texts.keysBetween}{' '}
      <Kbd>{texts.keysEnter}</Kbd> {texts.keysAfter}
    </Note>
  );
}

/** How somebody likes to answer; remembered in this browser. */
export function QuizPreferences() {
  const { nextOnAnswer, numberKeys } = usePreferences();
  return (
    <fieldset className="flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-6">
      <legend className="sr-only">{texts.preferences}</legend>
      <Switch
        label={texts.nextOnAnswer}
        checked={nextOnAnswer}
        onCheckedChange={(checked) => changePreferences({ nextOnAnswer: checked })}
      />
      <Switch
        label={texts.numberKeys}
        checked={numberKeys}
        onCheckedChange={(checked) => changePreferences({ numberKeys: checked })}
      />
    </fieldset>
  );
}
