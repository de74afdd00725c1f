import type { Preview } from '@bearings/contracts';
import { Badge, Card, Heading, Stack } from '@bearings/ui';
import { previewTexts as texts } from './preview-texts';

/** Shows the reader's three badges, each with a short explanation, and their personality type. */
export function PreviewFindings({ preview: { badges, personality } }: { preview: Preview }) {
  return (
    <section>
      <Stack gap={2}>
        <Heading level={2}>{texts.across}</Heading>
        <ul className="grid gap-4 md:grid-cols-3">
          {badges.map(({ title, phrase }) => (
            <li key={title}>
              <Badge tone="accent">{title}</Badge>
              <p className="mt-2">{phrase}</p>
            </li>
          ))}
        </ul>
        <Card tone="outlined">
          <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Heading level={3} size="small">
              {`${texts.typeLabel}: ${texts.type[personality.type]}`}
            </Heading>
            <Badge tone={personality.closeToMiddle ? 'neutral' : 'info'}>
              {personality.closeToMiddle ? texts.clarity.close : texts.clarity.clear}
            </Badge>
          </div>
          <p>{personality.text}</p>
        </Card>
      </Stack>
    </section>
  );
}
