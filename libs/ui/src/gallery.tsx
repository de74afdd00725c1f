import { useEffect, useState } from 'react';
import { ActionsPart } from './gallery/actions-part';
import { ContentPart } from './gallery/content-part';
import { FeedbackPart } from './gallery/feedback-part';
import { FormsPart } from './gallery/forms-part';
import { FoundationsPart } from './gallery/foundations-part';
import './gallery/gallery.css';
import { Chip, ChipGroup, Container, Heading, Stack } from './index';
import { TooltipProvider } from './controls';

const THEMES = ['system', 'light', 'dark'] as const;

/** All components in all states and both themes, for design reviews. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    return () => {
      delete root.dataset.theme;
    };
  }, [theme]);
  return (
    <TooltipProvider>
      <Container>
        <Stack gap={3} className="ui-gallery-head">
          <Heading level={1}>The kit</Heading>
          <ChipGroup label="Theme">
            {THEMES.map((name) => (
              <Chip key={name} pressed={name === theme} onClick={() => setTheme(name)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
        </Stack>
      </Container>
      <FoundationsPart />
      <ActionsPart />
      <FormsPart />
      <FeedbackPart />
      <ContentPart />
    </TooltipProvider>
  );
}
