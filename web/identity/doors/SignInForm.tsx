import { Stack } from "@chakra-ui/react/stack";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type FieldErrors } from "react-hook-form";
import { signInSchema, type SignInInput } from "../../server/identity/sign-up.rules";
import { PasswordField } from "../ui/form/PasswordField";
import { applyServerErrors } from "../ui/form/server-errors";
import { TextField } from "../ui/form/TextField";
import { PendingButton } from "../ui/form/PendingButton";
import { toast } from "../ui/toaster";
import type { Door } from "./doors";
import { useSignInMutation } from "./use-sign-in-mutation";

/** Email and password. Where the person goes afterwards is the screen's business: it watches the session. */
export function SignInForm({ door }: { door: Door }) {
  const form = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: "", password: "" },
  });
  const { register, handleSubmit, formState } = form;
  const [signIn, pending] = useSignInMutation(door.failure);

  const submit = async (input: SignInInput) => {
    const answer = await signIn(input);
    switch (answer?.__typename) {
      case "SignInSuccess":
        if (door.admits && !door.admits(answer.viewer.roles)) return;
        return toast.success({ title: "Login realizado com sucesso!", description: "Boas-vindas à Praia." });
      case "InvalidInput":
        applyServerErrors(form, answer.fields);
        return tellInvalid(answer.fields[0]?.message);
      case "InvalidCredentials":
        return toast.error(door.refusal("credentials", answer.message));
      case "EmailNotConfirmed":
        return toast.error(door.refusal("unconfirmed", answer.message));
      case "TooManyAttempts":
        return toast.error(door.refusal("other", answer.message));
    }
  };

  const refuse = ({ email, password }: FieldErrors<SignInInput>) =>
    tellInvalid(email?.message ?? password?.message);

  return (
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
        <PendingButton type="submit" size="lg" pending={pending}>
          {pending ? "Entrando..." : door.submitLabel}
        </PendingButton>
      </Stack>
    </form>
  );
}

function tellInvalid(firstMessage: string | undefined) {
  toast.error({ title: "Dados inválidos", description: firstMessage });
}
