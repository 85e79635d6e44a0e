import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Input, type InputProps } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra, createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Textarea, type TextareaProps } from "@chakra-ui/react/textarea";
import { ChevronDown, CircleAlert, Eye, EyeOff } from "lucide-react";
import { type ReactNode, type Ref, useId, useState } from "react";
import { LiveText } from "../PageStates";

export interface FieldText {
  label: string;
  hint?: string;
  error?: string;
  /** Whether the label carries the mark; the schema decides, this only says so beforehand. */
  required?: boolean;
}

/** The ids that tie a control to its label, its hint and its error. */
function useFieldAria({ hint, error, required }: Pick<FieldText, "hint" | "error" | "required">) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-required": required || undefined,
    },
  };
}

type FieldControl = ReturnType<typeof useFieldAria>["control"];

interface FieldShellProps extends FieldText {
  children: (control: FieldControl) => ReactNode;
}

/** Label above, error and hint below, all tied to the control. */
export function FieldShell({ label, hint, error, required, children }: FieldShellProps) {
  const { control, hintId, errorId } = useFieldAria({ hint, error, required });
  return (
    <Stack gap="1.5" w="full" minW="0">
      <chakra.label
        htmlFor={control.id}
        textStyle="sm"
        fontWeight="semibold"
        _after={required ? { content: '"*" / ""', color: "fg.error", ms: "0.5" } : undefined}
      >
        {label}
      </chakra.label>
      {children(control)}
      <FieldError id={errorId} error={error} />
      {hint ? (
        <Text id={hintId} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <LiveText id={id}>
      {error ? (
        <HStack gap="1.5" color="fg.error" textStyle="sm" fontWeight="medium" align="flex-start">
          <Box as="span" flexShrink="0" pt="0.5">
            <CircleAlert size={15} aria-hidden="true" />
          </Box>
          <span>{error}</span>
        </HStack>
      ) : null}
    </LiveText>
  );
}

export type TextFieldProps = FieldText & Omit<InputProps, keyof FieldText | "children">;

/** One line of text: `<TextField label="Email" error={errors.email?.message} {...register("email")} />`. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => <Input {...input} {...control} />}
    </FieldShell>
  );
}

type TextAreaFieldProps = FieldText &
  Omit<TextareaProps, keyof FieldText | "children"> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, required, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => <Textarea rows={3} {...textarea} {...control} />}
    </FieldShell>
  );
}

/** A day as YYYY-MM-DD, with the device's own calendar. `min` and `max` are days too. */
export function DateField(props: Omit<TextFieldProps, "type">) {
  return <TextField type="date" {...props} />;
}

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

/** The device's own select, dressed as our inputs. */
const Select = createRecipeContext({ key: "input" }).withContext<
  HTMLSelectElement,
  HTMLChakraProps<"select">
>("select");

interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FieldText &
  Omit<HTMLChakraProps<"select">, keyof FieldText | "children"> & {
    options: readonly SelectOption[];
    /** The line shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  maxW,
  ...select
}: SelectFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative" maxW={maxW}>
          <Select pe="10" {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box
            position="absolute"
            insetY="0"
            right="3"
            display="grid"
            placeItems="center"
            pointerEvents="none"
            color="fg.muted"
          >
            <ChevronDown size={18} aria-hidden="true" />
          </Box>
        </Box>
      )}
    </FieldShell>
  );
}
