import { AspectControl, Cropper } from '@xiangji/cropper';

const options = [
  { value: 1, label: '1:1' },
  { value: 4 / 3, label: '4:3' },
];

export const WithAspects = ({ file }: { file: File }) => (
  <Cropper image={file} defaultAspect={1}>
    {(cropper) => <AspectControl cropper={cropper} options={options} />}
  </Cropper>
);
