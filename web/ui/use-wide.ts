import { useSyncExternalStore } from "react";

/** From here on a page has room for things side by side; paper always has. */
const query = "(min-width: 48rem), print";

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};

/** Whether the screen is wider than a phone, or the page is being printed. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
