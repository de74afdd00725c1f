import type { Article, Block } from './article';

/** A text without its markup: bold and italic marks go, and a link leaves its label. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1');
}

/** A block's texts as written, one for each paragraph or item. */
export function textsOf(block: Block): readonly string[] {
  return block.kind === 'list' ? block.items : [block.text];
}

/** All that stands in an article's body, as plain text: what is searched and what is counted. */
export function articleText(article: Article): string {
  return article.body.flatMap(textsOf).map(withoutMarkup).join('\n');
}
