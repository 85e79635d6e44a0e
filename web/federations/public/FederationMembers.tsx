import { Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  FederationMembers_federation$data,
  FederationMembers_federation$key,
} from "../../__generated__/FederationMembers_federation.graphql";
import { PendingInvitation, PlacePeople } from "../../identity/public/PlacePeople";
import { lazyDialog } from "../../ui/lazy-code";
import { useRemoveMemberMutation } from "./use-member-mutations";

const PositionDialog = lazyDialog(async () => (await import("./PositionDialog")).PositionDialog);

type MemberOfList = FederationMembers_federation$data["members"][number];

interface FederationMembersProps {
  federation: FederationMembers_federation$key;
  onAdd: () => void;
  /** Something has changed: what else is shown of the federation may have, too. */
  onDone: () => void;
}

/** The people of a federation and the open invitations, for itself and for the administration. */
export function FederationMembers({ federation, onAdd, onDone }: FederationMembersProps) {
  const { members, invitations } = useFragment(
    graphql`
      fragment FederationMembers_federation on Federation {
        members {
          id
          position
          name
          email
          isViewer
        }
        invitations {
          id
          ...PlacePeople_invitation
        }
      }
    `,
    federation,
  );
  const [changing, setChanging] = useState<MemberOfList | null>(null);
  const [remove, pending] = useRemoveMemberMutation();
  return (
    <>
      <PlacePeople
        place="federação"
        people={members.map((member) => ({
          id: member.id,
          name: member.name,
          facts: `${member.position} · ${member.email}`,
          isViewer: member.isViewer,
          actions: [{ label: "Mudar cargo", icon: Pencil, onSelect: () => setChanging(member) }],
        }))}
        invitations={invitations.map((invitation) => (
          <PendingInvitation key={invitation.id} invitation={invitation} onWithdrawn={onDone} />
        ))}
        remove={async (memberId) => (await remove({ input: { memberId } }))?.removeFederationMember}
        pending={pending}
        addLabel="Incluir pessoa"
        onAdd={onAdd}
        onDone={onDone}
      />
      {changing ? (
        <PositionDialog
          open
          key={changing.id}
          member={changing}
          onClose={() => {
            setChanging(null);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}
