import { useState } from 'react';
import {
  ArrowRight,
  Button,
  Card,
  Chip,
  ChipGroup,
  Download,
  Heading,
  IconButton,
  Note,
  Stack,
  type ButtonVariant,
} from '../index';
import { Tooltip } from '../controls';
import { Columns, GalleryPart } from './gallery-part';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const FILTERS = ['All', 'Career science', 'Job search'];

export function ActionsPart() {
  const [filter, setFilter] = useState('All');
  return (
    <>
      <GalleryPart title="Buttons">
        {VARIANTS.map((variant) => (
          <Stack key={variant} direction="row">
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <Button variant={variant} size="large">
              <span>Large</span>
              <ArrowRight size={20} aria-hidden="true" />
            </Button>
            <Button variant={variant} loading>
              Processing…
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} aria-disabled="true">
              Explains itself
            </Button>
            <Button variant={variant} asChild>
              <a href="#buttons">A link</a>
            </Button>
          </Stack>
        ))}
        <Button wide>As wide as it can be</Button>
        <Stack direction="row">
          <IconButton label="Download">
            <Download size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label="Download" variant="secondary">
            <Download size={20} aria-hidden="true" />
          </IconButton>
          <Tooltip content="PDF downloads are not ready yet.">
            <Button variant="secondary" aria-disabled="true">
              Hover or focus me
            </Button>
          </Tooltip>
        </Stack>
        <ChipGroup label="Filter">
          {FILTERS.map((name) => (
            <Chip key={name} pressed={name === filter} onClick={() => setFilter(name)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      </GalleryPart>
      <GalleryPart title="Cards">
        <Columns>
          {(['raised', 'outlined', 'tinted'] as const).map((tone) => (
            <Card key={tone} tone={tone}>
              <Heading level={3}>{tone}</Heading>
              <Note>One thing that belongs together.</Note>
            </Card>
          ))}
          <Card interactive asChild>
            <a href="#cards">
              <Heading level={3}>interactive</Heading>
              <Note>The whole card is a link.</Note>
            </a>
          </Card>
        </Columns>
      </GalleryPart>
    </>
  );
}
