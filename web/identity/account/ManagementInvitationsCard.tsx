import { MailQuestion } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ManagementInvitationsCard_viewer$key } from "../../__generated__/ManagementInvitationsCard_viewer.graphql";
import { TimeAgo } from "../../ui/TimeAgo";
import { InvitationsCard } from "../public/InvitationsCard";
import type { ManagementInvitationsCardAnswerMutation } from "../../__generated__/ManagementInvitationsCardAnswerMutation.graphql";
import { useAction } from "../../relay/use-action";

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

function useAnswerInvitationMutation() {
  return useAction<ManagementInvitationsCardAnswerMutation>(
    graphql`
      mutation ManagementInvitationsCardAnswerMutation($input: AnswerManagementInvitationInput!) {
        answerManagementInvitation(input: $input) {
          ... on AnswerManagementInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
            viewer {
              ...ManagementInvitationsCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao convite", description: "Tente novamente." },
      // Viewer has no id of its own: the answer's invitations are those that the page shows.
      updater: (store) => {
        const answered = store.getRootField("answerManagementInvitation")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("managementInvitations");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "managementInvitations");
      },
    },
  );
}
