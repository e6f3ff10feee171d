/** How much of the page a failure shows, in characters. */
const READ_OF_PAGE = 600;

/** The message of a failed query: the visible text of the page is shorter and says more than its elements. */
export function unfound(message: string | null): Error {
  // The end of it: Storybook's own text comes before the page.
  const text = document.body.textContent.replaceAll(/\s+/g, ' ').slice(-READ_OF_PAGE);
  return new Error(`${message}\nThe page reads: ${text}`);
}
