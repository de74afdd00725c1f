import { Eyebrow, Heading, Lead, Stack } from '@bearings/ui';

interface SectionHeadProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** 1 for the page's heading, 2 for a section's. */
  level?: 1 | 2;
}

/** The head of a page or section: a short label, the heading and a first paragraph. */
export function SectionHead({ eyebrow, title, lead, level = 2 }: SectionHeadProps) {
  return (
    <Stack gap={2} align="start">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={level} size={level === 1 ? 'large' : 'medium'} className="max-w-3xl">
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Stack>
  );
}
