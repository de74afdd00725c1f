import type { CareerGuide } from '@bearings/contracts';
import { CATEGORY_NAMES } from '@bearings/domain';
import { careersTexts } from './careers-texts';
import { useOwnAreas } from './use-own-areas';

const texts = careersTexts.career;

/** A table of a career's demands. If the reader has a report, the reader's scores are next to them. */
export function DemandTable({ guide: { title, demand } }: { guide: CareerGuide }) {
  const areas = useOwnAreas();
  const scoreByCategory = new Map(areas?.map(({ category, score }) => [category, score]));
  return (
    <details className="ui-shape-table">
      <summary>{texts.asTable}</summary>
      <table>
        <caption>{areas ? texts.tableCaptionOwn(title) : texts.tableCaption(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.area}</th>
            <th scope="col">{texts.demand}</th>
            {areas && <th scope="col">{texts.own}</th>}
          </tr>
        </thead>
        <tbody>
          {demand
            .toSorted((a, b) => b.value - a.value)
            .map(({ category, value, isEstimate }) => (
              <tr key={category}>
                <th scope="row">{CATEGORY_NAMES[category]}</th>
                <td>{isEstimate ? `${value} (${texts.estimated})` : value}</td>
                {areas && <td>{scoreByCategory.get(category)}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
