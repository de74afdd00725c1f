import dark480 from './dashboard-dark-480.webp';
import dark720 from './dashboard-dark-720.webp';
import dark960 from './dashboard-dark-960.webp';
import light480 from './dashboard-light-480.webp';
import light720 from './dashboard-light-720.webp';
import light960 from './dashboard-light-960.webp';
import type { ProductPicture } from './product-picture';

export const dashboardPicture: ProductPicture = {
  alt: 'A dashboard with one completed assessment, its report, and buttons to view and download it.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
