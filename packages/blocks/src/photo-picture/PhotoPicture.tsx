import { thumbhashUrl } from '@xiangji/internal/thumbhash';

export interface PhotoPictureProps {
  src?: string | undefined;
  /** ThumbHash in base64, shown behind the image. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. */
  rotation?: number | undefined;
  className: string;
  imageClassName: string;
}

/** A small image of a photo, with its rotation applied. */
export function PhotoPicture({ src, thumbhash, rotation = 0, className, imageClassName }: PhotoPictureProps) {
  const placeholder = thumbhashUrl(thumbhash);
  return (
    <span
      className={className}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {src && (
        <img
          className={imageClassName}
          style={{ rotate: `${rotation}deg` }}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  );
}
