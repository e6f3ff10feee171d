import '@xiangji/ui/theme.css';
import '@xiangji/ui/components.css';
import '@xiangji/photo-grid/styles.css';
import '@xiangji/photo-viewer/styles.css';
import '@xiangji/cropper/styles.css';
import { renderPage } from './renderPage.tsx';

renderPage();
