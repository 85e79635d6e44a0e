import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { fetchQuery, graphql } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router-dom";
import type { z } from "zod";
import type { resetPasswordFormSchema } from "../../../server/identity/account.rules";
import type { ResetPasswordPageLinkQuery } from "../../__generated__/ResetPasswordPageLinkQuery.graphql";
import { relayEnvironment } from "../../relay/environment";
import { ButtonLink } from "../../ui/Links";
import { focusContent } from "../../ui/focus";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/server-form";
import { FormSkeleton, Notice } from "../../ui/PageStates";
import { toast, type ToastText } from "../../ui/toaster";
import { AccessFrame } from "../AccessFrame";
import { PasswordPair } from "../PasswordPair";
import { AccessWait } from "../public/Guard";
import { endSession, sessionState } from "../public/session";
import { signOutOnServer } from "../public/sign-out";
import { readResetLink, useResetPasswordMutation } from "./passwords";

type NewPassword = z.input<typeof resetPasswordFormSchema>;

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<NewPassword>({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/account.rules")).resetPasswordFormSchema,
    ),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [resetPassword, pending] = useResetPasswordMutation();
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ newPassword }: NewPassword) => {
    if (leaving) return;
    setRefusal(null);
    const answer = (await resetPassword({ input: { token, newPassword } }))?.resetPassword;

    if (answer?.done) {
      setLeaving(true);
      await leaveThisDevice();
      toast.success({ title: "Senha redefinida com sucesso!" });
      return onDone();
    }
    if (!answer?.refusal) return;
    const { fields, message } = answer.refusal;
    const [homeless] = applyRefusal(form, answer.refusal);
    if (!fields) setRefusal(message);
    showFailure(homeless ?? message);
  };

  const refuse = () => {
    const { newPassword, confirmPassword } = form.getValues();
    const problem = newPasswordProblem(newPassword, confirmPassword);
    if (problem) toast.error(problem);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit, refuse)(event)}>
      <Stack gap="5">
        <PasswordPair
          labels={["Nova Senha", "Confirmar Nova Senha"]}
          hint="Mínimo de 8 caracteres"
          first={register("newPassword")}
          second={register("confirmPassword")}
          errors={errors}
        />
        {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
        <PendingButton type="submit" size="lg" pending={pending || leaving}>
          {pending || leaving ? "Atualizando..." : "Redefinir Senha"}
        </PendingButton>
        <ButtonLink to="/auth" variant="ghost" alignSelf="center">
          Voltar para o Login
        </ButtonLink>
      </Stack>
    </form>
  );
}

function showFailure(message: string | undefined) {
  toast.error({
    title: "Erro ao redefinir senha",
    description: message ?? "Ocorreu um erro. Tente novamente.",
  });
}

/** Signs out on this device, even if the server cannot be reached. */
async function leaveThisDevice(): Promise<void> {
  if (sessionState().status !== "signedIn") return;
  await signOutOnServer().catch(() => undefined);
  endSession();
}

/** What a toast says of two new passwords; the rest of the rules speaks beside the fields only. */
export function newPasswordProblem(password: string, repeated: string): ToastText | null {
  if (password !== repeated)
    return {
      title: "Senhas não coincidem",
      description: "Por favor, verifique se as senhas são idênticas.",
    };
  if (password.length < 8)
    return { title: "Senha muito curta", description: "A senha deve ter pelo menos 8 caracteres." };
  return null;
}

const stayMs = 3_000;

function PasswordWasReset() {
  const navigate = useNavigate();
  useEffect(() => {
    focusContent();
    const timer = setTimeout(() => void navigate("/auth", { replace: true }), stayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AccessFrame
      title="Senha redefinida!"
      invitation="Agora é só entrar com a nova senha. Você será levado ao login em instantes."
    >
      <ButtonLink to="/auth" replace size="lg" alignSelf="flex-start">
        Ir para Login
      </ButtonLink>
    </AccessFrame>
  );
}

/** Why a reset link leads nowhere; "closed" is what the API says of a token that ran out, served or never was one. */
type BadResetLink = "none" | "otherPurpose" | "incomplete" | "closed";

const badResetLink: Record<BadResetLink, ToastText> = {
  none: {
    title: "Acesso direto não permitido",
    description: "Você deve acessar esta página através do link enviado por e-mail.",
  },
  otherPurpose: { title: "Link inválido", description: "Este link não é para redefinição de senha." },
  incomplete: {
    title: "Link incompleto",
    description: "Este link de redefinição de senha está incompleto.",
  },
  closed: {
    title: "Link inválido",
    description: "Este link de redefinição de senha é inválido ou expirou.",
  },
};

const title = "Defina sua nova senha";

/** Where the link of the reset mail leads. */
export function ResetPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const link = readResetLink(search);
  const token = link.kind === "complete" ? link.token : keptToken(state);
  const inAddress = link.kind === "complete";

  // Out of the address bar, where it would be seen and shared; the history's entry keeps it for a reload.
  useEffect(() => {
    if (inAddress) void navigate("/reset-password", { replace: true, state: { resetToken: token } });
  }, [inAddress, token, navigate]);

  if (done) return <PasswordWasReset />;
  if (link.kind === "otherPurpose" || link.kind === "incomplete") return <TurnAway because={link.kind} />;
  if (token === null) return <TurnAway because="none" />;
  return <CheckedLink token={token} onDone={() => setDone(true)} />;
}

function keptToken(state: unknown): string | null {
  const kept = (state as { resetToken?: unknown } | null)?.resetToken;
  return typeof kept === "string" ? kept : null;
}

function CheckedLink({ token, onDone }: { token: string; onDone: () => void }) {
  const [state, retry] = useResetLinkCheck(token);
  switch (state) {
    case "closed":
      return <TurnAway because="closed" />;
    case "open":
      return (
        <AccessFrame
          title={title}
          invitation="Use letras maiúsculas, minúsculas e números. Depois, entre com a nova senha."
        >
          <ResetPasswordForm token={token} onDone={onDone} />
        </AccessFrame>
      );
    case "checking":
      return (
        <AccessFrame title={title} invitation="Um instante: estamos verificando o seu link.">
          <FormSkeleton fields={3} />
        </AccessFrame>
      );
    case "unreachable":
      return (
        <AccessFrame
          title={title}
          invitation="Não foi possível verificar o seu link. Confira sua conexão com a internet e tente novamente."
        >
          <Button size="lg" alignSelf="flex-start" onClick={retry}>
            Tentar novamente
          </Button>
        </AccessFrame>
      );
  }
}

/** A link that leads nowhere: to the portal, with the reason. */
function TurnAway({ because }: { because: BadResetLink }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(badResetLink[because]);
    void navigate("/auth", { replace: true });
  }, [because, navigate]);
  return <AccessWait label="Redirecionando..." />;
}

/** "unreachable": the server could not be asked, so nothing is known of the link. */
type LinkState = "checking" | "open" | "closed" | "unreachable";

/** Asks whether the token of a reset link still works. @returns what is known, and how to ask again. */
function useResetLinkCheck(token: string): [state: LinkState, retry: () => void] {
  const [state, setState] = useState<LinkState>("checking");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const query = fetchQuery<ResetPasswordPageLinkQuery>(
      relayEnvironment(),
      graphql`
        query ResetPasswordPageLinkQuery($token: String!) {
          passwordResetLinkIsOpen(token: $token)
        }
      `,
      { token },
    ).subscribe({
      next: ({ passwordResetLinkIsOpen }) => setState(passwordResetLinkIsOpen ? "open" : "closed"),
      error: () => setState("unreachable"),
    });
    return () => query.unsubscribe();
  }, [token, attempt]);

  const retry = () => {
    setState("checking");
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
