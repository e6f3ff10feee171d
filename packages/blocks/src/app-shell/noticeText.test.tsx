import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noticeText } from './noticeText.tsx';

it('shows text, links and emphasis of a notice, and no other markup', () => {
  const html =
    '今晚<b>维护</b><br><a href="https://example.com/a">详情</a><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>';
  const { container } = render(<p>{noticeText(html)}</p>);
  expect(screen.getByRole('link', { name: '详情' }).getAttribute('href')).toBe('https://example.com/a');
  expect(container.querySelector('strong')?.textContent).toBe('维护');
  expect(container.querySelectorAll('a')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});
