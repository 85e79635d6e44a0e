import { Stack } from "@chakra-ui/react/stack";
import { useForm, useWatch } from "react-hook-form";

import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { LiveText } from "../../ui/LiveText";
import { countdownLook } from "../use-mail-wait";
import { useResend } from "./use-resend";
import { useLateRules } from "../../ui/form/use-late-rules";

/** Asks for the confirmation mail where it is not known whose link it was. */
export function ResendConfirmationForm() {
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/person.rules")).emailOnlySchema,
    ),
    defaultValues: { email: "" },
  });
  const { register, control, handleSubmit, formState } = form;
  const { resend, label, busy, outcome } = useResend(useWatch({ control, name: "email" }));

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(resend)(event)}>
      <Stack gap="4" align="flex-start">
        <TextField
          label="E-mail do cadastro"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <PendingButton type="submit" variant="outline" pending={busy} {...countdownLook}>
          {label}
        </PendingButton>
        <LiveText textStyle="sm" fontWeight="medium">
          {outcome?.message}
        </LiveText>
      </Stack>
    </form>
  );
}
