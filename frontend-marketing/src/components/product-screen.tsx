import { PICTURE_SIZE, pathOf, sourceSet, type ProductPicture } from '../pictures/product-picture';

interface ProductScreenProps {
  picture: ProductPicture;
  /** How wide it is drawn, as the `sizes` of an image says it. */
  sizes: string;
  className?: string;
}

/**
 * A picture of the product in the reader's theme; it loads when the reader comes near it. Its foot
 * fades, since the screen goes on below.
 */
export function ProductScreen({ picture, sizes, className = '' }: ProductScreenProps) {
  const { alt, light, dark } = picture;
  return (
    <picture
      className={`block overflow-hidden rounded-xl border border-line bg-paper shadow-soft ${className}`}
    >
      <source media="(prefers-color-scheme: dark)" srcSet={sourceSet(dark)} sizes={sizes} />
      <img
        src={pathOf(light[480])}
        srcSet={sourceSet(light)}
        sizes={sizes}
        {...PICTURE_SIZE}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full [mask-image:linear-gradient(#000_85%,transparent)]"
      />
    </picture>
  );
}
