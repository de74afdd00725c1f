import type { ObserverReply, ShareLink } from '@bearings/contracts';
import { Note } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { observerTexts } from './observer-texts';
import { useSharesQuery } from './sharing.api';
import { RemoveButton } from './remove-button';

const texts = observerTexts.part;

/** Shows observers' answers in a disclosure, next to the owner's own answers. They do not change the scores. */
export function ObserverReplies({ id }: { id: string }) {
  const { data } = useSharesQuery(id);
  const answeredLinks = (data?.links ?? []).filter(({ replies }) => replies.length > 0);
  if (answeredLinks.length === 0) return null;
  const content = (
    <div className="grid gap-4">
      <Note>{texts.lead}</Note>
      {answeredLinks.map((link) => (
        <LinkReplies key={link.id} id={id} link={link} />
      ))}
    </div>
  );
  return <Accordion level={2} items={[{ value: id, title: texts.title, content }]} />;
}

const getObserverName = ({ name }: ObserverReply): string => name ?? texts.unnamed;
const formatAnswer = (answer: number | undefined): string => texts.answers[(answer ?? 0) - 1] ?? '';

const getRemoveButtonId = ({ id }: ObserverReply): string => `remove-${id}`;

function LinkReplies({ id, link: { questions, replies } }: { id: string; link: ShareLink }) {
  const chosenCareers = (questions?.careers ?? []).flatMap(({ code, title }) => {
    const names = replies.filter(({ careers }) => careers.includes(code)).map(getObserverName);
    return names.length > 0 ? [{ title, names }] : [];
  });
  return (
    <div className="grid min-w-0 gap-4">
      <dl className="grid gap-3">
        {(questions?.statements ?? []).map(({ id: statement, text, own }) => (
          <div key={statement} className="border-t border-line pt-2">
            <dt className="font-semibold">{text}</dt>
            <dd className="flex flex-wrap gap-x-5 text-sm">
              <span>
                <strong>{`${texts.you}: `}</strong>
                {formatAnswer(own)}
              </span>
              {replies.map((reply) => (
                <span key={reply.id} className="min-w-0 wrap-anywhere">
                  <bdi>{getObserverName(reply)}</bdi>
                  {`: ${formatAnswer(reply.answers.find((each) => each.id === statement)?.answer)}`}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="font-semibold">{texts.careers}</p>
        {chosenCareers.length === 0 && <p className="text-sm">{texts.none}</p>}
        <ul className="text-sm">
          {chosenCareers
            .toSorted((a, b) => b.names.length - a.names.length)
            .map(({ title, names }) => (
              <li key={title} className="wrap-anywhere">
                <strong>{title}</strong> <bdi className="text-muted">{texts.chosen(names.join(', '))}</bdi>
              </li>
            ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {replies.map((reply) => (
          <RemoveButton
            key={reply.id}
            id={getRemoveButtonId(reply)}
            assessmentId={id}
            removed={reply.id}
            focusAfter={[...replies.filter((each) => each !== reply).map(getRemoveButtonId), 'certainty-title']}
            texts={texts}
            className="wrap-anywhere"
          >
            {texts.removeOf(getObserverName(reply))}
          </RemoveButton>
        ))}
      </div>
    </div>
  );
}
