import { Button } from "@chakra-ui/react/button";
import { Spinner } from "@chakra-ui/react/spinner";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useContext, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { fetchQuery, graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type {
  ConfirmEmailPageLinkQuery,
  ConfirmEmailPageLinkQuery$data,
} from "../../__generated__/ConfirmEmailPageLinkQuery.graphql";
import { renewAccess } from "../../relay/access";
import { EnvironmentSource } from "../../relay/environment-source";
import { ButtonLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { focusContent } from "../../ui/focus";
import { PasswordField, TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { hasCode } from "../../ui/form/refusal";
import { useLateRules, useServerForm } from "../../ui/form/server-form";
import { LiveText, Notice } from "../../ui/PageStates";
import { AccessFrame } from "../AccessFrame";
import { passwordResetPath } from "../password/passwords";
import { keptWayBack } from "../public/way-back";
import { countdownLook } from "../use-mail-wait";
import { useConfirmEmailMutation, useResend } from "./EmailConfirmation";

/** Asks for the confirmation mail where it is not known whose link it was. */
function ResendConfirmationForm() {
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

type OpenLink = NonNullable<ConfirmEmailPageLinkQuery$data["confirmationLink"]>;

type Step =
  | { kind: "reading" }
  | { kind: "unreachable" }
  | { kind: "open"; link: OpenLink }
  | { kind: "confirmed"; email: string }
  | { kind: "alreadyConfirmed" }
  | { kind: "badLink"; message: string };

const incompleteLink: Step = { kind: "badLink", message: "Este link de confirmação está incompleto." };
const closedLink: Step = { kind: "badLink", message: "Este link é inválido ou expirou." };

/**
 * Where the link of a confirmation mail leads. Opening it changes nothing, because mail scanners open links too: the page
 * says what will happen, and a button does it.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  const [step, setStep, readAgain] = useConfirmationLink(token);

  switch (step.kind) {
    case "reading":
      return (
        <AccessFrame title="Confirmação de e-mail" invitation="Um instante: estamos verificando o seu link.">
          <HStack as="output" gap="3">
            <Spinner color="coral.solid" />
            <Text>Verificando…</Text>
          </HStack>
        </AccessFrame>
      );
    case "unreachable":
      return (
        <AccessFrame
          title="Não foi possível verificar o link"
          invitation="Verifique sua conexão com a internet e tente novamente."
        >
          <Button size="lg" alignSelf="flex-start" onClick={readAgain}>
            Tentar novamente
          </Button>
        </AccessFrame>
      );
    case "open":
      return <UseLink token={token ?? ""} link={step.link} onStep={setStep} />;
    case "confirmed":
      return (
        <AccessFrame
          title="E-mail confirmado!"
          invitation={`Tudo pronto: use ${step.email} para entrar na sua conta.`}
        >
          <WayIn />
        </AccessFrame>
      );
    case "alreadyConfirmed":
      return (
        <AccessFrame
          title="E-mail já confirmado"
          invitation="Este e-mail já está confirmado. Entre na sua conta."
        >
          <WayIn />
        </AccessFrame>
      );
    case "badLink":
      return <BadConfirmationLink message={step.message} />;
  }
}

function WayIn() {
  return (
    <ButtonLink to={keptWayBack() ?? "/"} size="lg" alignSelf="flex-start">
      Entrar
    </ButtonLink>
  );
}

interface UseLinkProps {
  token: string;
  link: OpenLink;
  onStep: (step: Step) => void;
}

/** The password shows that who reads the mail is who asked for it: anyone can type a stranger's address. */
function UseLink({ token, link: { state, email }, onStep }: UseLinkProps) {
  const goTo = (step: Step) => {
    onStep(step);
    focusContent();
  };
  const { form, submit, pending } = useServerForm(useConfirmEmailMutation(), {
    rules: async () => (await import("../../../server/identity/account.rules")).confirmEmailFormSchema,
    defaultValues: { password: "" },
    input: ({ password }) => ({ token, password }),
    onDone: (done) => {
      goTo({ kind: "confirmed", email: done.email });
      // The person signed in here may have another address from now on.
      void renewAccess().catch(() => undefined);
    },
    onRefused: ({ refusal }) => {
      if (hasCode(refusal, "EMAIL_ALREADY_CONFIRMED")) goTo({ kind: "alreadyConfirmed" });
      else if (hasCode(refusal, "INVALID_LINK")) goTo({ kind: "badLink", message: refusal?.message ?? "" });
      else return false;
      return true;
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isChange = state === "CHANGES_EMAIL";
  const text = isChange
    ? {
        title: "Trocar o e-mail da sua conta",
        invitation: `Sua conta passa a usar ${email}. O endereço anterior não serve mais para entrar.`,
        hint: "A da sua conta, para sabermos que é você",
        button: "Trocar meu e-mail",
        busy: "Trocando…",
      }
    : {
        title: "Confirme seu e-mail",
        invitation: `Sua conta na Praia passa a valer com ${email}.`,
        hint: "A que você escolheu no cadastro",
        button: "Confirmar e-mail",
        busy: "Confirmando…",
      };

  return (
    <AccessFrame title={text.title} invitation={text.invitation}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            hint={text.hint}
            error={errors.password?.message}
            {...register("password")}
          />
          {errors.root ? <Notice tone="warning">{errors.root.message}</Notice> : null}
          <PendingButton type="submit" size="lg" alignSelf="flex-start" pending={pending}>
            {pending ? text.busy : text.button}
          </PendingButton>
        </Stack>
      </form>
      {isChange ? (
        <Text color="fg.muted">Se não foi você quem pediu, feche esta página: nada muda.</Text>
      ) : (
        <Stack gap="2" align="flex-start">
          <Text color="fg.muted">
            Não lembra a senha, ou foi outra pessoa que fez o cadastro com o seu e-mail? Escolha uma senha
            nova: a anterior deixa de valer. Se não quer uma conta, feche esta página: nada muda.
          </Text>
          <ButtonLink to={passwordResetPath(token)} variant="outline">
            Escolher senha nova
          </ButtonLink>
        </Stack>
      )}
    </AccessFrame>
  );
}

/** Reads what the link does; the page moves on from there. */
function useConfirmationLink(token: string | null): [Step, (step: Step) => void, readAgain: () => void] {
  const environment = useContext(EnvironmentSource);
  const [step, setStep] = useState<Step>(token ? { kind: "reading" } : incompleteLink);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!token) return;
    let left = false;
    const show = (next: Step) => {
      if (!left) setStep(next);
    };
    const read = async () => {
      const answer = await fetchQuery<ConfirmEmailPageLinkQuery>(
        await environment(),
        graphql`
          query ConfirmEmailPageLinkQuery($token: String!) {
            confirmationLink(token: $token) {
              state
              email
            }
          }
        `,
        { token },
      ).toPromise();
      const link = answer?.confirmationLink;
      if (!link) show(closedLink);
      else show(link.state === "ALREADY_CONFIRMED" ? { kind: "alreadyConfirmed" } : { kind: "open", link });
    };
    read().catch(() => show({ kind: "unreachable" }));
    return () => {
      left = true;
    };
  }, [environment, token, attempt]);

  const readAgain = () => {
    setStep({ kind: "reading" });
    setAttempt(attempt + 1);
  };
  return [step, setStep, readAgain];
}

/** The link serves once: most who come here have been here before. The others can have another one. */
export function BadConfirmationLink({ message }: { message: string }) {
  return (
    <AccessFrame title="Link inválido" invitation={message}>
      <Stack gap="4" align="flex-start">
        <Text>Se você já confirmou este e-mail antes, é só entrar.</Text>
        <ButtonLink to={keptWayBack() ?? "/"} size="lg">
          Ir para o login
        </ButtonLink>
      </Stack>
      <Card title="Receber um novo link">
        <ResendConfirmationForm />
      </Card>
    </AccessFrame>
  );
}
