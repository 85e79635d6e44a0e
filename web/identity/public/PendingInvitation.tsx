import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { PendingInvitation_invitation$key } from "../../__generated__/PendingInvitation_invitation.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import type { PendingInvitationWithdrawMutation } from "../../__generated__/PendingInvitationWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";

interface PendingInvitationProps {
  invitation: PendingInvitation_invitation$key;
  /** Called after the invitation is withdrawn, so that the parent reloads its data. */
  onWithdrawn: () => void;
}

/** A pending invitation, which can be withdrawn. */
export function PendingInvitation({ invitation: key, onWithdrawn }: PendingInvitationProps) {
  const { id, name, email, position, createdAt } = useFragment(
    graphql`
      fragment PendingInvitation_invitation on ManagementInvitation {
        id
        position
        createdAt
        name
        email
      }
    `,
    key,
  );
  const [withdraw, pending] = useWithdrawInvitationMutation();

  const send = async () => {
    const answer = (await withdraw({ input: { invitationId: id } }))?.withdrawManagementInvitation;
    if (!answer) return;
    if (answer.refusal) toast.error({ title: answer.refusal.message });
    else toast.success({ title: "Convite cancelado" });
    onWithdrawn();
  };

  return (
    <Stack gap="2">
      <Person
        name={name ?? email}
        facts={[position, name ? email : null].filter(Boolean).join(" · ")}
        size="sm"
      />
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text textStyle="xs" color="fg.muted">
          Aguarda resposta, convite enviado <TimeAgo instant={createdAt} timeZone={brasiliaTime} />
        </Text>
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          pending={pending}
          onClick={() => void send()}
          aria-label={`Cancelar convite para ${name ?? email}`}
        >
          {pending ? "Cancelando…" : "Cancelar convite"}
        </PendingButton>
      </HStack>
    </Stack>
  );
}

function useWithdrawInvitationMutation() {
  return useAction<PendingInvitationWithdrawMutation>(
    graphql`
      mutation PendingInvitationWithdrawMutation($input: WithdrawManagementInvitationInput!) {
        withdrawManagementInvitation(input: $input) {
          ... on WithdrawManagementInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o convite", description: "Tente novamente." } },
  );
}
