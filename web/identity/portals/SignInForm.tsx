import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import type { SignInInput } from "../../../server/identity/sign-in.rules";
import { PasswordField, TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal, hasCode } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/server-form";
import { lazyDialog } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { ResendConfirmation } from "../confirmation/EmailConfirmation";
import type { PasswordHelp } from "../password/passwords";
import type { Portal } from "./portals";
import { useSignInMutation } from "./use-sign-in-mutation";
import { type Typed, useTypedForm } from "./use-typed-form";

const ForgotPasswordDialog = lazyDialog(
  async () => (await import("../password/ForgotPasswordDialog")).ForgotPasswordDialog,
);

interface ForgotPasswordProps {
  help: PasswordHelp;
  /** The address that has been typed so far. */
  typedEmail?: () => string;
  label?: string;
}

/** 'Esqueci minha senha' and its dialog. To be placed beside a form, not inside it: the dialog holds one of its own. */
export function ForgotPassword({
  help,
  typedEmail = () => "",
  label = "Esqueci minha senha",
}: ForgotPasswordProps) {
  const [open, setOpen] = useState(false);
  // Each opening is a new dialog: nothing of the last one is left.
  const [opening, setOpening] = useState({ count: 0, email: "" });

  const show = () => {
    setOpening({ count: opening.count + 1, email: typedEmail().trim() });
    setOpen(true);
  };

  return (
    <>
      <Button variant="ghost" alignSelf="center" onClick={show}>
        {label}
      </Button>
      <ForgotPasswordDialog
        key={opening.count}
        open={open}
        onClose={() => setOpen(false)}
        help={help}
        email={opening.email}
      />
    </>
  );
}

/** What stays on the screen after the toast is gone, because something has to be done about it. */
type Obstacle = { kind: "unconfirmed"; email: string } | { kind: "other"; message: string };

/** Email and password. Where the person goes afterwards is the screen's business: it watches the session. */
export function SignInForm({ portal, typed }: { portal: Portal; typed: Typed }) {
  const form = useTypedForm<SignInInput>(typed, {
    resolver: useLateRules(async () => (await import("../../../server/identity/sign-in.rules")).signInSchema),
    defaultValues: { email: "", password: "" },
  });
  const { register, handleSubmit, formState } = form;
  const [signIn, pending] = useSignInMutation(portal.failure);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);

  const submit = async (input: SignInInput) => {
    setObstacle(null);
    const answer = await signIn(input);
    if (answer?.session) {
      const { roles, mustChangePassword } = answer.session;
      if (portal.admits && !mustChangePassword && !portal.admits(roles)) return;
      return toast.success({ title: "Login realizado com sucesso!", description: "Boas-vindas à Praia." });
    }
    const refusal = answer?.refusal;
    if (!refusal) return;
    if (refusal.fields) {
      applyRefusal(form, refusal);
      return showInvalid(refusal.message);
    }
    if (hasCode(refusal, "INVALID_CREDENTIALS"))
      return toast.error(portal.refusal("credentials", refusal.message));
    if (hasCode(refusal, "EMAIL_NOT_CONFIRMED")) {
      if (portal.help) setObstacle({ kind: "unconfirmed", email: input.email });
      return toast.error(portal.refusal("unconfirmed", refusal.message));
    }
    setObstacle({ kind: "other", message: refusal.message });
    toast.error(portal.refusal("other", refusal.message));
  };

  const refuse = ({ email, password }: FieldErrors<SignInInput>) =>
    showInvalid(email?.message ?? password?.message);

  return (
    <Stack gap="3">
      <form noValidate onSubmit={(event) => void handleSubmit(submit, refuse)(event)}>
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={formState.errors.email?.message}
            {...register("email")}
          />
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register("password")}
          />
          {obstacle ? <ObstacleNotice obstacle={obstacle} /> : null}
          <PendingButton type="submit" size="lg" pending={pending}>
            {pending ? "Entrando..." : portal.submitLabel}
          </PendingButton>
        </Stack>
      </form>
      {portal.help ? <ForgotPassword help={portal.help} typedEmail={() => form.getValues("email")} /> : null}
    </Stack>
  );
}

function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  if (obstacle.kind === "other") return <Notice tone="warning">{obstacle.message}</Notice>;
  return (
    <Notice tone="warning">
      <Stack gap="3" align="flex-start">
        <Text overflowWrap="anywhere">Falta confirmar {obstacle.email}: clique no link que enviamos.</Text>
        <ResendConfirmation email={obstacle.email} variant="outline" size="sm" colorPalette="gray" />
      </Stack>
    </Notice>
  );
}

function showInvalid(firstMessage: string | undefined) {
  toast.error({ title: "Dados inválidos", description: firstMessage });
}
