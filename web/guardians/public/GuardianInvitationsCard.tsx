import { HeartHandshake } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { kinshipLabel } from "../../../server/guardians/kinship.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { GuardianInvitationsCard_viewer$key } from "../../__generated__/GuardianInvitationsCard_viewer.graphql";
import { InvitationsCard } from "../../identity/public/InvitationsCard";
import { TimeAgo } from "../../ui/TimeAgo";
import { useAnswerGuardianMutation } from "./use-guardian-mutations";

/** Invitations to be a minor's guardian; renders nothing if there are none. */
export function GuardianInvitationsCard({ viewer }: { viewer: GuardianInvitationsCard_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment GuardianInvitationsCard_viewer on Viewer {
        guardianships {
          id
          childName
          kinship
          arenaName
          sentAt
          viewerIsAsked
        }
      }
    `,
    viewer,
  );
  const [answer, pending] = useAnswerGuardianMutation();
  return (
    <InvitationsCard
      title="Convites para responder por uma criança"
      icon={HeartHandshake}
      invitations={guardianships
        .filter(({ viewerIsAsked }) => viewerIsAsked)
        .map(({ id, childName, arenaName, kinship, sentAt }) => ({
          id,
          placeName: childName,
          asks: `Responder por ${childName}`,
          detail: (
            <>
              {arenaName ?? childName} indicou você ({kinshipLabel[kinship].toLowerCase()}),{" "}
              <TimeAgo instant={sentAt} timeZone={brasiliaTime} />. Se aceitar, você age em nome da criança, e
              as arenas dela veem seu nome, seu e-mail e seu telefone.
            </>
          ),
        }))}
      answer={async (guardianshipId, accept) =>
        (await answer({ input: { guardianshipId, accept } }))?.answerGuardianInvitation
      }
      pending={pending}
      afterYes="A criança está em “Dependentes”."
      afterNo="Quem convidou foi avisado."
    />
  );
}
