import type { AdminOverview, ConfiguredModel } from '@bearings/contracts';
import { Badge, DefinitionList, SummaryRow } from '@bearings/ui';
import { formatDateTime } from '@bearings/web';
import { adminTexts } from './admin-texts';
import { TitledCard } from '../../components/titled';

const texts = adminTexts.watch;

const MODEL_TONES = {
  edits: 'success',
  too_low: 'danger',
  not_evaluated: 'warning',
  unevaluated: 'warning',
} as const satisfies Record<ConfiguredModel['state'], string>;

/**
 * Shows how many reports are stuck or failing, what background work waits or failed, when the payment provider last
 * called our webhook, whether the language model edits reports, and which release answers.
 */
export function HealthCard(overview: AdminOverview) {
  const { stuckReports, failingReports, queue, work } = overview;
  const { lastWebhookAt, unconfirmedLinks, openPayRows, release, instance, model } = overview;
  return (
    <TitledCard title={texts.title} gap={1}>
      <DefinitionList>
        <SummaryRow term={texts.release}>{texts.releaseOf(release, instance)}</SummaryRow>
        <SummaryRow term={texts.stuck}>
          <Badge tone={failingReports > 0 ? 'danger' : stuckReports > 0 ? 'warning' : 'success'}>
            {texts.stuckOf(failingReports, stuckReports - failingReports) || texts.noneStuck}
          </Badge>
        </SummaryRow>
        {work.map(({ kind, ...counts }) => (
          <SummaryRow key={kind} term={texts.workKinds[kind]}>
            {counts.failed > 0 && <Badge tone="danger">{texts.workFailed(counts.failed)}</Badge>} {texts.workOf(counts)}
          </SummaryRow>
        ))}
        {queue.waiting === null && <SummaryRow term={texts.queue}>{texts.queueAway}</SummaryRow>}
        <SummaryRow term={texts.webhook}>
          {lastWebhookAt === null ? texts.never : formatDateTime(lastWebhookAt)}
        </SummaryRow>
        <SummaryRow term={texts.openPay}>{openPayRows}</SummaryRow>
        {model && (
          <SummaryRow term={texts.model}>
            <Badge tone={MODEL_TONES[model.state]}>{texts.modelStates[model.state]}</Badge>{' '}
            <span className="wrap-anywhere">{texts.modelOf(model)}</span>{' '}
            {model.evaluation && texts.evaluationOf(model.evaluation, formatDateTime(model.evaluation.madeAt))}
          </SummaryRow>
        )}
        {unconfirmedLinks.length > 0 && (
          <SummaryRow term={texts.unconfirmed}>
            <ul className="wrap-anywhere">
              {unconfirmedLinks.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          </SummaryRow>
        )}
      </DefinitionList>
    </TitledCard>
  );
}
