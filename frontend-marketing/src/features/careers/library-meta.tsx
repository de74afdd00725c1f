import { type CareerGuide, pages } from '@bearings/contracts';
import { PageMeta } from '@bearings/web';
import { StructuredData } from '../../components/structured-data';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { describeBreadcrumb, describeOccupation } from '../../structured-data/describe';
import { careersTexts } from './careers-texts';

interface LibraryMetaProps {
  title: string;
  description: string;
  path: string;
  /** The name of the page in the breadcrumb; absent on the page that lists all careers. */
  name?: string;
  /** The career, on a page about one career. */
  guide?: CareerGuide;
}

/** Title, metadata and structured data of a page of the library. */
export function LibraryMeta({ name, guide, ...meta }: LibraryMetaProps) {
  const library = { name: careersTexts.name, path: pages.careers };
  return (
    <>
      <PageMeta {...meta} image={getSharedPicturePath('careers')} />
      <StructuredData
        data={describeBreadcrumb(name === undefined ? [library] : [library, { name, path: meta.path }])}
      />
      {guide && <StructuredData data={describeOccupation(guide)} />}
    </>
  );
}
