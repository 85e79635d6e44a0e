import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { FieldShell } from "./FieldShell";
import type { TextFieldProps } from "./TextField";

export function PasswordField({ label, hint, error, required, ...input }: Omit<TextFieldProps, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative">
          <Input type={shown ? "text" : "password"} pe="12" {...input} {...control} />
          <IconButton
            variant="plain"
            colorPalette="gray"
            size="sm"
            position="absolute"
            right="0.5"
            insetY="0"
            my="auto"
            aria-label={shown ? "Ocultar senha" : "Mostrar senha"}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </Box>
      )}
    </FieldShell>
  );
}
