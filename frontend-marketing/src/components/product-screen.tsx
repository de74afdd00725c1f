import { PICTURE_SIZE, toSameOriginPath, createSrcSet, type ProductPicture } from '../pictures/product-picture';

interface ProductScreenProps {
  picture: ProductPicture;
  sizes: string;
  className?: string;
}

/**
 * A picture of the product in the reader's light or dark theme, loaded when it comes into view. Its
 * lower edge fades out, because the page in the picture continues below it.
 */
export function ProductScreen({ picture, sizes, className = '' }: ProductScreenProps) {
  const { alt, light, dark } = picture;
  return (
    <picture className={`block overflow-hidden rounded-xl border border-line bg-paper shadow-soft ${className}`}>
      <source media="(prefers-color-scheme: dark)" srcSet={createSrcSet(dark)} sizes={sizes} />
      <img
        src={toSameOriginPath(light[480])}
        srcSet={createSrcSet(light)}
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
