import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Pencil, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  FederationMembers_federation$data,
  FederationMembers_federation$key,
} from "../../__generated__/FederationMembers_federation.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DetailSection } from "../../ui/DetailSection";
import { lazyDialog } from "../../ui/lazy-dialog";
import { MoreMenu } from "../../ui/MoreMenu";
import { Notice } from "../../ui/Notice";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { PendingInvitation } from "../invitations/PendingInvitation";
import { useRemoveMemberMutation } from "./use-member-mutations";

const PositionDialog = lazyDialog(async () => (await import("./PositionDialog")).PositionDialog);

type MemberOfList = FederationMembers_federation$data["members"][number];

interface FederationMembersProps {
  federation: FederationMembers_federation$key;
  onAdd: () => void;
  /** Something has changed: the history has, too. */
  onDone: () => void;
}

/** Who works for a federation, and who is asked to. */
export function FederationMembers({ federation, onAdd, onDone }: FederationMembersProps) {
  const { members, invitations } = useFragment(
    graphql`
      fragment FederationMembers_federation on Federation {
        members {
          id
          position
          person {
            name
            email
          }
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

  const confirm = async () => {
    if (!removing) return;
    const answer = (await remove({ input: { memberId: removing.id } }))?.removeFederationMember;
    if (!answer) return;
    if (answer.message) return setRefusal(answer.message);
    setRemoving(null);
    toast.success({ title: "Pessoa retirada", description: "Ela recebe um e-mail." });
    onDone();
  };

  return (
    <DetailSection title="Pessoas">
      {members.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém ainda cuida desta federação.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {members.map((member) => (
            <HStack as="li" key={member.id} justify="space-between" gap="3">
              <Person
                name={member.person.name}
                facts={`${member.position} · ${member.person.email}`}
                size="sm"
              />
              <MoreMenu
                label={`Mais ações para ${member.person.name}`}
                variant="ghost"
                actions={[
                  { label: "Mudar cargo", icon: Pencil, onSelect: () => setChanging(member) },
                  {
                    label: "Retirar da federação",
                    icon: UserMinus,
                    dangerous: true,
                    onSelect: () => {
                      setRefusal(null);
                      setRemoving(member);
                    },
                  },
                ]}
              />
            </HStack>
          ))}
        </Stack>
      )}
      {invitations.map((invitation) => (
        <Box key={invitation.id}>
          <PendingInvitation invitation={invitation} onWithdrawn={onDone} />
        </Box>
      ))}
      <Button size="sm" variant="outline" colorPalette="sea" onClick={onAdd}>
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
        title={`Retirar ${removing?.person.name ?? "a pessoa"}?`}
        description="Ela perde o acesso à área da federação e recebe um e-mail. A conta dela continua a mesma."
        confirmLabel="Retirar"
        pendingLabel="Retirando…"
        dangerous
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setRemoving(null)}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </DetailSection>
  );
}
