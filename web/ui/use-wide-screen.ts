import { useSyncExternalStore } from "react";

const wide = "(min-width: 64em)";

/** Whether there is room for two things side by side, from 1024 px. For what styles alone cannot say. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
  );
}
