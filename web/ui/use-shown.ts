import { useEffect, useRef } from "react";

/**
 * For answers that arrive late: whether the component is still on screen.
 * @param open false once the dialog or disclosure around it is closed; it may stay mounted while that is animated.
 */
export function useShown(open = true): () => boolean {
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
    return () => {
      shown.current = false;
    };
  }, [open]);
  return () => shown.current;
}
