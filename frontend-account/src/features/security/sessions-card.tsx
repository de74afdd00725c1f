import { endpoints, OTHER_SESSIONS_ID, type AccountSession } from '@bearings/contracts';
import { Alert, Badge, Button, Note, Skeleton, Stack } from '@bearings/ui';
import { useSend, useToast } from '@bearings/web';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { leaveForAddress } from '../../session/leave-site';
import { securityTexts } from './security-texts';
import { EndSessionsDialog } from './end-sessions-dialog';
import { useAccountSessionsQuery, useEndSessionsMutation } from '../../api/calls.generated';
import { TitledCard } from '../../components/titled';

const texts = securityTexts.sessions;

/** The browsers in which the account is signed in, each with a button to sign it out. */
export function SessionsCard({ hasPassword }: { hasPassword: boolean }) {
  const { data, isError, isFetching, refetch } = useAccountSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <TitledCard title={texts.title} aria-busy={isFetching}>
      <Note>{texts.lead}</Note>
      {data && <SessionList sessions={data} hasPassword={hasPassword} onEnded={() => void refetch()} />}
      {!data && !isError && <Skeleton height="6rem" label={texts.loading} />}
      {!data && isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} loading={isFetching} onRetry={refetch} />
      )}
    </TitledCard>
  );
}

interface SessionListProps {
  sessions: readonly AccountSession[];
  hasPassword: boolean;
  onEnded: () => void;
}

function SessionList({ sessions, hasPassword, onEnded }: SessionListProps) {
  const [endSessions] = useEndSessionsMutation();
  const [ending, setEnding] = useState<string>();
  const [asking, setAsking] = useState<string>();
  const { toast } = useToast();

  const end = async (session: string, proof?: { password: string }) => {
    setEnding(session);
    const { error } = await endSessions({ session, ...proof });
    setEnding(undefined);
    if (!error) {
      setAsking(undefined);
      toast(session === OTHER_SESSIONS_ID ? texts.othersDone : texts.oneDone);
    }
    onEnded();
    return { error };
  };
  const { run, refusal } = useSend({ send: (session: string) => end(session) });
  const startEnding = (session: string) => (hasPassword ? setAsking(session) : void run(session));

  return (
    <Stack gap={2}>
      {refusal && refusal.code !== 'not_found' && (
        <Alert tone="danger" live>
          {refusal.message}
        </Alert>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={ending === session.id}
            onEnd={() => (session.current ? leaveForAddress(endpoints.logout.path) : startEnding(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          wide
          loading={ending === OTHER_SESSIONS_ID}
          onClick={() => startEnding(OTHER_SESSIONS_ID)}
        >
          {texts.endOthers}
        </Button>
      )}
      <EndSessionsDialog
        session={asking}
        device={describeDevice(sessions.find(({ id }) => id === asking))}
        onClose={() => setAsking(undefined)}
        send={async (proof) => (asking === undefined ? {} : end(asking, proof))}
      />
    </Stack>
  );
}

const describeDevice = (session: AccountSession | undefined): string => session?.device ?? texts.unknownDevice;

interface SessionRowProps {
  session: AccountSession;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const device = describeDevice(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0">
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span>{device}</span>
          {session.current && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <p className="text-sm text-muted">{texts.lastUsed(new Date(session.lastSeenAt))}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        loading={pending}
        aria-label={session.current ? undefined : texts.endOf(device)}
        onClick={onEnd}
      >
        {texts.end}
      </Button>
    </li>
  );
}
