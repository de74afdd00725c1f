import { Note } from '@bearings/ui';
import type { ReactNode } from 'react';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.cards;

/** A drawn card with a card brand's name, without the brand's logo. */
function CardMark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg role="img" aria-label={name} width="52" height="34" viewBox="0 0 52 34">
      <rect
        x="0.75"
        y="0.75"
        width="50.5"
        height="32.5"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

/** The text on a drawn card, scaled to the same width in any font. */
function MarkText({ y, size, children }: { y: number; size: number; children: string }) {
  return (
    <text
      x="26"
      y={y}
      textAnchor="middle"
      textLength="38"
      lengthAdjust="spacingAndGlyphs"
      fontSize={size}
      fontWeight="700"
      fill="currentColor"
    >
      {children}
    </text>
  );
}

function MastercardMark() {
  return (
    <CardMark name={texts.mastercard}>
      <circle cx="21.5" cy="13" r="7" fill="currentColor" fillOpacity="0.75" />
      <circle cx="30.5" cy="13" r="7" fill="currentColor" fillOpacity="0.35" />
      <MarkText y={29} size={7}>
        {texts.mastercard}
      </MarkText>
    </CardMark>
  );
}

function AmericanExpressMark() {
  return (
    <CardMark name={texts.americanExpress}>
      <MarkText y={16} size={8}>
        AMERICAN
      </MarkText>
      <MarkText y={26} size={8}>
        EXPRESS
      </MarkText>
    </CardMark>
  );
}

/** Lists the accepted card brands, and says who processes the payment: Stripe or, in the sandbox, its stand-in. */
export function AcceptedCards({ sandbox }: { sandbox: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={texts.label} className="flex gap-2 text-muted">
        <li>
          <CardMark name={texts.visa}>
            <MarkText y={22} size={15}>
              VISA
            </MarkText>
          </CardMark>
        </li>
        <li>
          <MastercardMark />
        </li>
        <li>
          <AmericanExpressMark />
        </li>
      </ul>
      <Note>{sandbox ? texts.sandbox : texts.provider}</Note>
    </div>
  );
}
