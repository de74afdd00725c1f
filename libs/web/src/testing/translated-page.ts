/** Elements whose texts a browser's translation does not change. */
const LEFT_ALONE = 'script, style, noscript, title, textarea, font font';

/** Moves every text of the page into two new elements, as a browser's translation does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data === '' || text.parentElement?.closest(LEFT_ALONE)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

let observer: MutationObserver | undefined;

/** Translates the page, and again after every change, until the end of the test. */
export function keepTranslated(): void {
  translate();
  observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

afterEach(() => observer?.disconnect());
