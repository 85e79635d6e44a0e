import { useEffect, useRef } from "react";

/** For what takes the place of the button just pressed: it gets the focus, and a screen reader reads it. */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
