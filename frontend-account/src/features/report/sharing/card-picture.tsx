import { CARD_SIZES, type CardSize } from '@bearings/contracts';
import { useEffect, useState } from 'react';
import { shareCardTexts as texts } from './observer-texts';

const RETRY_MS = 2_000;
const MAX_ATTEMPTS = 60;

/** The picture of a report. It is requested again while the server is still drawing it. */
export function CardPicture({ path, size }: { path: string; size: CardSize }) {
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const [width, height] = CARD_SIZES[size];
  useEffect(() => {
    if (!hasFailed || attempt >= MAX_ATTEMPTS) return;
    const timer = setTimeout(() => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, attempt]);
  return (
    <img
      key={attempt}
      src={path}
      width={width}
      height={height}
      alt={texts.alt}
      onError={() => setHasFailed(true)}
      className={`h-auto rounded-lg bg-deep forced-colors:border ${size === 'tall' ? 'w-36' : 'w-64'}`}
    />
  );
}
