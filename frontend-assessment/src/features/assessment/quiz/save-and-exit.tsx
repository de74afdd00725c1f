import { pages } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { useToast } from '@bearings/web';
import { useNavigate } from '@bearings/web/router';
import { quizTexts as texts } from './quiz-texts';

/**
 * A button to leave the assessment, shown where the shell shows no header. It need not save: this
 * browser stores the answers, and `useDraftSaving` sends unsaved ones when the page is left.
 */
export function SaveAndExit() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const leaveQuiz = () => {
    const { action, ...content } = texts.exited;
    toast({ ...content, action: { label: action, to: pages.assessment } });
    void navigate(pages.home);
  };
  return (
    <Button variant="ghost" size="small" className="-mr-4 md:hidden" onClick={leaveQuiz}>
      {texts.exit}
    </Button>
  );
}
