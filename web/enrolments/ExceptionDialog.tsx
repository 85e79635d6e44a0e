import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { DialogFrame } from "../ui/DialogFrame";
import { PendingButton } from "../ui/form/PendingButton";
import { exceptionProblem } from "./exception-problem";
import { ExceptionField } from "./ExceptionField";

export interface Ineligible {
  reasons: readonly { readonly code: string; readonly message: string }[];
  /** Validation error of the reason. */
  problem?: string;
}

interface ExceptionDialogProps {
  name: string;
  /** The violated rules; null while the dialog is closed. */
  ineligible: Ineligible | null;
  pending: boolean;
  /** Label of the button that confirms the exception: "Inscrever". */
  verb?: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Shown when the category's rules reject an athlete: asks the organiser for a reason to admit the athlete anyway. */
export function ExceptionDialog({
  name,
  ineligible,
  pending,
  verb = "Inscrever",
  onConfirm,
  onClose,
}: ExceptionDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(ineligible);
  if (ineligible !== null && ineligible !== shown) setShown(ineligible);
  const canExcept = shown?.reasons.every(({ code }) => code !== "ARENA") ?? false;
  const confirm = () => {
    const wrong = exceptionProblem(reason);
    setProblem(wrong);
    if (wrong === undefined) onConfirm(reason);
  };
  return (
    <DialogFrame
      open={ineligible !== null}
      onClose={onClose}
      busy={pending}
      onClosed={() => {
        setReason("");
        setProblem(undefined);
      }}
      size="sm"
      keepOpen
      title={`${name} não atende às regras da categoria`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Voltar
          </Button>
          {canExcept ? (
            <PendingButton pending={pending} onClick={confirm}>
              {pending ? "Registrando…" : `${verb} com exceção`}
            </PendingButton>
          ) : null}
        </>
      }
    >
      {shown ? (
        <ExceptionField
          reasons={shown.reasons}
          value={canExcept ? reason : null}
          onChange={setReason}
          error={problem ?? shown.problem}
        />
      ) : null}
    </DialogFrame>
  );
}
