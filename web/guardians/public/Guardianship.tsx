import { HeartHandshake } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { kinshipLabel } from "../../../server/guardians/kinship.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { Guardianship_viewer$key } from "../../__generated__/Guardianship_viewer.graphql";
import type { GuardianshipAnswerMutation as AnswerMutation } from "../../__generated__/GuardianshipAnswerMutation.graphql";
import type { GuardianshipConsentMutation as ConsentMutation } from "../../__generated__/GuardianshipConsentMutation.graphql";
import type { GuardianshipEndMutation as EndMutation } from "../../__generated__/GuardianshipEndMutation.graphql";
import { InvitationsCard } from "../../identity/public/InvitationsCard";
import { renewAccess } from "../../relay/access";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";

function useAnswerGuardianMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation GuardianshipAnswerMutation($input: AnswerGuardianInvitationInput!) {
        answerGuardianInvitation(input: $input) {
          ... on AnswerGuardianInvitationSuccess @alias(as: "done") {
            viewer {
              ...Guardianship_viewer
              ...DependentsPage_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao convite", description: "Tente novamente." },
    },
  );
}

/** @param athleteId the minor, where the list of those who answer for them is on the page. */
function useEndGuardianshipMutation(guardianshipId: string, athleteId?: string) {
  return useAction<EndMutation>(
    graphql`
      mutation GuardianshipEndMutation($input: EndGuardianshipInput!) {
        endGuardianship(input: $input) {
          viewer {
            ...Guardianship_viewer
            ...DependentsPage_viewer
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao encerrar", description: "Tente novamente." },
      updater: (store) => {
        const minor = athleteId === undefined ? null : store.get(athleteId);
        const left = minor
          ?.getLinkedRecords("guardianships")
          ?.filter((guardian) => guardian.getDataID() !== guardianshipId);
        if (left) minor?.setLinkedRecords(left, "guardianships");
      },
    },
  );
}

export function useConsentToNameMutation() {
  return useAction<ConsentMutation>(
    graphql`
      mutation GuardianshipConsentMutation($input: ConsentToNameInput!) {
        consentToName(input: $input) {
          ... on ConsentToNameSuccess @alias(as: "done") {
            viewer {
              guardianships {
                nameIsPublic
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar a autorização", description: "Tente novamente." } },
  );
}

/** Invitations to be a minor's guardian; renders nothing if there are none. */
export function GuardianInvitationsCard({ viewer }: { viewer: Guardianship_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment Guardianship_viewer on Viewer {
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

interface EndGuardianshipDialogProps {
  guardianshipId: string;
  /** The minor, if their guardians are listed on the page. */
  athleteId?: string;
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  doneDetail: string;
  onClose: () => void;
}

/** Confirms the end of a guardianship or the withdrawal of an invitation. */
export function EndGuardianshipDialog({
  guardianshipId,
  athleteId,
  done,
  doneDetail,
  onClose,
  ...texts
}: EndGuardianshipDialogProps) {
  const [end, pending] = useEndGuardianshipMutation(guardianshipId, athleteId);
  const confirm = async () => {
    if (!(await end({ input: { guardianshipId } }))) return;
    onClose();
    toast.success({ title: done, description: doneDetail });
    // The menu depends on the session: refresh it.
    await renewAccess().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      {...texts}
      pendingLabel="Encerrando…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
