import { TextLink } from '@bearings/ui';
import type { ReactElement } from 'react';
import { Link } from '@bearings/web/router';

const INLINE_MARKUP_PATTERN = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(((?:\/|mailto:)[^)]*)\)/g;

function renderMarkup([, bold, italic, label, to = '/']: RegExpMatchArray, key: number): ReactElement {
  if (bold) {
    return (
      <strong key={key}>
        <InlineText text={bold} />
      </strong>
    );
  }
  if (italic) return <em key={key}>{italic}</em>;
  if (to.startsWith('mailto:')) {
    return (
      <TextLink key={key} href={to} className="wrap-anywhere">
        {label}
      </TextLink>
    );
  }
  return (
    <TextLink key={key} asChild>
      <Link to={to}>{label}</Link>
    </TextLink>
  );
}

/**
 * Renders a text with inline markup: **bold**, *italic*, [a link](/path) and [an email link](mailto:name@example.org).
 */
export function InlineText({ text }: { text: string }): ReactElement[] {
  const parts: ReactElement[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE_MARKUP_PATTERN)) {
    parts.push(<span key={-1 - end}>{text.slice(end, match.index)}</span>);
    parts.push(renderMarkup(match, match.index));
    end = match.index + match[0].length;
  }
  return [...parts, <span key={-1 - end}>{text.slice(end)}</span>];
}
