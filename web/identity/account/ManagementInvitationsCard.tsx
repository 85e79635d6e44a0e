import { MailQuestion } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ManagementInvitationsCard_viewer$key } from "../../__generated__/ManagementInvitationsCard_viewer.graphql";
import { TimeAgo } from "../../ui/TimeAgo";
import { InvitationsCard } from "../public/InvitationsCard";
import { useAnswerInvitationMutation } from "./use-management-invitation-mutations";

/** Invitations to manage or work for an arena or federation; renders nothing if there are none. */
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
  return (
    <InvitationsCard
      title="Convites para você"
      icon={MailQuestion}
      invitations={managementInvitations.map(({ id, kind, placeName, position, createdAt }) => {
        const place = placeInSentence(kind, placeName);
        return {
          id,
          placeName,
          asks: position
            ? `Trabalhar na ${place}, com o cargo de ${position}`
            : `Ser responsável pela ${place}`,
          detail: (
            <>
              Convite enviado <TimeAgo instant={createdAt} timeZone={brasiliaTime} />
            </>
          ),
        };
      })}
      answer={async (invitationId, accept) =>
        (await answer({ input: { invitationId, accept } }))?.answerManagementInvitation
      }
      pending={pending}
      afterYes="Você já tem acesso: veja no menu."
      afterNo="A pessoa que convidou foi avisada."
    />
  );
}
