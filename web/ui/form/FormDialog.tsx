import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { DialogFrame } from "../lazy-code";
import { Notice } from "../PageStates";
import { PendingButton } from "./PendingButton";

interface FormDialogProps<Values extends FieldValues, Sent> {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  size?: "md" | "lg";
  form: Pick<UseFormReturn<Values, unknown, Sent>, "handleSubmit" | "formState">;
  onSubmit: (values: Sent) => Promise<void>;
  pending: boolean;
  submitLabel: string;
  pendingLabel: string;
  /** A second way to send the same fields, beside the first; Enter takes the first. */
  otherSubmit?: { label: string; onSubmit: (values: Sent) => Promise<void> };
  /** Whether it stops something for others. */
  dangerous?: boolean;
  /** The fields; what the server says of none of them stands below, as `errors.root`. */
  children: ReactNode;
}

/** A form in a dialog: once something is typed, a touch beside it closes nothing. */
export function FormDialog<Values extends FieldValues, Sent>({
  open,
  onClose,
  title,
  description,
  size,
  form: { handleSubmit, formState },
  onSubmit,
  pending,
  submitLabel,
  pendingLabel,
  otherSubmit,
  dangerous = false,
  children,
}: FormDialogProps<Values, Sent>) {
  const formId = useId();
  const { errors, isDirty } = formState;
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      keepOpen={isDirty}
      sheet
      size={size}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            {dangerous ? "Voltar" : "Cancelar"}
          </Button>
          {otherSubmit ? (
            <Button
              variant="outline"
              onClick={(event) => void handleSubmit(otherSubmit.onSubmit)(event)}
              disabled={pending}
            >
              {otherSubmit.label}
            </Button>
          ) : null}
          <PendingButton
            type="submit"
            form={formId}
            colorPalette={dangerous ? "flag" : undefined}
            pending={pending}
          >
            {pending ? pendingLabel : submitLabel}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <Stack gap="5">
          {children}
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}

interface ChangedMeanwhileProps {
  /** The server's message. */
  message: string;
  /** The fields that the other user changed, with their labels in the form and their saved values. */
  changes: readonly { label: string; now: string }[];
}

/** Edit conflict: shows what another user has saved, above the form, which keeps what was typed. */
export function ChangedMeanwhile({ message, changes }: ChangedMeanwhileProps) {
  // Scroll to the notice: in a scrolled dialog it may be out of view, and the button would seem to do nothing.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [message, changes]);
  return (
    <Box ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="warning">
        <Text fontWeight="semibold">{message}</Text>
        <Text mt="1">
          O que você digitou continua aqui, e o resto já está como ficou. Ao salvar de novo, vale o que está
          na tela.
        </Text>
        <Box as="ul" mt="2" listStyleType="none">
          {changes.map(({ label, now }) => (
            <Text as="li" key={label} overflowWrap="anywhere">
              {label} agora é: {now || "vazio"}
            </Text>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
