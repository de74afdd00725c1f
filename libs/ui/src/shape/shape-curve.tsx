import { SHAPE_LAYER_SCALES, SHAPE_SIZE } from '@bearings/charts';

/** The curve of the score chart with its decorative fills. Firefox leaves out some `use` elements in print, so each is a path. */
export function ShapeCurve({
  path,
  fills,
}: {
  path: string;
  /** Which fills to draw, by number: 1 is the outermost, 5 the innermost. */
  fills: readonly number[];
}) {
  const scaleTransform = (scale: number) =>
    `translate(${((1 - scale) * SHAPE_SIZE) / 2} ${((1 - scale) * SHAPE_SIZE) / 2}) scale(${scale})`;
  return (
    <>
      {fills.map((fill) => (
        <path
          key={fill}
          d={path}
          className="ui-shape-fill"
          data-fill={fill}
          transform={scaleTransform(SHAPE_LAYER_SCALES[fill - 1] ?? 1)}
        />
      ))}
      <path d={path} className="ui-shape-coast" />
    </>
  );
}
