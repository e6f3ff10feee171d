export { type Category, CategoryNav, type CategoryNavProps } from './CategoryNav.tsx';
