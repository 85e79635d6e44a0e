import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TextAreaField } from "../ui/form/TextAreaField";
import { Notice } from "../ui/Notice";
import { useEffect, useRef } from "react";

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
