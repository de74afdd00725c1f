/** Selects elements whose text is not changed when a browser translates the page. */
const UNTRANSLATED_SELECTOR = 'script, style, noscript, title, textarea, font font';

/** Wraps each text of the page in two nested new elements, as browsers do when they translate a page. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data === '' || text.parentElement?.closest(UNTRANSLATED_SELECTOR)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

let observer: MutationObserver | undefined;

/** Imitates a browser's translation, also after each change of the page, until the test ends. */
export function keepPageTranslated(): void {
  translatePage();
  observer = new MutationObserver(translatePage);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

afterEach(() => observer?.disconnect());
