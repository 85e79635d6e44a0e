import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogOut, UserMinus, UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { PendingInvitation_invitation$key } from "../../__generated__/PendingInvitation_invitation.graphql";
import { renewAccess } from "../../relay/access";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { MoreMenu } from "../../ui/MoreMenu";
import { Notice } from "../../ui/Notice";
import type { MenuAction } from "../../ui/OpenMenu";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { PendingInvitation } from "./PendingInvitation";

interface PersonOfPlace {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

interface PlacePeopleProps<P extends PersonOfPlace> {
  /** What they work for, as a sentence names it after "da". */
  place: "arena" | "federação";
  people: readonly P[];
  factsOf: (person: P) => string;
  /** What else than ending it can be done with somebody. */
  actionsFor?: (person: P) => MenuAction[];
  /** Whether somebody can be taken out; who is here can always leave. */
  canRemove?: (person: P) => boolean;
  invitations: readonly ({ readonly id: string } & PendingInvitation_invitation$key)[];
  /** Ends it. @returns null where no answer came, else the refusal if there is one. */
  remove: (id: string) => Promise<{ message?: string | null | undefined } | null | undefined>;
  pending: boolean;
  addLabel: string;
  onAdd: () => void;
  /** Something has changed: what else is shown of the place may have, too. */
  onDone: () => void;
  children?: ReactNode;
}

/** Who works for an arena or a federation, whom it has asked to, and how one leaves. */
export function PlacePeople<P extends PersonOfPlace>({
  place,
  people,
  factsOf,
  actionsFor = () => [],
  canRemove = () => true,
  invitations,
  remove,
  pending,
  addLabel,
  onAdd,
  onDone,
  children,
}: PlacePeopleProps<P>) {
  const [removing, setRemoving] = useState<P | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();

  const confirm = async () => {
    if (!removing) return;
    const answer = await remove(removing.id);
    if (!answer) return;
    if (answer.message) return setRefusal(answer.message);
    setRemoving(null);
    if (!removing.isViewer) {
      toast.success({ title: "Pessoa retirada", description: "Ela recebe um e-mail." });
      return onDone();
    }
    toast.success({ title: `Você saiu da ${place}` });
    await navigate("/");
    await renewAccess().catch(() => undefined);
  };

  const ending = (person: P) => () => {
    setRefusal(null);
    setRemoving(person);
  };
  const endingOf = (person: P): MenuAction[] =>
    person.isViewer
      ? [{ label: `Sair da ${place}`, icon: LogOut, dangerous: true, onSelect: ending(person) }]
      : canRemove(person)
        ? [{ label: `Retirar da ${place}`, icon: UserMinus, dangerous: true, onSelect: ending(person) }]
        : [];

  return (
    <Stack gap="3">
      {people.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém ainda cuida desta {place}.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {people.map((person) => {
            const actions = [...actionsFor(person), ...endingOf(person)];
            return (
              <HStack as="li" key={person.id} justify="space-between" gap="3">
                <Person name={person.name} facts={factsOf(person)} size="sm" />
                {actions.length === 0 ? null : (
                  <MoreMenu label={`Mais ações para ${person.name}`} variant="ghost" actions={actions} />
                )}
              </HStack>
            );
          })}
        </Stack>
      )}
      {invitations.map((invitation) => (
        <PendingInvitation key={invitation.id} invitation={invitation} onWithdrawn={onDone} />
      ))}
      <Button size="sm" variant="outline" colorPalette="sea" alignSelf="flex-start" onClick={onAdd}>
        <UserPlus />
        {addLabel}
      </Button>
      {children}
      <ConfirmDialog
        open={removing !== null}
        title={removing?.isViewer ? `Sair da ${place}?` : `Retirar ${removing?.name ?? "a pessoa"}?`}
        description={
          removing?.isViewer
            ? `Você perde o acesso à área da ${place}. A sua conta continua a mesma.`
            : `Ela perde o acesso à área da ${place} e recebe um e-mail. A conta dela continua a mesma.`
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
