import { useState } from 'react';
import {
  Alert,
  Badge,
  Button,
  Card,
  EmptyNotebook,
  EmptyState,
  Progress,
  Skeleton,
  Spinner,
  Stack,
  Stepper,
} from '../index';
import { AlertDialog, Dialog, ToastHost, type ToastItem } from '../controls';
import { Columns, GalleryPart } from './gallery-part';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;
const ALERTS = ['info', 'success', 'warning', 'danger'] as const;
const STEPS = ['Details', 'Questions', 'Preview'];

export function FeedbackPart() {
  const [toast, setToast] = useState<ToastItem | null>(null);
  return (
    <>
      <GalleryPart title="Messages">
        <Stack direction="row" gap={1}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Stack>
        <Columns>
          {ALERTS.map((tone) => (
            <Alert
              key={tone}
              tone={tone}
              title={`The ${tone} alert`}
              action={
                <Button size="small" variant="secondary">
                  Try again
                </Button>
              }
            >
              It says what happened and what can be done.
            </Alert>
          ))}
        </Columns>
        <Stack direction="row">
          <Button variant="secondary" onClick={() => setToast(savedToast())}>
            Show a toast
          </Button>
          <Button variant="secondary" onClick={() => setToast(failedToast())}>
            Show a failure
          </Button>
          <Dialog
            trigger={<Button variant="secondary">Open a dialog</Button>}
            title="Check your answers"
            description="Two statements pull in opposite directions. You can look at them again."
            footer={<Button>Look again</Button>}
          />
          <AlertDialog
            trigger={<Button variant="danger">Delete my data</Button>}
            title="Delete all your data?"
            description="Your answers and reports are removed at once. This cannot be undone."
            confirmLabel="Delete everything"
            onConfirm={() => {}}
          />
        </Stack>
        <ToastHost toasts={toast ? [toast] : []} onDismiss={() => setToast(null)} />
      </GalleryPart>
      <GalleryPart title="Waiting">
        <Columns>
          <Progress label="Question 9 of 36" value={25} />
          <Progress label="Writing your report" value={null} />
          <Spinner label="Preparing your checkout" size={32} />
          <Skeleton lines={3} />
          <Skeleton height="6rem" />
        </Columns>
        {STEPS.map((step, index) => (
          <Stepper key={step} steps={STEPS} current={index} label={`At ${step}`} />
        ))}
      </GalleryPart>
      <GalleryPart title="Nothing yet, and not yet">
        <Columns>
          <Card>
            <EmptyState
              level={3}
              title="No reports yet"
              illustration={<EmptyNotebook width={180} />}
              action={<Button>Start your first assessment</Button>}
            >
              You can stop at any time and go on later.
            </EmptyState>
          </Card>
        </Columns>
      </GalleryPart>
    </>
  );
}

function savedToast(): ToastItem {
  return {
    id: String(Date.now()),
    title: 'Country Updated',
    description: 'Your country preference has been saved successfully.',
  };
}

function failedToast(): ToastItem {
  return {
    id: String(Date.now()),
    variant: 'destructive',
    title: 'Login Failed',
    description: 'Invalid credentials. Please try again.',
  };
}
