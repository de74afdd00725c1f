import type { BrowserContext } from '@playwright/test';

/**
 * Imitates a browser’s translation: moves every text of each page into two new elements, first when the page loads and
 * again after each change. The words stay the same, so that a journey finds them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untranslatedSelector = 'script, style, noscript, title, textarea, font font';
    const translateText = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (text.data === '' || !parent?.closest('body') || parent.closest(untranslatedSelector)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', translateText);
    new MutationObserver(translateText).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
