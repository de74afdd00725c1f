import dark480 from './preview-dark-480.webp';
import dark720 from './preview-dark-720.webp';
import dark960 from './preview-dark-960.webp';
import light480 from './preview-light-480.webp';
import light720 from './preview-light-720.webp';
import light960 from './preview-light-960.webp';
import type { ProductPicture } from './product-picture';

export const previewPicture: ProductPicture = {
  alt: 'The free preview: leadership style, work environment and communication, a sentence each.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
