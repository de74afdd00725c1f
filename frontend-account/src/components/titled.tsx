import { Card, Heading, Stack, type HeadingLevel, type StackProps } from '@bearings/ui';
import { useId, type ComponentPropsWithRef } from 'react';

interface TitledProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  level?: HeadingLevel;
  gap?: StackProps['gap'];
  headingClassName?: string;
}

/** A section with a heading that gives it its accessible name. */
export function Titled({ title, level = 2, gap, headingClassName, children, ...rest }: TitledProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <Stack gap={gap}>
        <Heading level={level} size="small" id={id} className={headingClassName}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

/** A card with a heading that gives it its accessible name. */
export const TitledCard = (props: TitledProps) => (
  <Card asChild>
    <Titled {...props} />
  </Card>
);
