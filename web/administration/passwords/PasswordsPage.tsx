import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Clock, Dices, Info, KeyRound, LogOut, Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { emailOnlySchema } from "../../../server/identity/person.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/Fields";
import { useLateRules } from "../../ui/form/server-form";
import { formatDateTime } from "../../ui/format";
import { LiveText, Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { AdminFrame } from "../AdminFrame";
import { SendPasswordDialog, useIssueTemporaryPassword } from "./SendPasswordDialog";

type Addressee = z.infer<typeof emailOnlySchema>;

interface Issued {
  email: string;
  expiresAt: string;
}

/** Asks whose account, then whether it is meant: the old password is gone afterwards. */
export function IssueTemporaryPassword() {
  const form = useForm<Addressee>({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/person.rules")).emailOnlySchema,
    ),
    defaultValues: { email: "" },
  });
  const { register, handleSubmit, formState, reset } = form;
  const [addressee, setAddressee] = useState("");
  const [asking, setAsking] = useState(false);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [issue, pending] = useIssueTemporaryPassword();

  const ask = ({ email }: Addressee) => {
    setIssued(null);
    setAddressee(email);
    setAsking(true);
  };

  const confirm = async () => {
    const answer = (await issue({ input: { email: addressee } }))?.issueTemporaryPassword;
    if (!answer) return;
    setAsking(false);

    if (answer.done) {
      reset();
      return setIssued(answer.done);
    }
    if (answer.refusal) {
      const [homeless] = applyRefusal(form, answer.refusal);
      if (homeless) toast.error({ title: "Erro ao enviar a senha provisória", description: homeless });
    }
  };

  return (
    <Card title="Enviar senha provisória" icon={KeyRound}>
      <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
        <Stack gap="5">
          <Text color="fg.muted">
            Para quem não consegue entrar e não recebe o link de “Esqueci minha senha”.
          </Text>
          <TextField
            label="E-mail da conta"
            type="email"
            autoComplete="off"
            error={formState.errors.email?.message}
            {...register("email")}
          />
          <LiveText>
            {issued ? (
              <Notice tone="success">
                <Text fontWeight="bold" overflowWrap="anywhere">
                  Senha provisória enviada para {issued.email}.
                </Text>
                <Text mt="1">Ela vale até {formatDateTime(issued.expiresAt, brasiliaTime)}.</Text>
              </Notice>
            ) : null}
          </LiveText>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            Enviar senha provisória
          </PendingButton>
        </Stack>
      </form>
      <SendPasswordDialog
        open={asking}
        email={addressee}
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

const facts = [
  { icon: Dices, text: "A senha é gerada automaticamente. Ninguém a escolhe, e ela não aparece nesta tela." },
  { icon: Mail, text: "Ela vai por e-mail, só para o endereço da conta." },
  { icon: LogOut, text: "A senha antiga deixa de valer e as sessões abertas terminam." },
  { icon: Clock, text: "Vale por 72 horas. Depois disso, envie outra." },
  { icon: KeyRound, text: "No primeiro acesso, a pessoa escolhe a própria senha." },
] as const;

function TemporaryPasswordFacts() {
  return (
    <Card title="Como funciona" icon={Info}>
      <Stack as="ul" gap="4" listStyleType="none">
        {facts.map(({ icon: Icon, text }) => (
          <HStack as="li" key={text} gap="3" align="flex-start">
            <Box color="coral.fg" flexShrink="0" pt="0.5">
              <Icon size={18} aria-hidden="true" />
            </Box>
            <Text>{text}</Text>
          </HStack>
        ))}
      </Stack>
    </Card>
  );
}

/** Where an admin sends a temporary password to a user who cannot sign in. */
export function PasswordsPage() {
  return (
    <AdminFrame title="Gestão de Senhas">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" }}
        gap="6"
        alignItems="start"
      >
        <IssueTemporaryPassword />
        <TemporaryPasswordFacts />
      </Grid>
    </AdminFrame>
  );
}
