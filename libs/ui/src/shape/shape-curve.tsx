import { SHAPE_RELIEF, SHAPE_SIZE } from '@bearings/contracts';

/** The curve with its decorative fills, defined once for reuse. `id` must be unique in the page. */
export function ShapeCurve({
  id,
  path,
  fills,
}: {
  id: string;
  path: string;
  /** Indexes of the fills to draw, from the outermost. */
  fills: readonly number[];
}) {
  const scaled = (scale: number) =>
    `translate(${((1 - scale) * SHAPE_SIZE) / 2} ${((1 - scale) * SHAPE_SIZE) / 2}) scale(${scale})`;
  return (
    <>
      <defs>
        <path id={id} d={path} />
      </defs>
      {fills.map((fill) => (
        <use
          key={fill}
          href={`#${id}`}
          className="ui-shape-fill"
          data-fill={fill}
          transform={scaled(SHAPE_RELIEF[fill - 1] ?? 1)}
        />
      ))}
      <use href={`#${id}`} className="ui-shape-coast" />
    </>
  );
}
