require('@testing-library/jest-dom');

// jsdom draws nothing: what needs a layout is answered with the quiet default.
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
