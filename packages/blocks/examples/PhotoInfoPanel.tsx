import { type PhotoInfo, PhotoInfoPanel } from '@xiangji/blocks';

interface Props {
  photo: PhotoInfo | undefined;
  describe: (text: string) => void;
  changeDate: () => void;
}

export function Info({ photo, describe, changeDate }: Props) {
  return (
    <PhotoInfoPanel
      photo={photo}
      onDescribe={describe}
      onChangeDate={changeDate}
      albumLink={<a href="/albums/kyoto">Kyoto maples</a>}
    />
  );
}
