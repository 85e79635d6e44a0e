import { contentId } from "./SkipLink";

/** For when what had the focus is gone: a screen reader and the Tab key go on from the page's content. */
export function focusContent(): HTMLElement | null {
  const content = document.getElementById(contentId);
  content?.focus({ preventScroll: true });
  return content;
}
