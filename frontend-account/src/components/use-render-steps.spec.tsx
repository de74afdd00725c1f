import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useRenderSteps } from './use-render-steps';

const Part = ({ name }: { name: string }) => <p>{`${name} ${useRenderSteps(1)}`}</p>;

function Page() {
  const step = useRenderSteps(2);
  return step === 2 ? <Part name="last" /> : <Part name="first" />;
}

describe('useRenderSteps', () => {
  // Outside of `act`, React renders the later steps in tasks of their own, as in a browser.
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('renders the first step, and all steps at once when the page is printed before they are rendered', () => {
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() => root.render(<Page />));
    expect(container.textContent).toBe('first 0');
    window.dispatchEvent(new Event('beforeprint'));
    expect(container.textContent).toBe('last 1');
    window.dispatchEvent(new Event('afterprint'));
    root.unmount();
  });
});
