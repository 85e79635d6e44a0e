import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef, useState } from "react";
import { reason } from "../../server/enrolments/enrolment-input.rules";
import { TextAreaField } from "../ui/form/Fields";
import { PendingButton } from "../ui/form/PendingButton";
import { DialogFrame } from "../ui/lazy-code";
import { Notice } from "../ui/PageStates";

/** What is wrong with the reason for an exception; undefined for one that can be sent. */
export function exceptionProblem(text: string): string | undefined {
  const parsed = reason.safeParse(text);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

interface ExceptionFieldProps {
  reasons: readonly { readonly code: string; readonly message: string }[];
  /** Null if no exception is possible. */
  value: string | null;
  onChange: (reason: string) => void;
  error?: string;
}

/** Lists the category rules that reject an athlete, and a field for the organiser's reason to make an exception. */
export function ExceptionField({ reasons, value, onChange, error }: ExceptionFieldProps) {
  // The field appears after a press on the submit button, and its error after the next press: focus it both times.
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), [error]);

  return (
    <Stack gap="4">
      <Notice tone="error">
        <Stack gap="1">
          {reasons.map(({ message }) => (
            <Text key={message}>{message}</Text>
          ))}
          {value === null ? (
            <Text>Para aceitar atletas de outras arenas, mude isso nas Configurações do torneio.</Text>
          ) : null}
        </Stack>
      </Notice>
      {value === null ? null : (
        <TextAreaField
          label="Motivo da exceção"
          hint="Fica registrado na inscrição, com o seu nome e a data."
          required
          ref={field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
        />
      )}
    </Stack>
  );
}

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
