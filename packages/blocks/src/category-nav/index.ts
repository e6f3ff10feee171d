export { type Category, CategoryNav, type CategoryNavProps } from './CategoryNav.tsx';
export { CategoryPage, type CategoryPageProps } from './CategoryPage.tsx';
