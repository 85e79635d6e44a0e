import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { newKey } from "./new-key";
import { Catch, Notice, RowsSkeleton } from "./PageStates";
import { toast } from "./toaster";

interface AskedDisclosureProps {
  icon: LucideIcon;
  openLabel: string;
  closeLabel: string;
  /** How many rows its skeleton has. */
  rows: number;
  failure: string;
  children: ReactNode;
}

/** Something that is asked of the server only by who wants to see it. */
export function AskedDisclosure({
  icon: Icon,
  openLabel,
  closeLabel,
  rows,
  failure,
  children,
}: AskedDisclosureProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="3" align="stretch">
      <Button
        type="button"
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setFailed(false);
        }}
      >
        <Icon />
        {open ? closeLabel : openLabel}
      </Button>
      {open && !failed ? (
        <Catch onError={() => setFailed(true)}>
          <Suspense fallback={<RowsSkeleton rows={rows} />}>{children}</Suspense>
        </Catch>
      ) : null}
      {failed ? <Notice tone="error">{failure}</Notice> : null}
    </Stack>
  );
}

interface AskedDialogProps {
  onClose: () => void;
  /** The dialog. Its query takes the fetch key: Relay remembers a failure, and another opening is to ask again. */
  children: (fetchKey: string) => ReactNode;
}

/**
 * A dialog that loads what it shows before it opens. If that fails, a toast says so and the page stays as it is. Mount a
 * new instance each time it opens.
 */
export function AskedDialog({ onClose, children }: AskedDialogProps) {
  const [fetchKey] = useState(newKey);
  const fail = () => {
    toast.error({
      title: "Não foi possível abrir",
      description: "Verifique sua conexão e tente novamente.",
    });
    onClose();
  };
  return (
    <Catch onError={fail}>
      <Suspense>{children(fetchKey)}</Suspense>
    </Catch>
  );
}

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
