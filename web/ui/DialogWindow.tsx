import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { useEffect, type ReactNode } from "react";
import { clearOldToasts } from "./toaster";

export interface DialogWindowProps {
  open: boolean;
  /** Left out where it can only be answered: nothing closes it then. */
  onClose?: () => void;
  /** Called when nothing of it is on screen any more. */
  onClosed?: () => void;
  title: string;
  description?: string;
  /** "alert" for questions that must be answered. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg" | "xl";
  /** A width of its own instead of the size's. */
  maxW?: string;
  /** On a phone it comes up from the bottom edge, where the thumb is; title and footer stay while the rest scrolls. */
  sheet?: boolean;
  /** Whether something was typed that a touch beside the dialog must not lose. */
  keepOpen?: boolean;
  /** Where the focus goes afterwards when what opened the dialog may have moved or gone. */
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

/** A dialog: focus stays inside, Escape closes it, focus returns to where it came from. */
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
  keepOpen = false,
  returnFocusTo,
  footer,
  children,
}: DialogWindowProps) {
  useEffect(() => {
    if (open) clearOldToasts();
  }, [open]);
  const sides = sheet ? { px: { base: "4", md: "6" } } : {};
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => change.open || onClose?.()}
      onExitComplete={onClosed}
      role={role}
      size={size}
      placement={sheet ? { base: "bottom", md: "center" } : "center"}
      scrollBehavior={sheet ? "inside" : "outside"}
      closeOnEscape={onClose !== undefined}
      // Focus also moves when a page loads or another dialog closes: that must not close this dialog.
      onFocusOutside={(event) => event.preventDefault()}
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
            {children ? <Dialog.Body {...sides}>{children}</Dialog.Body> : null}
            {footer ? (
              <Dialog.Footer flexWrap="wrap" {...sides}>
                {footer}
              </Dialog.Footer>
            ) : null}
            {onClose ? (
              <Dialog.CloseTrigger asChild>
                <CloseButton variant="ghost" colorPalette="gray" aria-label="Fechar" />
              </Dialog.CloseTrigger>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
