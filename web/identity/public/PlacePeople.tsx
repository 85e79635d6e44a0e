import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogOut, UserMinus, UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { renewAccess } from "../../relay/access";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { MoreMenu } from "../../ui/MoreMenu";
import { Notice } from "../../ui/Notice";
import type { MenuAction } from "../../ui/OpenMenu";
import { Person } from "../../ui/Person";
import type { Refusal } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";

interface PersonOfPlace {
  id: string;
  name: string;
  facts: string;
  isViewer: boolean;
  /** What else than ending it can be done with them. */
  actions?: MenuAction[];
  /** Whether others cannot take them out; they can always leave. */
  stays?: boolean;
}

interface PlacePeopleProps {
  /** The word for the place in sentences, after "da". */
  place: "arena" | "federação";
  people: readonly PersonOfPlace[];
  /** The rows of open invitations. */
  invitations: ReactNode;
  /** Removes a person, or the viewer. @returns the mutation's payload; undefined if the request failed. */
  remove: (id: string) => Promise<{ readonly refusal: Refusal | null | undefined } | undefined>;
  pending: boolean;
  addLabel: string;
  onAdd: () => void;
  /** After a removal: the page has to be read again. */
  onDone: () => void;
}

/** Who works for an arena or a federation, whom it has asked to, and how one leaves. */
export function PlacePeople({
  place,
  people,
  invitations,
  remove,
  pending,
  addLabel,
  onAdd,
  onDone,
}: PlacePeopleProps) {
  const [removing, setRemoving] = useState<PersonOfPlace | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();

  const confirm = async () => {
    if (!removing) return;
    const answer = await remove(removing.id);
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    setRemoving(null);
    if (!removing.isViewer) {
      toast.success({ title: "Pessoa retirada", description: "Ela recebe um e-mail." });
      return onDone();
    }
    toast.success({ title: `Você saiu da ${place}` });
    await navigate("/");
    await renewAccess().catch(() => undefined);
  };

  const ending = (person: PersonOfPlace) => () => {
    setRefusal(null);
    setRemoving(person);
  };
  const endingOf = (person: PersonOfPlace): MenuAction[] =>
    person.isViewer
      ? [{ label: `Sair da ${place}`, icon: LogOut, dangerous: true, onSelect: ending(person) }]
      : person.stays
        ? []
        : [{ label: `Retirar da ${place}`, icon: UserMinus, dangerous: true, onSelect: ending(person) }];

  return (
    <Stack gap="3">
      {people.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém ainda cuida desta {place}.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {people.map((person) => {
            const actions = [...(person.actions ?? []), ...endingOf(person)];
            return (
              <HStack as="li" key={person.id} justify="space-between" gap="3">
                <Person name={person.name} facts={person.facts} size="sm" />
                {actions.length === 0 ? null : (
                  <MoreMenu label={`Mais ações para ${person.name}`} variant="ghost" actions={actions} />
                )}
              </HStack>
            );
          })}
        </Stack>
      )}
      {invitations}
      <Button size="sm" variant="outline" colorPalette="sea" alignSelf="flex-start" onClick={onAdd}>
        <UserPlus />
        {addLabel}
      </Button>
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
