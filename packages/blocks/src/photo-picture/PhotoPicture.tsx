import { thumbhashUrl } from '@xiangji/internal/thumbhash';

export interface PhotoPictureProps {
  src?: string | undefined;
  /** Drawn behind the picture, in base64. */
  thumbhash?: string | null | undefined;
  /** Clockwise rotation in degrees that must be applied to the image. */
  rotation?: number | undefined;
  className: string;
  imageClassName: string;
}

/** The small picture of a photo with its rotation. */
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
