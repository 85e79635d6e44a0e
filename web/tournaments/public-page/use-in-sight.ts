import { useEffect, useState } from "react";

/** Whether something has come up far enough to be read: past the middle of the screen. Null is not on the page. */
export function useInSight(thing: Element | null): boolean {
  const [seen, setSeen] = useState<Element | null>(null);
  useEffect(() => {
    if (!thing) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting) ? thing : null),
      { rootMargin: "0px 0px -50% 0px" },
    );
    observer.observe(thing);
    return () => observer.disconnect();
  }, [thing]);
  return thing !== null && seen === thing;
}
