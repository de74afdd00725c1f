import { SHAPE_LAYER_SCALES, SHAPE_SIZE } from '@bearings/contracts';

/** The curve of the score chart with its decorative fills. `id` must be unique in the page. */
export function ShapeCurve({
  id,
  path,
  fills,
}: {
  id: string;
  path: string;
  /** Which fills to draw, by number: 1 is the outermost, 5 the innermost. */
  fills: readonly number[];
}) {
  const scaleTransform = (scale: number) =>
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
          transform={scaleTransform(SHAPE_LAYER_SCALES[fill - 1] ?? 1)}
        />
      ))}
      <use href={`#${id}`} className="ui-shape-coast" />
    </>
  );
}
