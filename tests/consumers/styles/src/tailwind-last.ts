import './layers.css';
import '@xiangji/ui/theme.css';
import '@xiangji/ui/components.css';
import './tailwind.css';
import { renderPage } from './renderPage.tsx';

renderPage();
