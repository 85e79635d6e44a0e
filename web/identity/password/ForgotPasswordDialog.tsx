import { Button } from "@chakra-ui/react/button";
import { useEffect, useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/Fields";
import { toast } from "../../ui/toaster";
import { countdownLook, mailWaitSeconds, useMailWait } from "../use-mail-wait";
import { type PasswordHelp, useRequestPasswordResetMutation } from "./passwords";
import { useLateRules } from "../../ui/form/server-form";
import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailCheck } from "lucide-react";
import { useFocusOnArrival } from "../use-focus-on-arrival";

interface ForgotPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  help: PasswordHelp;
  /** What stands in the field at first. */
  email: string;
}

/** Two that do not fit side by side fill a line each. */
const wideOnPhone = { base: 1, sm: 0 };

/** Asks for the mail with the link; then says where it went, whether the address has an account or not. */
export function ForgotPasswordDialog({ open, onClose, help, email }: ForgotPasswordDialogProps) {
  const form = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/person.rules")).emailOnlySchema,
    ),
    defaultValues: { email },
  });
  const { register, control, handleSubmit, formState } = form;
  const typed = useWatch({ control, name: "email" });
  const [request, pending] = useRequestPasswordResetMutation();
  const [secondsLeft, wait] = useMailWait(typed);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const formId = useId();

  // The button that led back to the form is gone, and the focus would stay behind with it.
  useEffect(() => {
    if (again && sentTo === null) form.setFocus("email");
  }, [again, sentTo, form]);

  const backToForm = () => {
    setAgain(true);
    setSentTo(null);
  };

  const missing = typed.trim() === "";
  const problem = formState.errors.email?.message;

  const submit = async (input: { email: string }) => {
    const answer = (await request({ input: { ...input, portal: help.portal } }))?.requestPasswordReset;

    if (answer?.done) {
      wait(mailWaitSeconds);
      setSentTo(answer.done.email);
      return toast.success({
        title: "E-mail enviado!",
        description: "Verifique sua caixa de entrada e siga as instruções para redefinir sua senha.",
      });
    }
    if (answer?.tooManyAttempts) {
      wait(answer.tooManyAttempts.retryInSeconds);
      return toast.error({ title: "Erro ao enviar e-mail", description: answer.tooManyAttempts.message });
    }
    if (answer?.refusal) {
      form.setError("email", { type: "server", message: answer.refusal.message }, { shouldFocus: true });
      return toast.error({ title: "Erro ao enviar e-mail", description: answer.refusal.message });
    }
  };

  const refuse = () => {
    if (missing)
      toast.error({
        title: "Email obrigatório",
        description: "Por favor, insira seu email para continuar.",
      });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Redefinir Senha"
      description={sentTo === null ? help.description : undefined}
      maxW="425px"
      footer={
        sentTo === null ? (
          <>
            <Button variant="ghost" colorPalette="gray" onClick={onClose}>
              Cancelar
            </Button>
            <PendingButton
              type="submit"
              form={formId}
              pending={pending || secondsLeft > 0}
              {...countdownLook}
            >
              {pending ? "Enviando…" : secondsLeft > 0 ? `Enviar em ${secondsLeft} s` : "Enviar link"}
            </PendingButton>
          </>
        ) : (
          <>
            <Button variant="outline" colorPalette="gray" flexGrow={wideOnPhone} onClick={backToForm}>
              Tentar Novamente
            </Button>
            <Button flexGrow={wideOnPhone} onClick={onClose}>
              Fechar
            </Button>
          </>
        )
      }
    >
      {sentTo === null ? (
        <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit, refuse)(event)}>
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="username"
            error={problem && missing ? "Email obrigatório" : problem}
            {...register("email")}
          />
        </form>
      ) : (
        <ResetMailSent email={sentTo} />
      )}
    </DialogFrame>
  );
}

function ResetMailSent({ email }: { email: string }) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <Stack gap="3" align="center" textAlign="center" ref={message} tabIndex={-1} outline="0">
      <Box p="3" borderRadius="full" bg="bg.success" color="fg.success">
        <MailCheck size={26} aria-hidden="true" />
      </Box>
      <Heading as="h3" textStyle="lg" fontWeight="bold">
        E-mail enviado!
      </Heading>
      <Text color="fg.muted">
        Se houver uma conta com o endereço{" "}
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        , as instruções chegam em instantes. O link vale por 30 minutos. Procure também na caixa de spam.
      </Text>
    </Stack>
  );
}
