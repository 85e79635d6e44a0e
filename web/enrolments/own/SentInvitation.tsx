import { Button } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SentInvitation_invitation$key } from "../../__generated__/SentInvitation_invitation.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { CopyButton, whatsAppLink } from "../../ui/ShareLinks";
import { FieldShell } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { invitationMessage, keepInvitationLink, useKeptInvitationLink } from "./InvitePartnerFields";
import { useResendInvitationMutation, useWithdrawInvitationMutation } from "./use-own-enrolment-mutations";

interface InvitationLinkProps {
  url: string;
  tournamentName: string;
}

/** The link that the partner opens to accept, and two ways to send it. */
function InvitationLink({ url, tournamentName }: InvitationLinkProps) {
  return (
    <Stack gap="3">
      <FieldShell
        label="Link do convite"
        hint="Quem abrir este link pode aceitar. Envie só para a sua dupla."
      >
        {(control) => (
          <Input
            readOnly
            value={url}
            fontFamily="mono"
            onFocus={(event) => event.target.select()}
            {...control}
          />
        )}
      </FieldShell>
      <HStack gap="3" wrap="wrap">
        <Button asChild colorPalette="palm">
          <a href={whatsAppLink(invitationMessage(tournamentName, url))} target="_blank" rel="noreferrer">
            <MessageCircle />
            Enviar pelo WhatsApp
          </a>
        </Button>
        <CopyButton text={url} label="Copiar link" variant="outline" />
      </HStack>
    </Stack>
  );
}

interface SentInvitationProps {
  invitation: SentInvitation_invitation$key;
  enrolmentId: string;
  tournamentName: string;
  onInviteOther: () => void;
  onChanged: () => void;
}

/** The pending invitation: shows its link, sends it again, invites another partner, or withdraws it. */
export function SentInvitation({
  invitation,
  enrolmentId,
  tournamentName,
  onInviteOther,
  onChanged,
}: SentInvitationProps) {
  const {
    id: invitationId,
    inviteeName,
    sentByEmail,
  } = useFragment(
    graphql`
      fragment SentInvitation_invitation on PairInvitation {
        id
        inviteeName
        sentByEmail
      }
    `,
    invitation,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState(false);
  const [resend, resending] = useResendInvitationMutation();
  const [withdraw, withdrawPending] = useWithdrawInvitationMutation();
  const kept = useKeptInvitationLink(enrolmentId);
  const link = sentByEmail ? null : kept;

  const sendAgain = async () => {
    setRefusal(null);
    const answer = (await resend({ input: { invitationId } }))?.resendInvitation;
    if (answer?.done) {
      keepInvitationLink(enrolmentId, answer.done.invitationUrl ?? null);
      toast.success({ title: sentByEmail ? "Convite enviado de novo" : "Novo link criado" });
      onChanged();
    } else if (answer?.refusal) setRefusal(answer.refusal.message);
  };

  const askNoLonger = async () => {
    setRefusal(null);
    const answer = (await withdraw({ input: { invitationId } }))?.withdrawInvitation;
    setWithdrawing(false);
    if (answer?.done) {
      keepInvitationLink(enrolmentId, null);
      toast.success({ title: "Convite retirado" });
      onChanged();
    } else if (answer?.refusal) setRefusal(answer.refusal.message);
  };

  return (
    <Stack gap="4">
      {link ? <InvitationLink url={link} tournamentName={tournamentName} /> : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <HStack gap="3" wrap="wrap">
        {link ? null : (
          <PendingButton variant="outline" pending={resending} onClick={() => void sendAgain()}>
            {sentByEmail
              ? resending
                ? "Enviando…"
                : "Enviar de novo"
              : resending
                ? "Criando…"
                : "Criar um novo link"}
          </PendingButton>
        )}
        <Button variant="outline" onClick={onInviteOther}>
          Convidar outra pessoa
        </Button>
        <Button variant="ghost" colorPalette="gray" onClick={() => setWithdrawing(true)}>
          Retirar convite
        </Button>
      </HStack>
      <ConfirmDialog
        open={withdrawing}
        title="Retirar o convite?"
        description={`O link enviado a ${inviteeName} deixa de valer. A sua inscrição continua, e você pode convidar outra pessoa.`}
        confirmLabel="Retirar convite"
        pendingLabel="Retirando…"
        pending={withdrawPending}
        dangerous
        onConfirm={() => void askNoLonger()}
        onClose={() => setWithdrawing(false)}
      />
    </Stack>
  );
}
