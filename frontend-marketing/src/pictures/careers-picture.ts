import dark480 from './careers-dark-480.webp';
import dark720 from './careers-dark-720.webp';
import dark960 from './careers-dark-960.webp';
import light480 from './careers-light-480.webp';
import light720 from './careers-light-720.webp';
import light960 from './careers-light-960.webp';
import type { ProductPicture } from './product-picture';

export const careersPicture: ProductPicture = {
  alt: 'A career match opened: why it may suit you, why it may not, and its pay with source and year.',
  light: { 480: light480, 720: light720, 960: light960 },
  dark: { 480: dark480, 720: dark720, 960: dark960 },
};
