import { BANDS, CATEGORIES, CATEGORY_NAMES, REPORT_FITS, byCategory } from '@bearings/contracts';
import { useState } from 'react';
import { Faq } from '../accordion';
import * as controls from '../controls';
import * as ui from '../index';
import * as drawn from '../shape';
import { Columns, GalleryPart } from './gallery-part';

const SCORES: readonly ui.BandScore[] = [
  { label: 'Drive', value: 100, band: 'very high' },
  { label: 'Curiosity', value: 83, band: 'very high' },
  { label: 'Pressure resilience', value: 67, band: 'high' },
  { label: 'Precision', value: 50, band: 'middle' },
  { label: 'Leading others', value: 25, band: 'low' },
  { label: 'Working alone', value: 0, band: 'very low' },
];

const QUESTIONS = [
  { question: 'Do I need an account?', answer: 'No. You begin at once.' },
  { question: 'Can I stop and go on later?', answer: 'Yes: every answer is kept at once.' },
];

const TABS = ['Careers', 'Strengths', 'Next steps'].map((label) => ({
  value: label,
  label,
  content: `What the tab ${label} holds.`,
}));

const AREAS = CATEGORIES.map((category, index) => {
  const score = (index * 37) % 101;
  const band = BANDS[Math.min(4, Math.floor(score / 20))] ?? 'middle';
  return { category, name: CATEGORY_NAMES[category], score, band };
});

const JOB = {
  title: 'Electrician',
  values: byCategory((category) => 95 - ((CATEGORIES.indexOf(category) * 23) % 80)),
};

const PICTURES = [
  ui.CompassRose,
  ui.HillPath,
  ui.FoldedMap,
  ui.EmptyNotebook,
  ui.Lighthouse,
  ui.BrokenNeedle,
];

const ICONS = [ui.Compass, ui.FileText, ui.Lock, ui.Mail, ui.MapPin, ui.Star, ui.Users];

export function ContentPart() {
  const [page, setPage] = useState(2);
  return (
    <>
      <GalleryPart title="Opening in place">
        <Faq items={QUESTIONS} />
        <controls.Tabs label="Parts of the report" items={TABS} />
        <ui.Disclosure trigger={<ui.Button variant="secondary">Menu</ui.Button>}>
          <p>What the button shows and hides.</p>
        </ui.Disclosure>
      </GalleryPart>
      <GalleryPart title="Figures and lists">
        <Columns>
          <ui.StatCard label="Completed assessments" value={3} icon={<ui.FileText size={20} />} />
          <ui.StatCard label="Reading time" value="14 min" hint="2,704 words" />
          <ui.DefinitionList>
            <ui.SummaryRow term="Complete Career Report">£9.99</ui.SummaryRow>
            <ui.SummaryRow term="Receipt goes to">you@example.com</ui.SummaryRow>
            <ui.SummaryRow term="Total" strong>
              £9.99
            </ui.SummaryRow>
          </ui.DefinitionList>
        </Columns>
        <ui.Breadcrumb
          items={[
            <a key="home" href="#home">
              Home
            </a>,
            'Blog',
          ]}
        />
        <ui.Table caption="Assessments">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Completed</th>
              <th scope="col" data-align="end">
                Paid
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Ada Byron</th>
              <td>12 June 2026</td>
              <td data-align="end">£9.99</td>
            </tr>
          </tbody>
        </ui.Table>
        <ui.Pagination page={page} pageCount={4} onPageChange={setPage} />
      </GalleryPart>
      <GalleryPart title="Charts">
        <ui.CategoryChart caption="Your twelve categories" scores={SCORES} />
      </GalleryPart>
      <GalleryPart title="The shape, fits and signs">
        <Columns>
          <div className="ui-deep">
            <drawn.Shape areas={AREAS} />
          </div>
          <drawn.Shape areas={AREAS} job={JOB} />
          <drawn.Shape areas={AREAS} margin={13} />
        </Columns>
        <drawn.ShapeTable areas={AREAS} job={JOB} />
        <ui.Stack direction="row" gap={3}>
          <drawn.ShapeEmblem areas={AREAS} />
          <drawn.FieldSign field="health" tile />
          <drawn.SettingSign setting="outdoors" />
          {REPORT_FITS.map((fit) => (
            <drawn.FitWord key={fit} fit={fit} />
          ))}
        </ui.Stack>
      </GalleryPart>
      <GalleryPart title="Pictures and icons">
        <Columns>
          {PICTURES.map((Picture, index) => (
            <Picture key={index} />
          ))}
        </Columns>
        <ui.Stack direction="row">
          {ICONS.map((IconShape, index) => (
            <IconShape key={index} aria-hidden="true" />
          ))}
        </ui.Stack>
      </GalleryPart>
    </>
  );
}
