import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogOut, Pencil, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type {
  FederationMembers_federation$data,
  FederationMembers_federation$key,
} from "../../__generated__/FederationMembers_federation.graphql";
import { PendingInvitation } from "../../identity/public/PendingInvitation";
import { renewAccess } from "../../relay/access";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { lazyDialog } from "../../ui/lazy-dialog";
import { MoreMenu } from "../../ui/MoreMenu";
import { Notice } from "../../ui/Notice";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
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
          ...PendingInvitation_invitation
        }
      }
    `,
    federation,
  );
  const [changing, setChanging] = useState<MemberOfList | null>(null);
  const [removing, setRemoving] = useState<MemberOfList | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, pending] = useRemoveMemberMutation();
  const navigate = useNavigate();

  const confirm = async () => {
    if (!removing) return;
    const answer = (await remove({ input: { memberId: removing.id } }))?.removeFederationMember;
    if (!answer) return;
    if (answer.message) return setRefusal(answer.message);
    setRemoving(null);
    if (!removing.isViewer) {
      toast.success({ title: "Pessoa retirada", description: "Ela recebe um e-mail." });
      return onDone();
    }
    toast.success({ title: "Você saiu da federação" });
    await navigate("/");
    await renewAccess().catch(() => undefined);
  };

  const ending = (member: MemberOfList) => () => {
    setRefusal(null);
    setRemoving(member);
  };

  return (
    <Stack gap="3">
      {members.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém ainda cuida desta federação.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {members.map((member) => (
            <HStack as="li" key={member.id} justify="space-between" gap="3">
              <Person name={member.name} facts={`${member.position} · ${member.email}`} size="sm" />
              <MoreMenu
                label={`Mais ações para ${member.name}`}
                variant="ghost"
                actions={[
                  { label: "Mudar cargo", icon: Pencil, onSelect: () => setChanging(member) },
                  member.isViewer
                    ? { label: "Sair da federação", icon: LogOut, dangerous: true, onSelect: ending(member) }
                    : {
                        label: "Retirar da federação",
                        icon: UserMinus,
                        dangerous: true,
                        onSelect: ending(member),
                      },
                ]}
              />
            </HStack>
          ))}
        </Stack>
      )}
      {invitations.map((invitation) => (
        <PendingInvitation key={invitation.id} invitation={invitation} onWithdrawn={onDone} />
      ))}
      <Button size="sm" variant="outline" colorPalette="sea" alignSelf="flex-start" onClick={onAdd}>
        <UserPlus />
        Incluir pessoa
      </Button>
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
      <ConfirmDialog
        open={removing !== null}
        title={removing?.isViewer ? "Sair da federação?" : `Retirar ${removing?.name ?? "a pessoa"}?`}
        description={
          removing?.isViewer
            ? "Você perde o acesso à área da federação. A sua conta continua a mesma."
            : "Ela perde o acesso à área da federação e recebe um e-mail. A conta dela continua a mesma."
        }
        confirmLabel={removing?.isViewer ? "Sair" : "Retirar"}
        pendingLabel={removing?.isViewer ? "Saindo…" : "Retirando…"}
        dangerous
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setRemoving(null)}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </Stack>
  );
}
