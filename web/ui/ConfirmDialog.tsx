import { Button } from "@chakra-ui/react/button";
import type { ReactNode } from "react";
import { DialogFrame } from "./lazy-code";
import { PendingButton } from "./form/PendingButton";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description?: string;
  confirmLabel: string;
  pendingLabel: string;
  /** Where "Cancelar" would be read as the step itself. */
  cancelLabel?: string;
  pending: boolean;
  /** Whether the step cannot be taken back. */
  dangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Where the focus goes afterwards when what opened the dialog may have moved or gone. */
  returnFocusTo?: () => HTMLElement | null;
  /** What will happen, in more than one sentence; or why the server refused. */
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  pendingLabel,
  cancelLabel = "Cancelar",
  pending,
  dangerous = false,
  onConfirm,
  onClose,
  returnFocusTo,
  children,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      returnFocusTo={returnFocusTo}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <PendingButton colorPalette={dangerous ? "flag" : "coral"} onClick={onConfirm} pending={pending}>
            {pending ? pendingLabel : confirmLabel}
          </PendingButton>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
