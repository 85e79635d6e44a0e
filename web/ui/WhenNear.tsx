import { Box } from "@chakra-ui/react/box";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

interface WhenNearProps {
  /** Stands in its place, and is as high. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Loads what is further down when somebody comes near it, with the pointer's wheel, a finger, or the keyboard. */
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
    // Who goes through the page with the keyboard does not scroll.
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
  // Nothing is on its way yet, so nothing pulses.
  return (
    <Box ref={place} css={{ "& *": { animation: "none" } }}>
      {fallback}
    </Box>
  );
}
