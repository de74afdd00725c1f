import { pages } from '@bearings/contracts';
import {
  CATEGORIES,
  CATEGORY_NAMES,
  createObserverVoice,
  describeSeen,
  mapCategories,
  MIN_OBSERVER_ANSWERS,
  toSeenValues,
} from '@bearings/domain';
import { Alert, Button, Heading } from '@bearings/ui';
import { Shape, ShapeLegend } from '@bearings/ui/shape';
import { useSend } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useWithdrawObserverReplyMutation } from '../../../api/calls.generated';
import type { SentReply } from './observer-draft';
import { observerPageTexts as texts } from './observer-texts';

interface ObserverThanksProps {
  token: string;
  person: string | null;
  sentKey: string;
  /** The reply if it was sent just now. */
  reply: SentReply | null;
  onChange: () => void;
  /** Null if the link takes no more replies. */
  onSomeoneElse: (() => void) | null;
  onTakenBack: () => void;
}

/** What an observer sees after sending: both shapes if the owner shows them, and how to change or take back the reply. */
export function ObserverThanks({ token, person, sentKey, reply, ...on }: ObserverThanksProps) {
  const [withdraw] = useWithdrawObserverReplyMutation();
  const takeBack = useSend({ send: () => withdraw({ token, key: sentKey }), onSent: on.onTakenBack });
  return (
    // The message gets the focus. Otherwise the observer, at the end of a long form, would not notice it.
    <div
      ref={(element) => {
        if (reply) element?.focus();
      }}
      tabIndex={-1}
      className="grid gap-5"
    >
      <Alert tone="success" live title={texts.thanks}>
        {texts.sent(person)}
      </Alert>
      {reply?.own && reply.answers.length >= MIN_OBSERVER_ANSWERS && (
        <BothShapes person={person} answers={reply.answers} own={reply.own} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={pages.assessment}>{texts.drawMine}</Link>
        </Button>
        <Button variant="secondary" onClick={on.onChange}>
          {texts.change}
        </Button>
        {on.onSomeoneElse && (
          <Button variant="secondary" onClick={on.onSomeoneElse}>
            {texts.someoneElse}
          </Button>
        )}
        <Button variant="ghost" loading={takeBack.pending} onClick={() => void takeBack.run()}>
          {takeBack.pending ? texts.takingBack : texts.takeBack}
        </Button>
      </div>
      {takeBack.refusal && (
        <Alert tone="danger" live>
          {texts.takeBackFailed}
        </Alert>
      )}
    </div>
  );
}

/** The owner's shape and that which the observer sees, without numbers. */
function BothShapes({
  person,
  answers,
  own,
}: {
  person: string | null;
  answers: SentReply['answers'];
  own: NonNullable<SentReply['own']>;
}) {
  const values = mapCategories((category) => own.find((each) => each.category === category)?.value ?? 0);
  const areas = CATEGORIES.map((category) => ({
    category,
    name: CATEGORY_NAMES[category],
    score: values[category],
    band: 'middle' as const,
  }));
  const seen = toSeenValues([answers]) ?? {};
  return (
    <section className="ui-deep grid gap-4 rounded-xl p-5">
      <Heading level={2} size="small" className="wrap-anywhere">
        {`${describeSeen(values, seen, createObserverVoice(person))}.`}
      </Heading>
      <figure className="mx-auto grid w-full max-w-md gap-2">
        <Shape areas={areas} seen={{ values: seen, whose: texts.whose(person) }} />
        <ShapeLegend texts={{ you: person ?? texts.them, seen: texts.you }} className="justify-center" />
      </figure>
    </section>
  );
}
