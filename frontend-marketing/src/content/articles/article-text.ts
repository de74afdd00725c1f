import type { Article, Block } from './article';

/** Returns a text without its markup: removes the signs for bold and italic, and replaces each link by its label. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1');
}

/** Returns the texts of a block, with markup: one for each paragraph or list item. */
export function listTexts(block: Block): readonly string[] {
  return block.kind === 'list' ? block.items : [block.text];
}

/** Returns an article's body as plain text, for search and word count. */
export function getArticleText(article: Article): string {
  return article.body.flatMap(listTexts).map(withoutMarkup).join('\n');
}
