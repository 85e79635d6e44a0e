import { type FocusEvent, useEffect, useRef } from "react";
import { contentId } from "./Links";

/** For when what had the focus is gone: a screen reader and the Tab key go on from the page's content. */
export function focusContent(): HTMLElement | null {
  const content = document.getElementById(contentId);
  content?.focus({ preventScroll: true });
  return content;
}

/**
 * For a region whose parts come and go: when the part that held the focus is taken away, `goOn` puts the focus where
 * Tab and screen readers go on. Who left the region meanwhile is not called back. Spread the answer on the region.
 */
export function useFocusKept(goOn: () => void): { onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) goOn();
  });
  return {
    onFocus: ({ currentTarget, target }) => {
      // React's event also comes from dialogs and menus that are drawn elsewhere; these give the focus back themselves.
      if (currentTarget.contains(target)) last.current = target;
    },
  };
}
