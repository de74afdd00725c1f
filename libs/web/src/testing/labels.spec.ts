// browser-setup.cjs replaces jsdom's `labels` property with a faster one for all tests.
const PAGE_HTML = `
  <label for="named">one</label><label for="named">another</label><input id="named">
  <label>around <span><input id="first"></span><input id="second"></label>
  <label for="">of nothing <input id="empty"></label><label for="nowhere">of nothing</label>
  <label for="text">of no control</label><p id="text"></p>
  <label for="concealed">of no control</label><input id="concealed" type="hidden">
  <label for="button">of a button</label><button id="button"></button>
  <label>around <select id="select"></select></label><textarea id="unnamed"></textarea>
  <label>around <output id="output"></output></label><meter id="meter"></meter><progress id="progress"></progress>`;

it('the fast `labels` property returns every label whose control is the element, as in jsdom', () => {
  document.body.innerHTML = PAGE_HTML;
  const labels = [...document.querySelectorAll('label')];
  const controls = document.querySelectorAll<HTMLInputElement>(
    'input, button, select, textarea, output, meter, progress',
  );
  expect(controls).toHaveLength(11);
  for (const control of controls) {
    const expected = labels.filter((label) => label.control === control);
    const isHidden = control.type === 'hidden';
    expect([control.id, control.labels]).toEqual([control.id, isHidden ? null : expected]);
  }
});
