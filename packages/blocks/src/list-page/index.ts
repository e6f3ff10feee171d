export { ListPage, type ListPageProps } from './ListPage.tsx';
export { PageContent, type PageContentProps } from './PageContent.tsx';
