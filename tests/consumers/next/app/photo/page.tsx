import { Photo } from './photo.tsx';

export default function Page() {
  return <Photo />;
}
