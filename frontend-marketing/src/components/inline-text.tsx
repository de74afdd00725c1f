import { TextLink } from '@bearings/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((\/[^)]*)\)/g;

function piece([, bold, italic, label, path]: RegExpMatchArray, key: number): ReactNode {
  if (bold) {
    return (
      <strong key={key}>
        <InlineText text={bold} />
      </strong>
    );
  }
  if (italic) return <em key={key}>{italic}</em>;
  return (
    <TextLink key={key} asChild>
      <Link to={path ?? '/'}>{label}</Link>
    </TextLink>
  );
}

/** A line of content with **bold**, *italic* and [links](/to-our-own-pages) drawn as such. */
export function InlineText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(end, match.index), piece(match, match.index));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
