import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** "alert" for questions that must be answered. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg" | "xl";
  footer?: ReactNode;
  children?: ReactNode;
}

/** A dialog: focus stays inside, Escape closes it, focus returns to where it came from. */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  role,
  size = "md",
  footer,
  children,
}: DialogFrameProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => change.open || onClose()} role={role} size={size}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header flexDirection="column" gap="1" pe="14">
              <Dialog.Title>{title}</Dialog.Title>
              {description ? <Dialog.Description>{description}</Dialog.Description> : null}
            </Dialog.Header>
            {children ? <Dialog.Body>{children}</Dialog.Body> : null}
            {footer ? <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer> : null}
            <Dialog.CloseTrigger asChild>
              <CloseButton variant="ghost" colorPalette="gray" aria-label="Fechar" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
