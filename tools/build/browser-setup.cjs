const { format } = require('node:util');
const { configure, getConfig } = require('@testing-library/dom');
require('@testing-library/jest-dom');

/**
 * Adds the page's HTML to the error of a failed query, except while a query is being repeated: only its last error is
 * shown, and printing the page at each attempt is slow.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
});

// jsdom has no layout, so functions that measure or scroll are replaced by ones that do nothing.
window.scrollTo = () => {};
window.performance.getEntriesByType ??= () => [];
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.HTMLElement.prototype.hasPointerCapture ??= () => false;
window.HTMLElement.prototype.releasePointerCapture ??= () => {};
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A label without `for` belongs to the first of these elements inside it. */
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * Returns the labels of a form control. Replaces jsdom's version, which searches the page again for
 * each label and is slow.
 * @this {HTMLElement}
 */
function findLabels() {
  if (this.type === 'hidden') return null;
  const labels = [...document.getElementsByTagName('label')];
  return labels.filter((label) => {
    const control = label.hasAttribute('for') ? document.getElementById(label.htmlFor) : label.querySelector(LABELABLE);
    return control === this;
  });
}

for (const kind of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
  Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', { get: findLabels });

/**
 * Errors and warnings that the test printed to the console. A test that printed any fails, because React and its
 * libraries report misuse there. A test that expects a message replaces the console's method with `jest.spyOn`.
 */
let printed = [];
/**
 * Warnings that are ignored, because they appear only on a slow machine: React's about updates outside `act`, and Redux
 * Toolkit's about a slow middleware.
 */
const BY_SPEED = /not wrapped in act\(|not configured to support act\(|Middleware took \d+ms/;

for (const method of ['error', 'warn']) {
  const print = console[method];
  console[method] = (...values) => {
    const text = format(...values);
    if (BY_SPEED.test(text)) return;
    printed.push(text);
    print(...values);
  };
}

beforeEach(() => {
  printed = [];
});
afterEach(() => {
  if (printed.length > 0) throw new Error(`The test printed:\n${printed.join('\n')}`);
});
