import type { Article, Block } from './article';

/** Returns a text without markup: bold and italic marks are removed, and links become their labels. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1');
}

/** Returns a block's texts with markup, one for each paragraph or item. */
export function textsOf(block: Block): readonly string[] {
  return block.kind === 'list' ? block.items : [block.text];
}

/** Returns an article's body as plain text, for search and word count. */
export function articleText(article: Article): string {
  return article.body.flatMap(textsOf).map(withoutMarkup).join('\n');
}
