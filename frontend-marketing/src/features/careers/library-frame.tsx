import { pages } from '@bearings/contracts';
import { Breadcrumb, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import type { ReactNode } from 'react';
import { careersTexts as texts } from './careers-texts';
import { CareerLink } from './career-link';
import { FitCall, FitLink } from './fit-call';
import { LibraryMeta } from './library-meta';
import { Sources } from './sources';

interface LibraryFrameProps {
  meta: { title: string; description: string };
  path: string;
  /** The page's name in the breadcrumb. */
  name: string;
  title?: string;
  lead?: string | undefined;
  /** A text below the first paragraph. */
  about?: string;
  /** The country whose pay is shown; absent on a page without pay. */
  country?: string;
  sources: readonly string[];
  children: ReactNode;
}

/** The frame of a library page that is about several careers. */
export function LibraryFrame({
  meta,
  path,
  name,
  title = name,
  lead,
  about,
  country,
  sources,
  children,
}: LibraryFrameProps) {
  return (
    <Section spacing="small">
      <LibraryMeta {...meta} path={path} name={name} />
      <Container className="ui-print-flow grid gap-10">
        <Stack gap={2} align="start">
          <Breadcrumb
            items={[
              <CareerLink key="careers" to={pages.careers}>
                {texts.name}
              </CareerLink>,
              name,
            ]}
          />
          <Heading level={1}>{title}</Heading>
          {lead && <Lead>{lead}</Lead>}
          {about && <p className="max-w-text">{about}</p>}
          <FitLink />
        </Stack>
        {children}
        <FitCall />
        <Sources sources={sources} notes={country === undefined ? [] : [texts.list.britishNote(country)]} />
      </Container>
    </Section>
  );
}
