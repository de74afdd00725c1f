import { Eyebrow, Heading, Skeleton } from '@bearings/ui';
import { useParams } from '@bearings/web/router';
import { useObserverQuestionsQuery } from '../../../api/calls.generated';
import { ObserverReply } from './observer-reply';
import { observerPageTexts as texts } from './observer-texts';
import { SharedFrame } from './shared-frame';

/** Page on which an observer answers about a report's owner, without an account. */
export function ObservePage() {
  const { token = '' } = useParams();
  const query = useObserverQuestionsQuery(token, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SharedFrame query={query} texts={texts} loading={<Skeleton height="12rem" label={texts.loading} />}>
      {(questions) => (
        <div className="grid grid-cols-1 gap-8">
          <header className="grid gap-4">
            <Eyebrow>{texts.eyebrow}</Eyebrow>
            <Heading level={1} className="wrap-anywhere">
              {texts.title(questions.person)}
            </Heading>
            <p className="wrap-anywhere">{texts.lead(questions.person)}</p>
          </header>
          <ObserverReply token={token} questions={questions} />
        </div>
      )}
    </SharedFrame>
  );
}
