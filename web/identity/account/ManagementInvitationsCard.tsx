import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailQuestion } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ManagementInvitationsCard_viewer$key } from "../../__generated__/ManagementInvitationsCard_viewer.graphql";
import { renewAccess } from "../../relay/access";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useAnswerInvitationMutation } from "./use-management-invitation-mutations";

/** What the administration asks one to look after; nothing where it asks nothing. */
export function ManagementInvitationsCard({ viewer }: { viewer: ManagementInvitationsCard_viewer$key }) {
  const { managementInvitations } = useFragment(
    graphql`
      fragment ManagementInvitationsCard_viewer on Viewer {
        managementInvitations {
          id
          kind
          placeName
          position
          createdAt
        }
      }
    `,
    viewer,
  );
  const [answer, pending] = useAnswerInvitationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (managementInvitations.length === 0) return null;

  const send = async (invitationId: string, accept: boolean) => {
    setRefusal(null);
    const told = (await answer({ input: { invitationId, accept } }))?.answerManagementInvitation;
    if (!told) return;
    if (told.__typename !== "AnswerManagementInvitationSuccess") return setRefusal(told.message ?? null);
    toast.success(
      accept
        ? { title: "Convite aceito", description: "Você já tem acesso: veja no menu." }
        : { title: "Convite recusado", description: "A administração da Praia foi avisada." },
    );
    // The menu shows what one may do now.
    if (accept) await renewAccess().catch(() => undefined);
  };

  return (
    <Card title="Convites para você" icon={MailQuestion}>
      <Stack as="ul" gap="5" listStyleType="none" aria-label="Convites para você">
        {managementInvitations.map(({ id, kind, placeName, position, createdAt }) => {
          const place = placeInSentence(kind, placeName);
          return (
            <Stack as="li" key={id} gap="3">
              <div>
                <Text fontWeight="semibold">
                  {position
                    ? `Trabalhar na ${place}, com o cargo de ${position}`
                    : `Ser responsável pela ${place}`}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  Convite da administração da Praia, <TimeAgo instant={createdAt} timeZone={brasiliaTime} />
                </Text>
              </div>
              <HStack gap="2">
                <PendingButton
                  size="sm"
                  pending={pending}
                  onClick={() => void send(id, true)}
                  aria-label={`Aceitar ${placeName}`}
                >
                  Aceitar
                </PendingButton>
                <PendingButton
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  pending={pending}
                  onClick={() => void send(id, false)}
                  aria-label={`Recusar ${placeName}`}
                >
                  Recusar
                </PendingButton>
              </HStack>
            </Stack>
          );
        })}
      </Stack>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </Card>
  );
}
