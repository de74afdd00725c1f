import type { Preview } from '@bearings/contracts';
import { Badge, BandBar, Card, Heading, Note, Stack } from '@bearings/ui';
import { previewTexts as texts } from '../../texts/preview-texts';

/** The free findings: three badges, the personality type, the two strongest categories. */
export function Findings({ preview }: { preview: Preview }) {
  return (
    <Stack gap={4}>
      <section aria-label={texts.badges}>
        <ul className="grid gap-4 lg:grid-cols-3">
          {preview.badges.map(({ title, phrase }) => (
            <Card asChild key={title}>
              <li>
                <Badge tone="accent">{title}</Badge>
                <p className="mt-3">{phrase}</p>
              </li>
            </Card>
          ))}
        </ul>
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <Personality personality={preview.personality} />
        <Strengths preview={preview} />
      </div>
    </Stack>
  );
}

function Personality({ personality }: Pick<Preview, 'personality'>) {
  return (
    <Card>
      <p className="text-sm text-muted">{texts.typeLabel}</p>
      <div className="mt-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={2}>{texts.type[personality.type]}</Heading>
        <Badge tone={personality.closeToMiddle ? 'neutral' : 'info'}>
          {personality.closeToMiddle ? texts.clarity.close : texts.clarity.clear}
        </Badge>
      </div>
      <p>{personality.text}</p>
    </Card>
  );
}

function Strengths({ preview }: { preview: Preview }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="small">
          {texts.strengths}
        </Heading>
        {preview.strengths.map(({ category, name, score, band }) => (
          <BandBar key={category} label={name} value={score} band={band} />
        ))}
        {preview.strengthsNote && <Note>{preview.strengthsNote}</Note>}
      </Stack>
    </Card>
  );
}
