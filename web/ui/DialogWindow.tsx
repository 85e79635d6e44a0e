import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { useEffect, useState, type ReactNode } from "react";
import { ScrollingBody } from "./ScrollingBody";
import { clearOldToasts } from "./toaster";

export interface DialogWindowProps {
  open: boolean;
  /** If absent, the dialog cannot be dismissed. */
  onClose?: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: string;
  description?: string;
  /** "alertdialog" for questions that must be answered: a click outside does not close it. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg" | "xl";
  /** Overrides the width of `size`. */
  maxW?: string;
  /** Bottom sheet on a phone; title and footer stay while the content scrolls. */
  sheet?: boolean;
  /** Whether a change is being saved: the dialog stays, for a while, until it can show the answer. */
  busy?: boolean;
  /** Prevents a click outside from closing the dialog, so that typed input is not lost. */
  keepOpen?: boolean;
  /** Where to return the focus if the element that opened the dialog may have moved or disappeared. */
  returnFocusTo?: () => HTMLElement | null;
  footer?: ReactNode;
  children?: ReactNode;
}

const sheetLook = {
  width: { base: "full", md: "calc(100% - 1.5rem)" },
  mx: { base: "0", md: "auto" },
  mt: { base: "auto", md: "8" },
  mb: { base: "0", md: "8" },
  borderBottomRadius: { base: "0", md: "l3" },
  maxH: { base: "calc(100dvh - 1.5rem)", md: "calc(100dvh - 4rem)" },
} as const;

/** After so long the connection may be dead, and the dialog can be left: a late refusal is then a toast. */
const longestHoldMs = 15_000;

/** Whether an answer may still come soon enough to wait for it. */
function useHold(busy: boolean): boolean {
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setTooLong(true), longestHoldMs);
    return () => {
      clearTimeout(timer);
      setTooLong(false);
    };
  }, [busy]);
  return busy && !tooLong;
}

/** A dialog with a focus trap: Escape closes it and returns the focus to the element that opened it. */
export function DialogWindow({
  open,
  onClose,
  onClosed,
  title,
  description,
  role,
  size = "md",
  maxW,
  sheet = false,
  busy = false,
  keepOpen = false,
  returnFocusTo,
  footer,
  children,
}: DialogWindowProps) {
  useEffect(() => {
    if (open) clearOldToasts();
  }, [open]);
  const held = useHold(busy);
  const sides = sheet ? { px: { base: "4", md: "6" } } : {};
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => change.open || held || onClose?.()}
      onExitComplete={onClosed}
      role={role}
      size={size}
      placement={sheet ? { base: "bottom", md: "center" } : "center"}
      scrollBehavior={sheet ? "inside" : "outside"}
      closeOnEscape={onClose !== undefined}
      // Focus also moves when a page loads or another dialog closes: that must not close this dialog.
      onFocusOutside={(event) => event.preventDefault()}
      // Nor does a drawer below that is slow to go: the library closes whatever was opened above it meanwhile.
      onRequestDismiss={(event) => event.preventDefault()}
      closeOnInteractOutside={!keepOpen && role !== "alertdialog"}
      finalFocusEl={returnFocusTo}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW={maxW} {...(sheet ? sheetLook : {})}>
            <Dialog.Header flexDirection="column" gap="1" {...sides} pe="14">
              <Dialog.Title>{title}</Dialog.Title>
              {description ? <Dialog.Description>{description}</Dialog.Description> : null}
            </Dialog.Header>
            {children ? <ScrollingBody {...sides}>{children}</ScrollingBody> : null}
            {footer ? (
              <Dialog.Footer flexWrap="wrap" {...sides}>
                {footer}
              </Dialog.Footer>
            ) : null}
            {onClose ? (
              <Dialog.CloseTrigger asChild>
                <CloseButton
                  variant="ghost"
                  colorPalette="gray"
                  aria-label="Fechar"
                  aria-disabled={held || undefined}
                />
              </Dialog.CloseTrigger>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
