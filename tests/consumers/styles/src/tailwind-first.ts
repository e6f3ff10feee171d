import './layers.css';
import './tailwind.css';
import '@xiangji/ui/theme.css';
import '@xiangji/ui/components.css';
import { renderPage } from './renderPage.tsx';

renderPage();
