import type { Credentials } from '@bearings/contracts';
import { Alert, Button, DefinitionList, SummaryRow } from '@bearings/ui';
import { loginTexts } from './login-texts';
import { useConfigQuery } from '../../api/calls.generated';

const texts = loginTexts.demo;

interface DemoAdminProps {
  disabled: boolean;
  onFillIn: (credentials: Credentials) => void;
}

/** Shows the sign-in data of the demo's administrator. Renders nothing if the server sends none. */
export function DemoAdmin({ disabled, onFillIn }: DemoAdminProps) {
  const { data } = useConfigQuery();
  const demoAdmin = data?.demoAdmin;
  if (!demoAdmin) return null;
  return (
    <Alert
      title={texts.title}
      action={
        <Button variant="secondary" size="small" disabled={disabled} onClick={() => onFillIn(demoAdmin)}>
          {texts.fill}
        </Button>
      }
    >
      <p>{texts.lead}</p>
      <DefinitionList>
        <SummaryRow term={texts.email}>{demoAdmin.email}</SummaryRow>
        <SummaryRow term={texts.password}>{demoAdmin.password}</SummaryRow>
      </DefinitionList>
    </Alert>
  );
}
