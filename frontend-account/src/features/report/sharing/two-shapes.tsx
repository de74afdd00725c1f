import { endpoints, fillPath, type ObserverReply, type ShareLink } from '@bearings/contracts';
import {
  capitalise,
  chooseDrawnReplies,
  createOwnerVoice,
  describeSeen,
  MIN_OBSERVER_ANSWERS,
  nameObservers,
  OBSERVER_ROLES,
  type SeenValues,
  toSeenValues,
  toShapeValues,
} from '@bearings/domain';
import { Download, Heading, Note, Stack } from '@bearings/ui';
import { Switch } from '@bearings/ui/controls';
import { Shape, ShapeLegend, ShapeTable } from '@bearings/ui/shape';
import { formatLongDate, useFailureToast } from '@bearings/web';
import { useId } from 'react';
import { FileButton } from '../../../components/downloads/file-button';
import type { ReportView } from '../report-view';
import { ObserverLinkForm } from './observer-form';
import { observerTexts } from './observer-texts';
import { RemoveButton } from './remove-button';
import { useChangeObserverLinkMutation, useSharesQuery } from './sharing.api';

const texts = observerTexts.part;

/**
 * How people who know the reader see them: a dashed second curve over the reader's shape, with one sentence. Until
 * somebody has answered, it says who was asked, and makes links for those who may be.
 */
export function TwoShapes({ report }: { report: ReportView }) {
  const { assessmentId: id, document } = report;
  const title = useId();
  const { data } = useSharesQuery(id);
  if (!data) return null;
  const links = data.links.filter(({ purpose }) => purpose === 'observer');
  const replies = links.flatMap((link) => link.replies);
  const drawn = chooseDrawnReplies(replies);
  const seen = toSeenValues(drawn.map(({ answers }) => answers));
  return (
    <section aria-labelledby={title} className="grid gap-4 print:hidden">
      {seen ? (
        <ShapesPanel areas={document.categories} seen={seen} replies={drawn} titleId={title} id={id} />
      ) : (
        <Heading level={2} size="small" id={title}>
          {texts.title}
        </Heading>
      )}
      {links
        .filter((link) => link.state === 'open' || link.replies.length > 0)
        .map((link) => (
          <AskedLink key={link.id} id={id} link={link} />
        ))}
      <ObserverLinkForm id={id} links={data.links} withName={data.defaults.withName} isFirst={links.length === 0} />
    </section>
  );
}

interface ShapesPanelProps {
  id: string;
  titleId: string;
  areas: ReportView['document']['categories'];
  seen: SeenValues;
  /** The replies whose answers are drawn. */
  replies: readonly ObserverReply[];
}

function ShapesPanel({ id, titleId, areas, seen, replies }: ShapesPanelProps) {
  const roles = replies.map(({ role }) => role);
  const sentence = describeSeen(toShapeValues(areas), seen, createOwnerVoice(roles));
  const who = nameObservers(roles);
  const seenLine = texts.seenLine(who, roles.length === 1);
  const card = `${fillPath(endpoints.reportCard.path, { id })}?${new URLSearchParams({ size: 'tall', both: 'true' }).toString()}`;
  return (
    <div className="ui-deep grid gap-4 rounded-xl p-5">
      <Heading level={2} size="small" id={titleId}>
        {sentence}
      </Heading>
      <figure className="mx-auto grid w-full max-w-md gap-2">
        <Shape areas={areas} seen={{ values: seen, whose: texts.whose(seenLine) }} />
        <ShapeLegend texts={{ you: texts.you, seen: seenLine }} className="justify-center" />
      </figure>
      <ShapeTable areas={areas} seen={{ values: seen, heading: capitalise(who) }} caption={texts.caption(who)} />
      {roles.length > 1 && <p className="text-sm">{texts.mean(roles.length)}</p>}
      <p className="text-sm">{texts.unchanged}</p>
      <FileButton
        path={card}
        label={texts.save}
        failed={texts.saveFailed}
        icon={<Download size={18} aria-hidden="true" />}
      />
    </div>
  );
}

const getRoleLabel = ({ role }: ObserverReply): string => OBSERVER_ROLES.find(({ id }) => id === role)?.label ?? '';
const getRemoveButtonId = ({ id }: ObserverReply): string => `remove-${id}`;

/** A link that was sent: whether it was answered, by whom, and whether those people see both shapes. */
function AskedLink({ id, link }: { id: string; link: ShareLink }) {
  const { replies, showsBoth, createdAt, expiresAt, state } = link;
  const [change] = useChangeObserverLinkMutation();
  const showFailure = useFailureToast();
  const changeBoth = async (isShown: boolean) => {
    const { error } = await change({ id, share: link.id, observerLinkChange: { showsBoth: isShown } });
    showFailure(error ? { title: texts.bothFailed } : undefined);
  };
  return (
    <Stack gap={2}>
      <p className="text-sm">
        {replies.length === 0
          ? texts.waiting(formatLongDate(createdAt), formatLongDate(expiresAt))
          : texts.answered(formatLongDate(createdAt), replies.length)}
      </p>
      {replies.map((reply) => (
        <div key={reply.id} className="flex flex-wrap items-center gap-x-3">
          <span>{`${getRoleLabel(reply)}, ${formatLongDate(reply.createdAt)}`}</span>
          <RemoveButton
            id={getRemoveButtonId(reply)}
            assessmentId={id}
            removed={reply.id}
            focusAfter={[...replies.filter((each) => each !== reply).map(getRemoveButtonId), 'certainty-title']}
            texts={texts}
          >
            {texts.removeOf(getRoleLabel(reply))}
          </RemoveButton>
          {reply.answers.length < MIN_OBSERVER_ANSWERS && (
            <Note className="basis-full">{texts.tooFew(reply.answers.length)}</Note>
          )}
        </div>
      ))}
      {state === 'open' && (
        <Switch
          label={observerTexts.showsBoth}
          hint={observerTexts.showsBothHint}
          checked={showsBoth}
          onCheckedChange={(isShown) => void changeBoth(isShown)}
        />
      )}
    </Stack>
  );
}
