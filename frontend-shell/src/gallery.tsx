import './styles.css';
import { Gallery } from '@bearings/ui/gallery';
import { createRoot } from 'react-dom/client';

// `npm run gallery -w frontend-shell`: every component of the design system in every state.
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
