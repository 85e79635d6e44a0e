import { chakra } from "@chakra-ui/react/styled-system";
import { useLayoutEffect, useRef, type ReactNode } from "react";

const Sheet = chakra("dialog", {
  base: {
    color: "fg",
    bg: "bg.panel",
    borderWidth: "0",
    p: "0",
    m: "0",
    maxW: "none",
    maxH: "none",
    position: "fixed",
    boxShadow: "lg",
    overflow: "hidden",
    "&::backdrop": { bg: "rgb(4 22 30 / 0.5)" },
  },
  variants: {
    kind: {
      /** From the side, as high as the screen. */
      drawer: { insetBlock: "0", left: "auto", right: "0", h: "100dvh", w: "18rem" },
      /** In the middle above. */
      centre: {
        insetInline: "0",
        mx: "auto",
        top: { base: "2", md: "15vh" },
        w: "calc(100% - 1rem)",
        maxW: "36rem",
        maxH: "min(32rem, 80dvh)",
        borderRadius: "l3",
        "&[open]": { display: "flex", flexDirection: "column" },
      },
      /** Under the head of the navigation; on a phone in the middle above. */
      corner: {
        left: { base: "2", md: "2" },
        right: { base: "2", md: "auto" },
        top: { base: "2", md: "14" },
        w: { base: "auto", md: "18rem" },
        maxH: "80dvh",
        borderRadius: "l3",
        overflowY: "auto",
      },
    },
  },
});

interface ModalSheetProps {
  kind: "drawer" | "centre" | "corner";
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus, closes with Esc and gives the focus back. Open as long as it is there;
 * what has `data-first-focus` has the focus first.
 */
export function ModalSheet({ kind, label, onClose, children }: ModalSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is gone from the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => shown?.close();
  }, []);
  return (
    <Sheet
      ref={dialog}
      kind={kind}
      aria-label={label}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </Sheet>
  );
}
