export interface BrandMarkProps {
  /** The brand's name, shown next to the compass. Without it the compass is decorative. */
  name?: string;
  /** Height of the compass in pixels. */
  size?: number;
}

/** The brand's logo: a compass. */
export function BrandMark({ name, size = 32 }: BrandMarkProps) {
  return (
    <span className="ui-brand">
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2" />
        <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.6">
          <path d="M16 4.6v1.8M27.4 16h-1.8M16 27.4v-1.8M4.6 16h1.8" />
        </g>
        <g transform="rotate(38 16 16)">
          <path d="M16 5.8 19.4 16h-6.8z" fill="var(--color-accent)" />
          <path d="M16 26.2 12.6 16h6.8z" fill="currentColor" />
        </g>
        <circle cx="16" cy="16" r="1.6" fill="var(--color-paper)" />
      </svg>
      {name && <span className="ui-brand-name">{name}</span>}
    </span>
  );
}
