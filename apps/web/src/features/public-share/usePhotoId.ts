import { useMatch } from 'react-router';

/** The photo that the address opens above the share's list. */
export function usePhotoId(): string | undefined {
  return useMatch('/s/:shareId/photos/:photoId')?.params.photoId;
}
