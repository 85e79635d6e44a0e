import { Box } from "@chakra-ui/react/box";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

interface WhenNearProps {
  /** Placeholder of the same height, so that the layout does not shift. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its children lazily, once the user scrolls near them or uses the keyboard. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && show(),
      {
        rootMargin: "200px",
      },
    );
    if (place.current) observer.observe(place.current);
    // Keyboard users may reach the content without scrolling.
    document.addEventListener("keydown", show, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", show);
    };
  }, []);

  if (near)
    return (
      <Box ref={place}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Box>
    );
  // Nothing is loading yet: do not animate the skeleton.
  return (
    <Box ref={place} css={{ "& *": { animation: "none" } }}>
      {fallback}
    </Box>
  );
}
