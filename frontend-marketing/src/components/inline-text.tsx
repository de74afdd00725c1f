import { TextLink } from '@bearings/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(((?:\/|mailto:)[^)]*)\)/g;

function piece([, bold, italic, label, to = '/']: RegExpMatchArray, key: number): ReactNode {
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
 * A line of content with **bold**, *italic* and links drawn as such: [to a page](/of-ours) or
 * [to an address](mailto:somebody@example.org).
 */
export function InlineText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(end, match.index), piece(match, match.index));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
