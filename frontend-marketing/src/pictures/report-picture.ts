import dark480 from './report-dark-480.webp';
import dark720 from './report-dark-720.webp';
import dark960 from './report-dark-960.webp';
import light480 from './report-light-480.webp';
import light720 from './report-light-720.webp';
import light960 from './report-light-960.webp';
import type { ProductPicture } from './product-picture';

export const reportPicture: ProductPicture = {
  alt: 'The first screen of a career report: whose it is, its type, and the nearest career with its fit, its pay and why it may suit.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
