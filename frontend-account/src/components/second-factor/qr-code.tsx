import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const MARGIN_MODULES = 4;

/** Shows a text as a QR code. It is drawn in this browser, so that a secret in the text is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * MARGIN_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN_MODULES} ${-MARGIN_MODULES} ${size} ${size}`}
      className="w-52 max-w-full self-center"
      style={{ forcedColorAdjust: 'none' }}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN_MODULES} y={-MARGIN_MODULES} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
