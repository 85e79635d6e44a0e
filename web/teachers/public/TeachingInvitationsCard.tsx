import { GraduationCap } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import type { TeachingInvitationsCard_viewer$key } from "../../__generated__/TeachingInvitationsCard_viewer.graphql";
import { InvitationsCard } from "../../identity/public/InvitationsCard";
import { TimeAgo } from "../../ui/TimeAgo";
import { useAnswerTeachingInvitationMutation } from "./use-answer-teaching-invitation-mutation";

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
