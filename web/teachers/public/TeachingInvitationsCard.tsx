import { GraduationCap } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import type { TeachingInvitationsCard_viewer$key } from "../../__generated__/TeachingInvitationsCard_viewer.graphql";
import { InvitationsCard } from "../../identity/public/InvitationsCard";
import { TimeAgo } from "../../ui/TimeAgo";
import type { TeachingInvitationsCardMutation } from "../../__generated__/TeachingInvitationsCardMutation.graphql";
import { useAction } from "../../relay/use-action";

/** Open invitations of arenas to teach there; renders nothing if there are none. */
export function TeachingInvitationsCard({ viewer }: { viewer: TeachingInvitationsCard_viewer$key }) {
  const { teachingInvitations } = useFragment(
    graphql`
      fragment TeachingInvitationsCard_viewer on Viewer {
        teachingInvitations {
          id
          arenaName
          calledName
          timeZone
          sentAt
        }
      }
    `,
    viewer,
  );
  const [answer, pending] = useAnswerTeachingInvitationMutation();
  return (
    <InvitationsCard
      title="Convites para dar aulas"
      icon={GraduationCap}
      invitations={teachingInvitations.map(({ id, arenaName, calledName, timeZone, sentAt }) => ({
        id,
        placeName: arenaName,
        asks: `Dar aulas na ${placeInSentence("ARENA", arenaName)}`,
        detail: (
          <>
            Convite da arena para {calledName}, <TimeAgo instant={sentAt} timeZone={timeZone} />. Se aceitar,
            ela vê seu nome, seu e-mail e suas certificações.
          </>
        ),
      }))}
      answer={async (invitationId, accept) =>
        (await answer({ input: { invitationId, accept } }))?.answerTeachingInvitation
      }
      pending={pending}
      afterYes="Suas aulas já estão no menu."
      afterNo="A arena foi avisada."
    />
  );
}

function useAnswerTeachingInvitationMutation() {
  return useAction<TeachingInvitationsCardMutation>(
    graphql`
      mutation TeachingInvitationsCardMutation($input: AnswerTeachingInvitationInput!) {
        answerTeachingInvitation(input: $input) {
          ... on AnswerTeachingInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
            viewer {
              ...TeachingInvitationsCard_viewer
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
        const answered = store.getRootField("answerTeachingInvitation")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("teachingInvitations");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "teachingInvitations");
      },
    },
  );
}
